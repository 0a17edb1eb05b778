// A picture at full size, over everything else.

import { fill, h, icon } from "./dom.js";

/** Show pictures ({ url, alt }), beginning with one of them. */
export function lightbox(pictures, start = 0) {
  let at = start;
  const stage = h("div", { class: "lightbox-stage" });
  const dialog = h("dialog", { class: "lightbox", aria: { label: "Picture" } }, stage);
  const step = (by) => { at = (at + by + pictures.length) % pictures.length; draw(); };
  const draw = () => {
    const { url, alt } = pictures[at];
    const many = pictures.length > 1;
    fill(stage,
      h("a", { href: url, target: "_blank", rel: "noopener noreferrer", title: "Open in a tab of its own" }, h("img", { src: url, alt: alt || "" })),
      alt && h("p", { class: "lightbox-alt" }, alt),
      h("button", { type: "button", class: "icon-button lightbox-close", aria: { label: "Close" }, onclick: () => dialog.close() }, icon("close")),
      many && h("button", { type: "button", class: "icon-button lightbox-left", aria: { label: "Previous picture" }, onclick: () => step(-1) }, icon("right")),
      many && h("button", { type: "button", class: "icon-button lightbox-right", aria: { label: "Next picture" }, onclick: () => step(1) }, icon("right")));
  };
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog || event.target === stage) dialog.close(); });
  dialog.addEventListener("close", () => dialog.remove());
  draw();
  document.body.append(dialog);
  dialog.showModal();
}
