// Components of both generations, as they stand in a message.

import { h, icon } from "./dom.js";
import { interact } from "./actions.js";
import { lightbox } from "./lightbox.js";
import { link, markdown } from "./markdown.js";
import { picker } from "./picker.js";
import { guildOf, here, store, userName } from "./store.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/** Render a list of components of a message. */
export function components(list, message) {
  return list.map((one) => component(one, message));
}

function component(one, message) {
  switch (one.type) {
    case 1: return h("div", { class: "row" }, components(one.components, message));
    case 2: return button(one, message);
    case 3: case 5: case 6: case 7: case 8: return select(one, message);
    case 9: return h("div", { class: "section" }, h("div", { class: "section-text" }, components(one.components, message)),
      h("div", { class: "section-side" }, component(one.accessory, message)));
    case 10: return markdown(one.content);
    case 11: return thumbnail(one);
    case 12: return gallery(one.items);
    case 13: return file(one.file.url, one.name ?? one.file.url.split("/").pop(), one.size, one.spoiler);
    case 14: return h("hr", { class: `separator${one.divider === false ? " separator-bare" : ""}${one.spacing === 2 ? " separator-wide" : ""}` });
    case 17: return container(one, message);
    default: return h("p", { class: "unknown" }, `A component of type ${one.type}, which this page does not know.`);
  }
}

function container(one, message) {
  const node = h("div", { class: `container${one.spoiler ? " veiled" : ""}` }, components(one.components, message));
  if (one.accent_color != null) {
    node.classList.add("container-accent");
    node.style.setProperty("--strip", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  }
  if (one.spoiler) veil(node);
  return node;
}

/** Hide something behind a click. */
function veil(node) {
  const cover = h("button", { type: "button", class: "veil-cover", onclick: () => { node.classList.remove("veiled"); cover.remove(); } }, "Spoiler");
  node.append(cover);
}

export const emojiText = (emoji) => (!emoji ? null : emoji.id ? `:${emoji.name}:` : emoji.name);

function button(one, message) {
  const face = [one.emoji && h("span", { class: "button-emoji" }, emojiText(one.emoji)), one.label && h("span", {}, one.label)];
  if (one.style === 5) {
    const node = link(one.url, [...face, icon("out")]);
    node.className = "button button-link";
    if (one.disabled) node.setAttribute("aria-disabled", "true");
    return node;
  }
  const node = h("button", {
    type: "button", class: `button button-${STYLES[one.style]}`, disabled: one.disabled, data: { customId: one.custom_id ?? "" },
    onclick: () => press(node, message, "click", { custom_id: one.custom_id }),
  }, face);
  return node;
}

/** Send an interaction with a message, and show in place how it goes. */
async function press(node, message, what, body) {
  if (node.classList.contains("busy")) return;
  const article = node.closest(".message");
  article?.querySelector(".failed")?.remove();
  node.classList.add("busy");
  node.setAttribute("aria-busy", "true");
  const outcome = await interact(what, { message: message.id, ...body });
  node.classList.remove("busy");
  node.removeAttribute("aria-busy");
  if (outcome.failed) {
    const live = document.getElementById(`m${message.id}`) ?? article;
    live?.querySelector(".message-body")?.append(h("p", { class: "failed", role: "alert" }, icon("warn"), outcome.failed));
  }
}

/** The options of a select, whatever it is of. */
export function optionsOf(one, channel = here()) {
  const guild = guildOf(channel);
  const people = () => (guild ? guild.members : Object.keys(store.world.users)).map((id) => ({ value: id, label: userName(id) }));
  const roles = () => (guild?.roles ?? []).map((r) => ({ value: r.id, label: r.name }));
  if (one.type === 5) return people();
  if (one.type === 6) return roles();
  if (one.type === 7) return [...people(), ...roles()];
  if (one.type === 8) {
    const wanted = one.channel_types?.length ? one.channel_types : null;
    return (guild?.channels ?? []).filter((c) => !wanted || wanted.includes(c.type)).map((c) => ({ value: c.id, label: `#${c.name}` }));
  }
  return (one.options ?? []).map((o) => ({ value: o.value, label: o.label, description: o.description, emoji: emojiText(o.emoji) }));
}

/** The values a select begins with. */
export const chosenOf = (one) => [...(one.options ?? []).filter((o) => o.default).map((o) => o.value), ...(one.default_values ?? []).map((d) => d.id)];

function select(one, message) {
  const control = picker({
    options: optionsOf(one), min: one.min_values ?? 1, max: one.max_values ?? 1, chosen: chosenOf(one),
    placeholder: one.placeholder || "Make a selection", disabled: one.disabled,
    oncommit: (values) => press(control.node, message, "choose", { custom_id: one.custom_id, values }),
  });
  control.node.dataset.customId = one.custom_id;
  return control.node;
}

// -- media ------------------------------------------------------------------------------------------------------------

function picture(media, alt, spoiler, all, at) {
  const image = h("img", { src: media.url, alt: alt || "", loading: "lazy", decoding: "async" });
  if (media.width) { image.width = media.width; image.height = media.height; }
  const node = h("button", { type: "button", class: `picture${spoiler ? " veiled" : ""}`, title: alt || null, aria: { label: alt ? `Picture: ${alt}` : "Picture" } }, image);
  node.addEventListener("click", () => {
    if (node.classList.contains("veiled")) node.classList.remove("veiled");
    else lightbox(all, at);
  });
  return node;
}

function gallery(items) {
  const all = items.map((i) => ({ url: i.media.url, alt: i.description }));
  return h("div", { class: `gallery gallery-${Math.min(items.length, 4)}` }, items.map((i, n) => picture(i.media, i.description, i.spoiler, all, n)));
}

function thumbnail(one) {
  const node = picture(one.media, one.description, one.spoiler, [{ url: one.media.url, alt: one.description }], 0);
  node.classList.add("thumbnail");
  return node;
}

function file(url, name, size, spoiler) {
  const node = h("div", { class: `file${spoiler ? " veiled" : ""}` }, icon("file"),
    h("span", { class: "file-name" }, h("a", { href: url, download: name, target: "_blank", rel: "noopener noreferrer" }, name), size != null && h("small", {}, bytes(size))));
  if (spoiler) veil(node);
  return node;
}

const bytes = (n) => (n < 1024 ? `${n} B` : n < 1 << 20 ? `${(n / 1024).toFixed(1)} KB` : `${(n / (1 << 20)).toFixed(1)} MB`);

/** The files of a message of the first generation (in the second, components show them). */
export function attachments(list) {
  const pictures = list.filter((a) => a.content_type?.startsWith("image/"));
  const all = pictures.map((a) => ({ url: a.url, alt: a.description }));
  const others = list.filter((a) => !pictures.includes(a));
  return [
    pictures.length > 0 && h("div", { class: `gallery gallery-${Math.min(pictures.length, 4)}` }, pictures.map((a, n) => picture(a, a.description, a.filename.startsWith("SPOILER_"), all, n))),
    ...others.map((a) => file(a.url, a.filename, a.size, a.filename.startsWith("SPOILER_"))),
  ];
}

/** An embed of the first generation. */
export function embed(one) {
  const node = h("div", { class: "container container-accent embed" },
    one.author?.name && h("p", { class: "embed-author" }, one.author.name),
    one.title && h("p", { class: "embed-title" }, one.url ? link(one.url, one.title) : markdown(one.title, { plain: true })),
    one.description && markdown(one.description),
    one.fields?.length > 0 && h("div", { class: "embed-fields" }, one.fields.map((f) => h("div", { class: f.inline ? "inline" : "" }, h("strong", {}, f.name), markdown(f.value)))),
    one.image?.url && gallery([{ media: one.image }]),
    one.footer?.text && h("p", { class: "embed-footer" }, one.footer.text));
  if (one.thumbnail?.url) node.append(thumbnail({ media: one.thumbnail }));
  node.style.setProperty("--strip", one.color != null ? `#${one.color.toString(16).padStart(6, "0")}` : "var(--line)");
  return node;
}
