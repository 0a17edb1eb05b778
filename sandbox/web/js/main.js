// Starts the page and keeps its parts together.

import { provide } from "./actions.js";
import { get, Line, post } from "./api.js";
import { Composer } from "./composer.js";
import { fill, h, icon, narrow } from "./dom.js";
import { Log } from "./log.js";
import { openModal } from "./modal.js";
import { drawPeople, listenForShortcuts } from "./people.js";
import { closePopover } from "./popover.js";
import { drawRail, drawSide } from "./side.js";
import { channelById, channels, guildOf, here, isDirect, isThread, me, store } from "./store.js";
import { answered, asked, trouble } from "./toasts.js";

const byId = (id) => document.getElementById(id);
const log = new Log(byId("log"), byId("down"));
const composer = new Composer(byId("foot"));
const line = new Line(hear, (up) => {
  const wasCut = document.body.classList.contains("cut-off");
  document.body.classList.toggle("cut-off", !up);
  // What happened while the line was down must be fetched.
  if (up && wasCut && store.world) refresh().then(() => openHere(null)).catch((problem) => trouble(problem.message));
});

// -- where we are -------------------------------------------------------------------------------------------------------

/** Open a channel; `message` is brought into view. */
async function go(id, message = null) {
  const channel = channelById(id);
  if (!channel) { trouble("You cannot see that channel."); return; }
  closeDrawer();
  if (id === store.channel && message && log.has(message)) { log.show(message); return; }
  const moved = id !== store.channel;
  store.channel = id;
  sessionStorage.setItem("channel", id);
  history.replaceState(null, "", `#${id}`);
  draw();
  if (moved) composer.arrive();
  await openHere(message);
  if (!narrow() && !message) composer.input.focus({ preventScroll: true });
}

async function openHere(message) {
  if (!here()) return;
  closePopover();
  try { await log.open(store.channel, message); } catch (problem) { trouble(problem.message); return; }
  markRead();
}

function firstChannel() {
  const all = channels();
  const wanted = store.channel ?? location.hash.slice(1).split("/")[0] ?? sessionStorage.getItem("channel");
  return all.find((c) => c.id === wanted) ?? all.find((c) => c.id === sessionStorage.getItem("channel")) ?? all.find((c) => c.name === "tables") ?? all[0];
}

/** We have seen what is here. */
function markRead() {
  const channel = here();
  if (!channel || document.hidden) return;
  channel.unread = false;
  channel.mentions = 0;
  if (me()) me().mentions = channels().reduce((n, c) => n + c.mentions, 0);
  draw();
  post("read", { as: store.me, channel: channel.id }).catch(() => {});
}

// -- who we are ---------------------------------------------------------------------------------------------------------

async function switchTo(id, channel = null) {
  if (id !== store.me) {
    store.me = id;
    sessionStorage.setItem("me", id);
    answered(id);
    closePopover();
    try { await refresh(); } catch (problem) { trouble(problem.message); return; }
    await line.open(id);
  }
  const target = (channel && channelById(channel)) || here() || firstChannel();
  if (!target) return;
  if (target.id !== store.channel) await go(target.id);
  else { draw(); composer.arrive(); await openHere(null); }
}

// -- what is new ----------------------------------------------------------------------------------------------------------

let asking = null;

/** Fetch the world again; calls that come meanwhile share one answer. */
function refresh() {
  asking ??= get("world", { as: store.me }).then((world) => {
    asking = null;
    // The answer may be for the person we were a moment ago.
    if (world.me !== store.me && world.people.some((p) => p.id === store.me)) return refresh();
    store.world = world;
    store.me = world.me;
    if (store.channel && !here()) {
      const fallback = firstChannel();
      store.channel = null;
      if (fallback) go(fallback.id);
    }
    draw();
    return null;
  }, (problem) => { asking = null; throw problem; });
  return asking;
}

function hear(news) {
  if (news.what === "world") { refresh().then(() => store.channel && log.turn && syncTalk()).catch(() => {}); return; }
  if (news.what === "bot") { store.world.bot.online = news.online; draw(); return; }
  if (news.what === "typing") { if (news.channel === store.channel) composer.typing(news.user); return; }
  if (news.what === "ping") {
    const someone = store.world.people.find((p) => p.id === news.user);
    if (someone) someone.mentions += 1;
    drawPeople();
    asked(news.user, news.channel, news.name);
    return;
  }
  const { message } = news;
  const mine = news.pinged?.includes(store.me);
  if (message.channel_id === store.channel) {
    log.hear(news.what, message);
    if (news.what === "message") { composer.quiet(); if (!message.private) markRead(); }
  } else if (news.what === "message" && !message.private) {
    const channel = channelById(message.channel_id);
    if (channel) {
      channel.unread = channel.joined || mine;
      if (mine) { channel.mentions += 1; me().mentions += 1; }
      draw();
    }
  }
}

/** The composer follows what the channel allows now (archived, locked). */
function syncTalk() {
  const channel = here();
  if (channel && composer.input.disabled === channel.can_talk) composer.arrive();
}

// -- drawing --------------------------------------------------------------------------------------------------------------

function draw() {
  drawRail();
  drawSide();
  drawPeople();
  const channel = here();
  const parent = channel && isThread(channel) ? channelById(channel.parent) : null;
  const shape = !channel ? "hash" : isDirect(channel) ? "mail" : channel.private ? "lock" : isThread(channel) ? "thread" : "hash";
  fill(byId("where"), channel && [
    parent && h("button", { type: "button", class: "text-button where-parent", onclick: () => go(parent.id) }, `#${parent.name}`),
    parent && icon("right"), icon(shape), h("h2", { title: channel.name }, channel.name), channel.archived && h("span", { class: "tag" }, "Archived")]);
  const waiting = me()?.mentions ?? 0;
  const guild = channel && guildOf(channel);
  document.title = `${waiting ? `(${waiting}) ` : ""}${channel ? channel.name : "Local Discord"} · ${me()?.name ?? ""}${guild ? ` · ${guild.name}` : ""}`;
}

function closeDrawer() {
  document.body.classList.remove("drawer-open");
  byId("menu").setAttribute("aria-expanded", "false");
}

fill(byId("menu"), icon("menu"));
byId("menu").addEventListener("click", () => {
  const open = document.body.classList.toggle("drawer-open");
  byId("menu").setAttribute("aria-expanded", String(open));
  if (open) byId("side").querySelector(".current, .entry")?.focus();
});
byId("veil").addEventListener("click", closeDrawer);
document.addEventListener("visibilitychange", () => !document.hidden && store.world && markRead());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeDrawer();
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName);
  if (event.key === "/" && !typing && !document.querySelector("dialog[open]")) { event.preventDefault(); composer.openPalette(); }
  if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp") && here()) {
    event.preventDefault();
    const order = [...document.querySelectorAll("#side [data-channel]")].map((n) => n.dataset.channel);
    const next = order[(order.indexOf(store.channel) + (event.key === "ArrowDown" ? 1 : -1) + order.length) % order.length];
    if (next) go(next);
  }
});

provide({
  go, switchTo,
  startCommand: (name) => composer.beginNamed(name),
  interact: async (what, body) => {
    try {
      const outcome = await post(what, { as: store.me, ...body });
      if (outcome.modal) openModal(outcome.modal);
      return outcome;
    } catch (problem) { return { failed: problem.message }; }
  },
});

async function begin() {
  store.me = sessionStorage.getItem("me");
  try { await refresh(); } catch {
    fill(byId("log"), h("div", { class: "beginning" }, h("h2", {}, "Nobody is here yet"), h("p", {}, "The local Discord has no people. Reload this page in a moment.")));
    setTimeout(() => location.reload(), 1500);
    return;
  }
  listenForShortcuts();
  await line.open(store.me);
  const [, message] = location.hash.slice(1).split("/");
  const first = firstChannel();
  if (first) await go(first.id, message ?? null);
  document.body.classList.add("ready");
}

begin();
