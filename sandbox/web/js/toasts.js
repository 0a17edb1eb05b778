// Short notices in the corner: somebody else is asked, something went wrong.

import { avatar, h, icon } from "./dom.js";
import { switchTo } from "./actions.js";
import { userName } from "./store.js";

const shown = new Map(); // key -> node
const STAYS = 9000;
const MOST = 3;

function show(key, node) {
  shown.get(key)?.remove();
  shown.delete(key);
  // Many people can be asked at once; the newest few say enough, the badges tell the rest.
  for (const [old, its] of [...shown].slice(0, Math.max(0, shown.size - MOST + 1))) { its.remove(); shown.delete(old); }
  shown.set(key, node);
  document.getElementById("toasts").append(node);
  const gone = () => { node.remove(); if (shown.get(key) === node) shown.delete(key); };
  let timer = setTimeout(gone, STAYS);
  node.addEventListener("mouseenter", () => clearTimeout(timer));
  node.addEventListener("mouseleave", () => { timer = setTimeout(gone, 3000); });
  return gone;
}

/** "Bo is asked in Table forge · switch to Bo". */
export function asked(userId, channelId, channelName) {
  const name = userName(userId);
  const node = h("div", { class: "toast" }, avatar(userId, name),
    h("p", {}, h("strong", {}, name), " is asked in ", h("strong", {}, channelName)),
    h("button", { type: "button", class: "button button-accent", onclick: () => { gone(); switchTo(userId, channelId); } }, `Switch to ${name}`),
    h("button", { type: "button", class: "icon-button", aria: { label: "Dismiss" }, onclick: () => gone() }, icon("close")));
  const gone = show(`ask ${userId}`, node);
}

/** Take away the notice for somebody (they have come). */
export function answered(userId) {
  const key = `ask ${userId}`;
  shown.get(key)?.remove();
  shown.delete(key);
}

/** Something went wrong. */
export function trouble(text) {
  const node = h("div", { class: "toast toast-trouble", role: "alert" }, icon("warn"), h("p", {}, text),
    h("button", { type: "button", class: "icon-button", aria: { label: "Dismiss" }, onclick: () => gone() }, icon("close")));
  const gone = show(`trouble ${text}`, node);
}
