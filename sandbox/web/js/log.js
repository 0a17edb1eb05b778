// The messages of the open channel.

import { fill, h } from "./dom.js";
import { get } from "./api.js";
import { continues, dayOf, messageNode } from "./message.js";
import { closePopover, popoverIn } from "./popover.js";
import { here, isDirect, isThread, store } from "./store.js";

const NEAR = 90; // pixels from the bottom that still count as "at the bottom"

export class Log {
  constructor(root, down) {
    this.root = root;
    this.down = down;
    this.list = h("div", { class: "log-list" });
    fill(root, this.list);
    this.messages = [];
    this.more = false;
    this.stuck = true; // to the bottom
    this.turn = 0; // grows with every channel opened, so that late answers are thrown away
    root.addEventListener("scroll", () => this.scrolled(), { passive: true });
    down.addEventListener("click", () => this.toBottom());
    // Pictures and edits change heights after the fact.
    new ResizeObserver(() => this.stuck && this.toBottom()).observe(this.list);
    new ResizeObserver(() => this.stuck && this.toBottom()).observe(root);
  }

  /** Show a channel, from its newest message or around one. */
  async open(channelId, around = null) {
    const turn = ++this.turn;
    const answer = await get("messages", { as: store.me, channel: channelId, around });
    if (turn !== this.turn) return;
    this.messages = answer.messages;
    this.more = answer.more;
    this.readUntil = BigInt(answer.read);
    this.stuck = !around;
    this.draw();
    if (around) this.show(around);
    else this.toBottom();
  }

  draw() {
    const nodes = [];
    let above = null;
    let marked = false;
    for (const message of this.messages) {
      if (!above || dayOf(above) !== dayOf(message)) nodes.push(h("p", { class: "day" }, h("span", {}, dayOf(message))));
      if (!marked && above && BigInt(message.id) > this.readUntil && message.author.id !== store.me && !message.private) {
        nodes.push(h("p", { class: "day day-new" }, h("span", {}, "New")));
        marked = true;
      }
      nodes.push(messageNode(message, above));
      above = message;
    }
    fill(this.list, this.more ? h("button", { type: "button", class: "text-button older", onclick: () => this.older() }, "Show older messages") : this.beginning(), nodes);
  }

  beginning() {
    const channel = here();
    if (!channel) return null;
    const name = isDirect(channel) ? `@${channel.name}` : isThread(channel) ? channel.name : `#${channel.name}`;
    const kind = isThread(channel) ? "thread" : isDirect(channel) ? "conversation" : "channel";
    return h("div", { class: "beginning" }, h("h2", {}, name), h("p", {}, `The beginning of this ${kind}. Type `, h("kbd", {}, "/"), ` to see what ${store.world.bot.name} can do.`));
  }

  /** Take in news about a message of this channel. */
  hear(what, message) {
    const at = this.messages.findIndex((m) => m.id === message.id);
    if (what === "delete") {
      if (at < 0) return;
      this.messages.splice(at, 1);
      this.draw();
    } else if (at >= 0) {
      this.messages[at] = message;
      const old = document.getElementById(`m${message.id}`);
      if (!old) return;
      if (popoverIn(old)) closePopover();
      const focused = old.contains(document.activeElement) ? document.activeElement : null;
      const fresh = messageNode(message, this.messages[at - 1]);
      old.replaceWith(fresh);
      if (focused) refocus(fresh, focused);
    } else {
      const above = this.messages.at(-1);
      if (above && BigInt(above.id) > BigInt(message.id)) { this.messages.push(message); this.messages.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)); this.draw(); return; }
      this.messages.push(message);
      if (!above || dayOf(above) !== dayOf(message)) this.list.append(h("p", { class: "day" }, h("span", {}, dayOf(message))));
      this.list.append(messageNode(message, continues(message, above) ? above : null));
      if (message.author.id === store.me || message.private) this.toBottom();
    }
    if (this.stuck) this.toBottom();
    else this.down.hidden = false;
  }

  async older() {
    const turn = this.turn;
    const channel = store.channel;
    const answer = await get("messages", { as: store.me, channel, before: this.messages[0]?.id });
    if (turn !== this.turn) return;
    const height = this.list.offsetHeight;
    this.messages = [...answer.messages, ...this.messages];
    this.more = answer.more;
    this.draw();
    this.root.scrollTop += this.list.offsetHeight - height;
  }

  has(id) { return this.messages.some((m) => m.id === id); }

  /** Bring a message into view and make it glow. */
  show(id) {
    const node = document.getElementById(`m${id}`);
    if (!node) return;
    this.stuck = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("glow");
    node.focus({ preventScroll: true });
    setTimeout(() => node.classList.remove("glow"), 2200);
  }

  toBottom() {
    this.root.scrollTop = this.root.scrollHeight;
    this.stuck = true;
    this.down.hidden = true;
  }

  scrolled() {
    this.stuck = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < NEAR;
    if (this.stuck) this.down.hidden = true;
  }
}

/** After an edit, put the focus back on the same button, or on one with the same label. */
function refocus(fresh, old) {
  const candidates = [...fresh.querySelectorAll("button, a")];
  const same = candidates.find((n) => old.dataset.customId && n.dataset.customId === old.dataset.customId)
    ?? candidates.find((n) => n.textContent === old.textContent);
  same?.focus({ preventScroll: true });
}
