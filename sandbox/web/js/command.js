// Slash commands: the list that "/" opens, and the form for a command's options.

import { fill, h, icon } from "./dom.js";
import { interact } from "./actions.js";
import { post } from "./api.js";
import { optionsOf } from "./components.js";
import { picker } from "./picker.js";
import { commandsIn, here, localised, store } from "./store.js";

const PAUSE = 180; // ms of silence before an autocomplete is asked for

/** Every command as it is typed: subcommands with their full name. */
export function allCommands() {
  const out = [];
  const visit = (item, names, shown) => {
    const inner = (item.options ?? []).filter((o) => o.type <= 2);
    if (inner.length) inner.forEach((o) => visit(o, [...names, o.name], [...shown, localised(o, "name")]));
    else out.push({ name: names.join(" "), shown: shown.join(" "), description: localised(item, "description"), options: item.options ?? [] });
  };
  const channel = here();
  for (const command of channel ? commandsIn(channel) : []) visit(command, [command.name], [localised(command, "name")]);
  return out;
}

/** Commands that fit what is typed after the slash: beginnings first, then names and descriptions that contain it. */
export function fitting(typed) {
  const words = typed.toLowerCase().trimEnd();
  const rank = (c) => {
    if (c.shown.startsWith(words) || c.name.startsWith(words)) return 0;
    if (c.shown.includes(words) || c.name.includes(words)) return 1;
    return c.description.toLowerCase().includes(words) ? 2 : 3;
  };
  return allCommands().map((c) => [rank(c), c]).filter(([r]) => r < 3).sort((a, b) => a[0] - b[0]).map(([, c]) => c);
}

/** The form for a command's options; `leave` is called with true when the command was sent. */
export function commandForm(command, leave) {
  const fields = command.options.map((o) => new Field(o, command, () => values()));
  const optional = fields.filter((f) => !f.option.required);
  const box = h("div", { class: "command-fields" });
  const chips = h("div", { class: "command-chips" });
  const wrong = h("p", { class: "failed", hidden: true, role: "alert" });
  const send = h("button", { type: "submit", class: "button button-accent" }, "Send");
  // Few options are all shown at once; of many, the optional ones wait behind chips.
  const spread = fields.length <= 3;
  for (const field of fields) field.shown = spread || field.option.required;

  function values() {
    return Object.fromEntries(fields.filter((f) => f.shown && f.value() != null && f.value() !== "").map((f) => [f.option.name, f.value()]));
  }

  function draw(focus = null) {
    fill(box, fields.filter((f) => f.shown).map((f) => f.node));
    fill(chips, optional.filter((f) => !f.shown).map((f) => h("button", {
      type: "button", class: "chip", title: localised(f.option, "description"), onclick: () => { f.shown = true; draw(f); },
    }, icon("plus"), localised(f.option, "name"))));
    chips.hidden = !chips.childElementCount;
    focus?.focus();
  }

  const form = h("form", {
    class: "command", aria: { label: `Command ${command.shown}` },
    onkeydown: (event) => { if (event.key === "Escape" && !event.defaultPrevented) { event.preventDefault(); leave(false); } },
    onsubmit: async (event) => {
      event.preventDefault();
      wrong.hidden = true;
      const gap = fields.find((f) => f.option.required && (f.value() == null || f.value() === ""));
      if (gap) { wrong.textContent = `${localised(gap.option, "name")} is needed.`; wrong.hidden = false; gap.focus(); return; }
      send.disabled = true;
      send.classList.add("busy");
      const outcome = await interact("command", { channel: store.channel, name: command.name, options: values() });
      send.disabled = false;
      send.classList.remove("busy");
      if (outcome.failed) { wrong.textContent = outcome.failed; wrong.hidden = false; } else leave(true);
    },
  }, h("header", { class: "command-head" }, h("strong", {}, `/${command.shown}`), h("span", {}, command.description),
    h("button", { type: "button", class: "icon-button", aria: { label: "Cancel the command" }, onclick: () => leave(false) }, icon("close"))),
  box, h("footer", { class: "command-foot" }, chips, wrong, send));
  draw();
  return { node: form, focus: () => (fields.find((f) => f.shown) ?? { focus: () => send.focus() }).focus() };
}

/** One option of a command. */
class Field {
  constructor(option, command, others) {
    this.option = option;
    const name = localised(option, "name");
    const control = this.control(option, name, command, others);
    this.focus = control.focus;
    this.value = control.value;
    this.node = h("div", { class: "command-field", data: { option: option.name } },
      h("span", { class: "command-label" }, name, option.required && h("b", { class: "needed", title: "Required" }, " *")), control.node,
      h("small", {}, localised(option, "description")));
  }

  control(option, name, command, others) {
    if (option.autocomplete) return combo(option, name, command, others);
    let list = null;
    if (option.choices?.length) list = option.choices.map((c) => ({ value: c.value, label: c.name_localizations?.[store.world.people.find((p) => p.id === store.me).locale] ?? c.name }));
    else if (option.type === 5) list = [{ value: true, label: "True" }, { value: false, label: "False" }];
    else if (option.type >= 6 && option.type <= 9) list = optionsOf({ type: { 6: 5, 7: 8, 8: 6, 9: 7 }[option.type], channel_types: option.channel_types });
    if (list) {
      const control = picker({ options: list, min: option.required ? 1 : 0, label: name, placeholder: "Choose" });
      return { node: control.node, value: () => control.values[0], focus: () => control.node.focus() };
    }
    const number = option.type === 4 || option.type === 10;
    const input = h("input", {
      class: "field", type: number ? "number" : "text", autocomplete: "off", aria: { label: name },
      ...(number ? { min: option.min_value ?? "", max: option.max_value ?? "", step: option.type === 4 ? 1 : "any" } : { maxLength: option.max_length ?? 6000 }),
    });
    return { node: input, focus: () => input.focus(), value: () => (input.value === "" ? null : number ? Number(input.value) : input.value) };
  }
}

/** A text field with the bot's own suggestions. */
function combo(option, name, command, others) {
  let picked = null; // the choice whose name stands in the field
  let timer = null;
  let turn = 0;
  let at = -1;
  const listId = `combo-${option.name}`;
  const list = h("div", { class: "combo-list", id: listId, role: "listbox", hidden: true, aria: { label: `Suggestions for ${name}` } });
  const input = h("input", { class: "field", type: "text", autocomplete: "off", role: "combobox", aria: { label: name, expanded: "false", controls: listId, autocomplete: "list" } });

  const close = () => { list.hidden = true; at = -1; input.setAttribute("aria-expanded", "false"); input.removeAttribute("aria-activedescendant"); };
  const pick = (choice) => { picked = choice; input.value = choice.name; close(); input.focus(); };
  const mark = (n) => {
    const rows = [...list.children].filter((r) => r.role === "option");
    if (!rows.length) return;
    at = (n + rows.length) % rows.length;
    rows.forEach((r, k) => r.setAttribute("aria-selected", String(k === at)));
    rows[at].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", rows[at].id);
  };

  async function ask() {
    const mine = ++turn;
    const body = { as: store.me, channel: store.channel, name: command.name, option: option.name, typed: input.value, others: { ...others(), [option.name]: undefined } };
    let outcome;
    try { outcome = await post("autocomplete", body); } catch (problem) { outcome = { failed: problem.message }; }
    if (mine !== turn || document.activeElement !== input) return;
    const choices = outcome.choices ?? [];
    fill(list, choices.map((c, n) => h("button", {
      type: "button", class: "option", role: "option", id: `${listId}-${n}`, tabIndex: -1, aria: { selected: "false" },
      onpointerdown: (event) => { event.preventDefault(); pick(c); },
    }, h("span", { class: "option-text" }, c.name))),
    !choices.length && h("p", { class: "options-none" }, outcome.failed ?? "No suggestions."));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    list.choices = choices;
    if (choices.length) mark(0);
  }

  input.addEventListener("input", () => { picked = null; clearTimeout(timer); timer = setTimeout(ask, PAUSE); });
  input.addEventListener("focus", () => { if (!picked) { clearTimeout(timer); timer = setTimeout(ask, 0); } });
  input.addEventListener("blur", () => { clearTimeout(timer); close(); });
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); mark(at + (event.key === "ArrowDown" ? 1 : -1)); }
    else if ((event.key === "Enter" || event.key === "Tab") && at >= 0 && list.choices[at]) { if (event.key === "Enter") event.preventDefault(); pick(list.choices[at]); }
    else if (event.key === "Escape") { event.preventDefault(); close(); }
  });
  return { node: h("div", { class: "combo" }, input, list), focus: () => input.focus(), value: () => picked?.value ?? (input.value === "" ? null : input.value) };
}
