// The bot's modals.

import { h } from "./dom.js";
import { interact } from "./actions.js";
import { chosenOf, optionsOf } from "./components.js";
import { markdown } from "./markdown.js";
import { picker } from "./picker.js";
import { store } from "./store.js";

/** Open a modal that the bot answered with. */
export function openModal(modal) {
  const fields = [];
  const wrong = h("p", { class: "failed", hidden: true, role: "alert" });
  const submit = h("button", { type: "submit", class: "button button-primary" }, "Submit");
  const fail = (text) => { wrong.textContent = text; wrong.hidden = false; wrong.scrollIntoView({ block: "nearest" }); };
  const form = h("form", {
    onsubmit: async (event) => {
      event.preventDefault();
      wrong.hidden = true;
      const missing = fields.find((f) => f.missing?.());
      if (missing) { fail(`${missing.label}: please choose.`); missing.focus?.(); return; }
      submit.disabled = true;
      submit.classList.add("busy");
      const outcome = await interact("submit", { opened_by: modal.opened_by, values: Object.fromEntries(fields.map((f) => [f.id, f.value()])) });
      submit.disabled = false;
      submit.classList.remove("busy");
      if (outcome.failed) fail(outcome.failed);
      else dialog.close();
    },
  }, h("h2", {}, modal.title), modal.components.map((row) => rowOf(row, fields)), wrong,
  h("footer", { class: "modal-foot" }, h("button", { type: "button", class: "button button-secondary", onclick: () => dialog.close() }, "Cancel"), submit));
  const dialog = h("dialog", { class: "modal", aria: { label: modal.title } }, h("p", { class: "modal-from" }, `${store.world.bot.name} asks`), form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .picker")?.focus();
}

function rowOf(row, fields) {
  if (row.type === 10) return markdown(row.content);
  const one = row.type === 18 ? row.component : row.components[0];
  const label = row.type === 18 ? row.label : one.label;
  const field = fieldOf(one, label);
  fields.push({ id: one.custom_id, label, ...field });
  const required = (one.required ?? true) && one.type !== 23;
  const title = h("span", { class: "modal-label" }, label, required && h("b", { class: "needed", title: "Required", aria: { label: "required" } }, " *"));
  const text = [title, row.description && h("small", {}, row.description)];
  if (one.type === 23) return h("label", { class: "modal-row choice" }, field.node, h("span", {}, text));
  const single = one.type === 4;
  return h(single ? "label" : "div", { class: "modal-row", role: single ? null : "group", aria: single ? {} : { label } }, text, field.node);
}

function fieldOf(one, label) {
  const required = one.required ?? true;
  if (one.type === 4) {
    const input = h(one.style === 2 ? "textarea" : "input", {
      class: "field", required, value: one.value ?? "", placeholder: one.placeholder ?? "", minLength: one.min_length ?? 0,
      maxLength: one.max_length ?? 4000, autocomplete: "off", name: one.custom_id, ...(one.style === 2 ? { rows: 4 } : {}),
    });
    return { node: input, value: () => input.value };
  }
  if (one.type === 23) {
    const box = h("input", { type: "checkbox", checked: one.default ?? false, name: one.custom_id });
    return { node: box, value: () => box.checked };
  }
  if (one.type === 21 || one.type === 22) {
    const kind = one.type === 21 ? "radio" : "checkbox";
    const inputs = one.options.map((o) => h("input", { type: kind, name: one.custom_id, value: o.value, checked: o.default ?? false }));
    const picked = () => inputs.filter((i) => i.checked).map((i) => i.value);
    const node = h("div", { class: "choices" }, one.options.map((o, n) => h("label", { class: "choice" }, inputs[n], h("span", {}, o.label, o.description && h("small", {}, o.description)))));
    return { node, value: picked, missing: () => required && picked().length < (one.min_values ?? 1), focus: () => inputs[0].focus() };
  }
  if (one.type === 19) return { node: h("p", { class: "unknown" }, "Files cannot be uploaded here."), value: () => [] };
  const control = picker({ options: optionsOf(one), min: required ? one.min_values ?? 1 : 0, max: one.max_values ?? 1, chosen: chosenOf(one), placeholder: one.placeholder || "Make a selection", label, disabled: one.disabled });
  return { node: control.node, value: () => control.values, missing: () => required && control.values.length < (one.min_values ?? 1), focus: () => control.node.focus() };
}
