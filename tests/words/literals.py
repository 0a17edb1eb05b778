"""Finds literal texts for players in code: what is shown must come from data/locales/, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("cogs", "host", "render")
DEVELOPERS = ("render/kit/", "samples.py", "__main__.py", "bench.py", "render/check.py")
"""Design samples and tools for developers: nobody at a table sees them."""

_SENTENCE = re.compile(r"^\W*[A-ZÀ-Ý][a-zà-ÿ]+|[a-zà-ÿ]{2,}[.!?…]\W*$")
_WORDS = re.compile(r"[A-Za-zÀ-ÿ]{2,}[,;:]? +[A-Za-zÀ-ÿ]{2,}")
_BESIDE_SPACE = re.compile(r"(^|\s)[A-Za-zÀ-ÿ]{2,}[,;:]? | [A-Za-zÀ-ÿ]{2,}([.,;:!?]|\s|$)")
_LETTERS = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
_FILE = re.compile(r"^[\w/ .-]+\.(otf|ttf|png|ftl|yaml|json|py)$")

_QUIET = re.compile(
    r"(^|\.)(log(ger)?\.\w+|complain|compile|get_cog|removeprefix|removesuffix|startswith|endswith|cast|"
    r"getLogger|get_type_hints|import_module|TypeVar|create_task|Seat|sprite|frame|warn|__init__)$"
)
"""Calls whose texts go to developers, or are no texts."""

_SHOWN = {"label", "placeholder", "title", "content", "description", "alt", "text", "heading", "footer", "body"}
"""Keyword arguments whose value is shown."""


def literals(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of everything in this code that looks like words for players."""
    tree = ast.parse(source)
    above: dict[ast.AST, ast.AST] = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _tells(node, node.value, above):
            yield node.lineno, node.value


def _tells(node: ast.Constant, value: str, above: dict[ast.AST, ast.AST]) -> bool:
    parents = list(_parents(node, above))
    if not _LETTERS.search(value) or _FILE.match(value) or any(_for_developers(parent) for parent in parents):
        return False
    first = parents[0]
    if isinstance(first, ast.Expr | ast.Subscript | ast.arguments | ast.MatchValue):
        return False  # docstrings, keys, types
    if any(isinstance(parent, ast.Compare) for parent in parents[:2]):
        return False
    if _is_shown(node, parents):
        return bool(_LETTERS.search(re.sub(r"\w+:\w+|[\w-]*[-_:][\w-]*", "", value)))
    if isinstance(first, ast.JoinedStr):
        return bool(_BESIDE_SPACE.search(value))
    return bool(_SENTENCE.search(value) and " " in value) or bool(_SENTENCE.match(value) and _in_body(parents))


def _in_body(parents: list[ast.AST]) -> bool:
    """Inside a function a capitalised word counts; tables of names at module level are classes and fonts."""
    return any(isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef) for parent in parents)


def _is_shown(node: ast.AST, parents: list[ast.AST]) -> bool:
    """Does it stand where only texts stand: a label, a title, the text of a canvas, the answer to a person?"""
    child = node
    for parent in parents:
        if isinstance(parent, ast.keyword):
            return parent.arg in _SHOWN and not isinstance(child, ast.Call)
        if isinstance(parent, ast.Call):
            name = ast.unparse(parent.func)
            place = parent.args.index(child) if child in parent.args else -1
            if name.endswith(("canvas.text", "c.text")):
                return place == 2
            if name.endswith(("send_message", "TextDisplay", "reply.say", "pieces.button", "pieces.text")):
                return place == 0
            return False
        if not isinstance(parent, ast.JoinedStr | ast.BinOp | ast.IfExp | ast.FormattedValue):
            return False
        child = parent
    return False


def _for_developers(parent: ast.AST) -> bool:
    if isinstance(parent, ast.Raise | ast.Assert):
        return True
    if isinstance(parent, ast.Assign) and any(ast.unparse(target) == "__all__" for target in parent.targets):
        return True
    return isinstance(parent, ast.Call) and bool(_QUIET.search(ast.unparse(parent.func)))


def _parents(node: ast.AST, above: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    while node in above:
        node = above[node]
        yield node


def in_folder(root: Path) -> Iterator[str]:
    """file:line: text of every finding under cogs/, host/ and render/."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if not any(part in name for part in DEVELOPERS):
                for line, text in literals(path.read_text(encoding="utf-8")):
                    yield f"{name}:{line}: {text!r}"
