// A floating list beside the thing that opened it; on a phone, a sheet at the bottom.

import { h, narrow } from "./dom.js";

let open = null;

/** Close whatever list is open. */
export function closePopover() {
  if (!open) return;
  const { node, anchor, onclose } = open;
  open = null;
  node.remove();
  anchor.setAttribute("aria-expanded", "false");
  document.removeEventListener("pointerdown", outside, true);
  window.removeEventListener("resize", closePopover);
  onclose?.();
}

function outside(event) {
  if (open && !open.node.contains(event.target) && !open.anchor.contains(event.target)) closePopover();
}

/** Open a list beside an anchor. It is closed by Escape, by a click elsewhere, or when its anchor leaves the page. */
export function openPopover(anchor, content, { label, onclose = null } = {}) {
  closePopover();
  const node = h("div", { class: "popover", role: "dialog", aria: { label } }, content);
  // Inside a modal dialog only what is inside it can be reached.
  (anchor.closest("dialog") ?? document.body).append(node);
  open = { node, anchor, onclose };
  anchor.setAttribute("aria-expanded", "true");
  place(node, anchor);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    closePopover();
    anchor.focus();
  });
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", closePopover);
  return node;
}

/** Whether a list belongs to something inside a node that is about to be replaced. */
export const popoverIn = (node) => open && node.contains(open.anchor);

function place(node, anchor) {
  if (narrow()) { node.classList.add("sheet"); return; }
  const box = anchor.getBoundingClientRect();
  const width = Math.max(box.width, 280);
  const below = window.innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const down = below >= Math.min(340, node.offsetHeight) || below >= above;
  node.style.width = `${width}px`;
  node.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
  node.style.maxHeight = `${Math.min(380, down ? below : above)}px`;
  if (down) node.style.top = `${box.bottom + 4}px`;
  else node.style.bottom = `${window.innerHeight - box.top + 4}px`;
}
