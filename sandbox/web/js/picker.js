// Choosing from a list: the selects of messages, of modals and of command options.

import { h, icon, put } from "./dom.js";
import { closePopover, openPopover } from "./popover.js";

const SEARCH_FROM = 8; // options; shorter lists need no search

/**
 * Make a control that opens a list. Options: { value, label, description, emoji }.
 * With max 1 a pick commits at once; otherwise there are check marks and a Done button.
 */
export function picker({ options, min = 1, max = 1, chosen = [], placeholder = "Make a selection", label, disabled = false, oncommit }) {
  let picked = [...chosen];
  const face = h("span", { class: "picker-face" });
  const trigger = h("button", {
    type: "button", class: "picker", disabled, onclick: () => show(),
    aria: { haspopup: "listbox", expanded: "false", label: label || placeholder },
    onkeydown: (event) => { if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); show(); } },
  }, face, icon("down"));

  function draw() {
    const labels = options.filter((o) => picked.includes(o.value)).map((o) => o.label);
    face.textContent = labels.length ? labels.join(", ") : placeholder;
    face.classList.toggle("picker-empty", !labels.length);
  }

  function commit(values) {
    picked = values;
    draw();
    closePopover();
    trigger.focus();
    oncommit?.(values);
  }

  function show() {
    const marked = new Set(picked);
    const multi = max > 1;
    const search = h("input", { type: "text", class: "field", placeholder: "Search", autocomplete: "off", aria: { label: "Search the options" } });
    const listbox = h("div", { class: "options", role: "listbox", tabIndex: -1, aria: { multiselectable: String(multi), label: label || placeholder } });
    const done = h("button", { type: "button", class: "button button-accent", onclick: () => commit(options.map((o) => o.value).filter((v) => marked.has(v))) });
    const rows = options.map((option) => row(option));

    function row(option) {
      const node = h("button", {
        type: "button", class: "option", role: "option", aria: { selected: String(marked.has(option.value)) },
        onclick: () => toggle(option),
      }, multi && h("span", { class: "tick" }, icon("check")), option.emoji && h("span", { class: "option-emoji" }, option.emoji),
      h("span", { class: "option-text" }, h("span", {}, option.label), option.description && h("small", {}, option.description)),
      !multi && marked.has(option.value) && icon("check"));
      node.option = option;
      return node;
    }

    function toggle(option) {
      if (!multi) {
        // A list that may stay empty lets go of what is chosen.
        commit(min === 0 && marked.has(option.value) ? [] : [option.value]);
        return;
      }
      if (marked.has(option.value)) marked.delete(option.value);
      else if (marked.size < max) marked.add(option.value);
      for (const node of rows) node.setAttribute("aria-selected", String(marked.has(node.option.value)));
      count();
    }

    function count() {
      done.disabled = marked.size < min || marked.size > max;
      done.textContent = marked.size ? `Done (${marked.size})` : "Done";
      note.textContent = min === max ? `Choose ${min}` : `Choose ${min} to ${max}`;
      note.classList.toggle("full", marked.size >= max);
    }

    const note = h("small", { class: "options-note" });
    put(listbox, rows);
    search.addEventListener("input", () => {
      const words = search.value.toLowerCase();
      for (const node of rows) node.hidden = !`${node.option.label} ${node.option.description ?? ""}`.toLowerCase().includes(words);
    });
    const content = h("div", { class: "options-box" }, options.length > SEARCH_FROM && search, listbox,
      !options.length && h("p", { class: "options-none" }, "Nothing to choose from."),
      multi && h("div", { class: "options-foot" }, note, done));
    count();
    content.addEventListener("keydown", (event) => arrows(event, rows, search));
    openPopover(trigger, content, { label: label || placeholder });
    const first = rows.find((r) => marked.has(r.option.value)) ?? rows[0];
    (options.length > SEARCH_FROM ? search : first)?.focus();
  }

  draw();
  return { node: trigger, get values() { return picked; }, open: show };
}

/** Move through rows with the arrow keys; typing goes to the search field. */
export function arrows(event, rows, search) {
  const visible = rows.filter((r) => !r.hidden);
  const at = visible.indexOf(document.activeElement);
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const next = at < 0 ? (event.key === "ArrowDown" ? 0 : visible.length - 1) : at + (event.key === "ArrowDown" ? 1 : -1);
    if (next < 0 && search?.isConnected) search.focus();
    else visible[Math.max(0, Math.min(next, visible.length - 1))]?.focus();
  } else if (event.key === "Home" && at >= 0) { event.preventDefault(); visible[0]?.focus(); }
  else if (event.key === "End" && at >= 0) { event.preventDefault(); visible.at(-1)?.focus(); }
  else if (event.key === "Enter" && document.activeElement === search) { event.preventDefault(); visible[0]?.click(); }
}
