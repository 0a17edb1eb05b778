// Who we are playing as: a row of people, quick to switch (Alt+1, Alt+2...), and a form for one more.

import { avatar, fill, h, icon } from "./dom.js";
import { switchTo } from "./actions.js";
import { post } from "./api.js";
import { picker } from "./picker.js";
import { store } from "./store.js";

const LANGUAGES = ["en-US", "en-GB", "fr", "de", "es-ES", "it", "pt-BR", "nl", "pl", "sv-SE", "ja", "ko"];
const names = new Intl.DisplayNames(["en"], { type: "language" });

export function drawPeople() {
  const row = document.getElementById("people");
  const focused = row.contains(document.activeElement);
  fill(row,
    h("span", { class: "people-label" }, "Playing as"),
    store.world.people.map((p, n) => {
      const current = p.id === store.me;
      const asked = p.mentions > 0 && !current;
      return h("button", {
        type: "button", class: `person${current ? " current" : ""}`, data: { person: p.id },
        title: `${p.name} · ${names.of(p.locale)}${n < 9 ? ` · Alt+${n + 1}` : ""}`,
        aria: { pressed: String(current), label: `${current ? "Playing as" : "Switch to"} ${p.name}${asked ? `, asked ${p.mentions} times` : ""}` },
        onclick: () => switchTo(p.id),
      }, avatar(p.id, p.name), h("span", { class: "person-name" }, p.name), asked && h("span", { class: "badge" }, p.mentions));
    }),
    h("button", { type: "button", class: "icon-button person-add", title: "Add a person", aria: { label: "Add a person" }, onclick: add }, icon("plus")));
  row.querySelector(".current")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (focused) row.querySelector(".current")?.focus();
}

function add() {
  const name = h("input", { class: "field", maxLength: 32, required: true, autocomplete: "off", name: "name" });
  const language = picker({ options: LANGUAGES.map((l) => ({ value: l, label: names.of(l) })), chosen: ["en-US"], label: "Language" });
  const wrong = h("p", { class: "failed", hidden: true, role: "alert" });
  const dialog = h("dialog", { class: "modal", aria: { label: "Add a person" } }, h("form", {
    onsubmit: async (event) => {
      event.preventDefault();
      try {
        const made = await post("person", { as: store.me, name: name.value, locale: language.values[0] });
        dialog.close();
        switchTo(made.id);
      } catch (problem) { wrong.textContent = problem.message; wrong.hidden = false; }
    },
  }, h("h2", {}, "Add a person"),
  h("label", { class: "modal-row" }, h("span", { class: "modal-label" }, "Name"), name),
  h("div", { class: "modal-row" }, h("span", { class: "modal-label" }, "Language"), language.node), wrong,
  h("footer", { class: "modal-foot" }, h("button", { type: "button", class: "button button-secondary", onclick: () => dialog.close() }, "Cancel"), h("button", { type: "submit", class: "button button-accent" }, "Add"))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}

export function listenForShortcuts() {
  document.addEventListener("keydown", (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const digit = /^Digit([1-9])$/.exec(event.code);
    const chosen = digit && store.world?.people[Number(digit[1]) - 1];
    if (!chosen) return;
    event.preventDefault();
    switchTo(chosen.id);
  });
}
