// The bottom of the page: plain messages, the list of commands, the form of a command.

import { fill, h, icon } from "./dom.js";
import { post } from "./api.js";
import { allCommands, commandForm, fitting } from "./command.js";
import { guildOf, here, isDirect, isThread, store, userName } from "./store.js";
import { trouble } from "./toasts.js";

export class Composer {
  constructor(root) {
    this.root = root;
    this.form = null; // the command being filled in
    this.at = 0;
    this.palette = h("div", { class: "palette", id: "palette", role: "listbox", hidden: true, aria: { label: "Commands" } });
    this.input = h("textarea", {
      class: "composer-input", rows: 1, maxLength: 2000, oninput: () => this.typed(), onkeydown: (event) => this.key(event),
      role: "combobox", aria: { label: "Message", expanded: "false", controls: "palette", autocomplete: "list" },
    });
    this.note = h("p", { class: "composer-note", aria: { live: "polite" } });
    this.send = h("button", { type: "submit", class: "icon-button", aria: { label: "Send" } }, icon("send"));
    this.slash = h("button", { type: "button", class: "icon-button", title: "Commands", aria: { label: "Commands" }, onclick: () => this.openPalette() }, icon("slash"));
    this.box = h("form", { class: "composer", onsubmit: (event) => { event.preventDefault(); this.say(); } }, this.slash, this.input, this.send);
    this.stage = h("div");
    fill(root, this.palette, this.stage, this.note);
    fill(this.stage, this.box);
  }

  /** Another channel or person: take out their draft. */
  arrive() {
    this.leaveCommand();
    const channel = here();
    const quiet = !channel?.can_talk;
    const name = !channel ? "" : isDirect(channel) ? `@${channel.name}` : isThread(channel) ? channel.name : `#${channel.name}`;
    this.input.disabled = quiet;
    this.input.placeholder = quiet ? "You cannot write here" : `Message ${name}`;
    this.input.value = store.drafts.get(this.draftKey()) ?? "";
    this.typed();
  }

  draftKey() { return `${store.me}/${store.channel}`; }

  typed() {
    store.drafts.set(this.draftKey(), this.input.value);
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 200)}px`;
    this.drawPalette();
  }

  openPalette() {
    this.leaveCommand();
    if (!this.input.value.startsWith("/")) this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  drawPalette() {
    const typed = /^\/([^\n]*)$/.exec(this.input.value);
    const found = typed ? fitting(typed[1]) : [];
    this.found = found;
    this.at = 0;
    const shown = Boolean(typed) && !this.form;
    this.palette.hidden = !shown;
    this.input.setAttribute("aria-expanded", String(shown));
    if (!shown) return;
    const none = allCommands().length ? "No command of that name." : `${store.world.bot.name} has no commands here${store.world.bot.online ? "" : " (it is offline)"}.`;
    fill(this.palette, h("p", { class: "palette-title" }, store.world.bot.name), found.map((c, n) => h("button", {
      type: "button", class: "option", role: "option", id: `palette-${n}`, tabIndex: -1, aria: { selected: "false" }, data: { command: c.name },
      onpointerdown: (event) => event.preventDefault(), onclick: () => this.begin(c),
    }, h("span", { class: "option-text" }, h("span", {}, h("strong", {}, `/${c.shown}`), " ", c.options.map((o) => h("i", { class: "hint" }, o.required ? o.name : `${o.name}?`))), h("small", {}, c.description)))),
    !found.length && h("p", { class: "options-none" }, none));
    this.mark(0);
  }

  mark(n) {
    const rows = [...this.palette.querySelectorAll(".option")];
    if (!rows.length) return;
    this.at = (n + rows.length) % rows.length;
    rows.forEach((r, k) => r.setAttribute("aria-selected", String(k === this.at)));
    rows[this.at].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", rows[this.at].id);
  }

  key(event) {
    if (!this.palette.hidden) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); this.mark(this.at + (event.key === "ArrowDown" ? 1 : -1)); return; }
      if ((event.key === "Enter" || event.key === "Tab") && this.found[this.at]) { event.preventDefault(); this.begin(this.found[this.at]); return; }
      if (event.key === "Escape") { event.preventDefault(); this.input.value = ""; this.typed(); return; }
    }
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); this.say(); }
  }

  /** Begin a command by its full name (from a mention of it). */
  beginNamed(name) {
    const all = allCommands();
    const command = all.find((c) => c.name === name) ?? all.find((c) => c.name.startsWith(`${name} `));
    if (command) this.begin(command);
  }

  begin(command) {
    this.input.value = "";
    this.typed();
    this.form = commandForm(command, () => { this.leaveCommand(); this.input.focus(); });
    this.palette.hidden = true;
    fill(this.stage, this.form.node);
    this.form.focus();
  }

  leaveCommand() {
    if (!this.form) return;
    this.form = null;
    fill(this.stage, this.box);
  }

  async say() {
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    this.input.value = "";
    this.typed();
    try {
      await post("say", { as: store.me, channel: store.channel, text: withMentions(text) });
    } catch (problem) {
      this.input.value = text;
      this.typed();
      trouble(problem.message);
    }
  }

  /** Somebody is typing. */
  typing(userId) {
    this.note.textContent = `${userName(userId)} is typing…`;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.note.textContent = ""; }, 8000);
  }

  quiet() { clearTimeout(this.timer); this.note.textContent = ""; }
}

/** Turn @Bo and #tables into mentions, longest names first. */
function withMentions(text) {
  const channel = here();
  const guild = guildOf(channel);
  const byLength = (list) => [...list].sort((a, b) => b.name.length - a.name.length);
  for (const { id, name } of byLength(Object.entries(store.world.users).map(([key, u]) => ({ id: key, name: u.name })))) text = swap(text, `@${name}`, `<@${id}>`);
  for (const { id, name } of byLength(guild?.channels ?? [])) text = swap(text, `#${name}`, `<#${id}>`);
  return text;
}

function swap(text, name, mention) {
  const safe = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(`${safe}(?![\\w])`, "gi"), mention);
}
