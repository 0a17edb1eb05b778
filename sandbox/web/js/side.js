// Servers, channels and threads on the left.

import { fill, h, icon } from "./dom.js";
import { go } from "./actions.js";
import { here, isDirect, isThread, store } from "./store.js";

const unfolded = new Set(); // channels whose archived threads are shown

export function drawRail() {
  const rail = document.getElementById("rail");
  const open = here();
  const { guilds, dms } = store.world;
  const several = guilds.length + (dms.length ? 1 : 0) > 1;
  document.getElementById("app").classList.toggle("with-rail", several);
  if (!several) { fill(rail); return; }
  const item = (label, list, current, face) => {
    const mentions = list.reduce((n, c) => n + c.mentions, 0);
    return h("button", {
      type: "button", class: `rail-item${current ? " current" : ""}`, title: label,
      aria: { label: `${label}${mentions ? `, ${mentions} mentions` : ""}`, current: current ? "true" : null },
      onclick: () => list.length && go((list.find((c) => c.mentions) ?? list.find((c) => c.unread) ?? list[0]).id),
    }, face, mentions > 0 && h("span", { class: "badge" }, mentions), list.some((c) => c.unread) && h("span", { class: "rail-dot" }));
  };
  fill(rail,
    dms.length > 0 && item("Direct messages", dms, open && isDirect(open), icon("mail")),
    guilds.map((g) => item(g.name, g.channels, open?.guild === g.id, initials(g.name))));
}

const initials = (name) => name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3);

export function drawSide() {
  const side = document.getElementById("side");
  const open = here();
  const scroll = side.querySelector(".side-list")?.scrollTop ?? 0;
  const direct = open && isDirect(open);
  const guild = store.world.guilds.find((g) => g.id === open?.guild) ?? store.world.guilds[0];
  const { bot } = store.world;
  const list = h("div", { class: "side-list" }, direct ? store.world.dms.map((c) => entry(c)) : guild ? tree(guild.channels) : null);
  fill(side,
    h("header", { class: "side-head" }, h("h1", {}, direct ? "Direct messages" : guild?.name ?? "No server")),
    list,
    h("footer", { class: "side-foot" }, h("span", { class: `lamp${bot.online ? " on" : ""}` }), `${bot.name} is ${bot.online ? "online" : "offline"}`));
  list.scrollTop = scroll;
}

function tree(channels) {
  const byAge = (a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
  return channels.filter((c) => !isThread(c)).map((parent) => {
    const threads = channels.filter((c) => c.parent === parent.id).sort(byAge);
    const live = threads.filter((t) => !t.archived || t.id === store.channel);
    const old = threads.filter((t) => t.archived && t.id !== store.channel);
    const shown = unfolded.has(parent.id);
    const fold = old.length > 0 && h("button", {
      type: "button", class: "entry entry-thread entry-fold", aria: { expanded: String(shown) },
      onclick: () => { if (shown) unfolded.delete(parent.id); else unfolded.add(parent.id); drawSide(); },
    }, icon(shown ? "down" : "right"), `${old.length} archived`);
    return [entry(parent), live.length + old.length > 0 && h("div", { class: "threads", role: "group", aria: { label: `Threads of ${parent.name}` } }, live.map(entry), fold, shown && old.map(entry))];
  });
}

function entry(channel) {
  const current = channel.id === store.channel;
  const shape = isDirect(channel) ? "mail" : channel.private ? "lock" : isThread(channel) ? "thread" : "hash";
  const classes = ["entry", isThread(channel) && "entry-thread", current && "current", channel.unread && !current && "unread", channel.archived && "archived"];
  const label = [channel.name, channel.archived && "archived", channel.mentions && `${channel.mentions} mentions`, channel.unread && "unread"].filter(Boolean).join(", ");
  return h("button", {
    type: "button", class: classes.filter(Boolean).join(" "), title: channel.name, data: { channel: channel.id },
    aria: { label, current: current ? "page" : null }, onclick: () => go(channel.id),
  }, icon(shape), h("span", { class: "entry-name" }, channel.name), channel.mentions > 0 && h("span", { class: "badge" }, channel.mentions));
}
