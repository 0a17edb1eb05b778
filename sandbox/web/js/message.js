// One message in the log.

import { avatar, h, icon } from "./dom.js";
import { go } from "./actions.js";
import { post } from "./api.js";
import { attachments, components, embed } from "./components.js";
import { markdown } from "./markdown.js";
import { channelById, store, userName } from "./store.js";
import { trouble } from "./toasts.js";

const V2 = 1 << 15;
const LOADING = 1 << 7;
const GROUPED_WITHIN = 7 * 60 * 1000;

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const full = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

export const dayOf = (message) => day.format(new Date(message.timestamp));

/** Whether a message continues the one above it, so that name and picture need not be repeated. */
export function continues(message, above) {
  return above && isTalk(message) && isTalk(above) && above.author.id === message.author.id && !message.interaction_metadata
    && !message.referenced_message && above.private === message.private && dayOf(above) === dayOf(message)
    && new Date(message.timestamp) - new Date(above.timestamp) < GROUPED_WITHIN;
}

const isTalk = (message) => [0, 19, 20].includes(message.type);

/** Render a message; `above` is the one before it. */
export function messageNode(message, above) {
  return isTalk(message) ? talk(message, above) : notice(message);
}

function talk(message, above) {
  const together = continues(message, above);
  const mine = message.mentions.some((m) => m.id === store.me) && !message.private;
  const name = message.author.global_name ?? message.author.username;
  const classes = ["message", together && "message-together", mine && "message-asks", message.private && "message-private"];
  return h("article", { class: classes.filter(Boolean).join(" "), id: `m${message.id}`, data: { id: message.id }, tabIndex: -1, aria: { label: `${name}, ${clock.format(new Date(message.timestamp))}` } },
    lead(message),
    together ? h("time", { class: "message-aside", dateTime: message.timestamp, title: full.format(new Date(message.timestamp)) }, clock.format(new Date(message.timestamp)))
      : avatar(message.author.id, name, message.author.bot ? "avatar-bot" : ""),
    h("div", { class: "message-body" },
      !together && h("header", { class: "message-head" }, h("span", { class: "message-name" }, name), message.author.bot && h("span", { class: "tag" }, "App"), when(message)),
      body(message),
      message.thread && threadCard(message.thread),
      message.private && privately(message)));
}

function when(message) {
  const at = new Date(message.timestamp);
  return h("time", { class: "message-time", dateTime: message.timestamp, title: full.format(at) }, clock.format(at));
}

/** The line above an answer: who used which command, or what is replied to. */
function lead(message) {
  const used = message.interaction;
  const reply = message.referenced_message;
  if (used) return h("p", { class: "message-lead" }, avatar(used.user.id, userName(used.user.id), "avatar-tiny"), h("strong", {}, userName(used.user.id)), " used ", h("span", { class: "mention" }, `/${used.name}`));
  if (!reply) return null;
  const text = (reply.content || "a message").slice(0, 90);
  return h("p", { class: "message-lead" }, avatar(reply.author.id, reply.author.global_name, "avatar-tiny"), h("strong", {}, reply.author.global_name), " ",
    h("a", { href: `#${reply.channel_id}/${reply.id}`, onclick: (event) => { event.preventDefault(); go(reply.channel_id, reply.id); } }, text));
}

function body(message) {
  if (message.flags & LOADING) {
    return h("p", { class: "thinking" }, h("span", { class: "dots", aria: { hidden: "true" } }, h("i"), h("i"), h("i")), `${message.author.global_name} is thinking…`);
  }
  const edited = message.edited_timestamp && h("span", { class: "edited", title: full.format(new Date(message.edited_timestamp)) }, "(edited)");
  if (message.flags & V2) return h("div", { class: "layout" }, components(message.components, message), edited);
  return [
    (message.content || edited) && h("div", { class: "content" }, message.content && markdown(message.content), edited),
    attachments(message.attachments), message.embeds.map(embed), components(message.components, message),
  ];
}

function privately(message) {
  const dismiss = async () => {
    try { await post("dismiss", { as: store.me, message: message.id }); } catch (problem) { trouble(problem.message); }
  };
  return h("p", { class: "private-note" }, icon("eye"), "Only you can see this · ", h("button", { type: "button", class: "text-button", onclick: dismiss }, "Dismiss"));
}

function threadCard(thread) {
  const live = channelById(thread.id);
  if (!live) return null;
  return h("button", { type: "button", class: "thread-card", onclick: () => go(thread.id) }, icon("thread"), h("strong", {}, live.name), h("span", {}, live.archived ? "Archived" : "Open the thread"), icon("right"));
}

// -- Discord's own messages --------------------------------------------------------------------------------------------

function notice(message) {
  const who = h("strong", {}, message.author.global_name);
  const others = message.mentions.map((m) => m.global_name).join(", ");
  const target = message.message_reference?.channel_id;
  const texts = {
    1: () => ["thread", who, " added ", h("strong", {}, others), " to the thread."],
    2: () => ["thread", who, " removed ", h("strong", {}, others), " from the thread."],
    4: () => ["thread", who, " renamed the thread: ", h("strong", {}, message.content), "."],
    6: () => ["pin", who, " pinned ", jump("a message", target, message.message_reference?.message_id), " here."],
    18: () => ["thread", who, " started a thread: ", jump(message.content, target), "."],
    21: () => ["thread", "This thread begins with ", jump("a message", target, message.message_reference?.message_id), "."],
  };
  const [shape, ...text] = (texts[message.type] ?? (() => ["thread", who, ` did something (${message.type}).`]))();
  return h("article", { class: "notice", id: `m${message.id}`, data: { id: message.id }, tabIndex: -1 }, icon(shape), h("p", {}, text, " ", when(message)));
}

function jump(text, channel, message = null) {
  if (!channel || !channelById(channel)) return h("strong", {}, text);
  return h("a", { href: `#${channel}`, onclick: (event) => { event.preventDefault(); go(channel, message); } }, text);
}
