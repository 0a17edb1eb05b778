"""Pictures: views in, PNG bytes out. Start with `render/README.md`."""
