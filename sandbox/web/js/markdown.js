// Discord's markdown, turned into elements. Every piece of text stays text.

import { h } from "./dom.js";
import { channelById, commandsIn, here, locale, store, userName } from "./store.js";
import { go, startCommand } from "./actions.js";

/** Render a text. `plain` leaves block formats (headings, lists, quotes) out. */
export function markdown(text, { plain = false } = {}) {
  const root = h("div", { class: "md" });
  if (plain) root.append(...inline(text));
  else blocks(text, root);
  const onlyEmoji = /^(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*\s*){1,12}$/u.test(text.trim());
  if (onlyEmoji) root.classList.add("md-big");
  return root;
}

function blocks(text, root) {
  const lines = text.replace(/\r/g, "").split("\n");
  let paragraph = [];
  const flush = () => {
    if (!paragraph.length) return;
    root.append(h("p", {}, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n];
    const fence = line.indexOf("```");
    if (fence >= 0) {
      const rest = [line, ...lines.slice(n + 1)].join("\n");
      const match = /^([\s\S]*?)```(?:([\w+-]*)\n)?([\s\S]*?)```/.exec(rest);
      if (match) {
        if (match[1].trim()) paragraph.push(match[1].replace(/\n$/, ""));
        flush();
        root.append(h("pre", {}, h("code", {}, match[3].replace(/\n$/, ""))));
        const used = match[0].split("\n").length - 1;
        const tail = lines[n + used].slice(lines[n + used].lastIndexOf("```") + 3);
        n += used;
        if (tail.trim()) { lines[n] = tail; n -= 1; }
        continue;
      }
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) {
      flush();
      root.append(h(`h${heading[1].length + 2}`, { class: `md-h${heading[1].length}` }, inline(heading[2])));
    } else if (small) {
      flush();
      root.append(h("p", { class: "md-small" }, inline(small[1])));
    } else if (line.startsWith(">>> ")) {
      flush();
      const quote = h("blockquote");
      blocks([line.slice(4), ...lines.slice(n + 1)].join("\n"), quote);
      root.append(quote);
      return;
    } else if (line.startsWith("> ") || line === ">") {
      flush();
      const quoted = [];
      for (; n < lines.length && (lines[n].startsWith("> ") || lines[n] === ">"); n += 1) quoted.push(lines[n].slice(2));
      n -= 1;
      const quote = h("blockquote");
      blocks(quoted.join("\n"), quote);
      root.append(quote);
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      for (; n < lines.length && (ITEM.test(lines[n]) || (items.length && /^ {2,}\S/.test(lines[n]))); n += 1) items.push(lines[n]);
      n -= 1;
      root.append(...list(items));
    } else if (line.trim() === "") {
      // Discord keeps blank lines; one of them reads as a gap between paragraphs.
      if (paragraph.length) flush();
      else if (n > 0 && lines[n - 1].trim() === "") root.append(h("p", { class: "md-gap" }));
    } else paragraph.push(line);
  }
  flush();
}

const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;

function list(lines) {
  const stack = [{ depth: -1 }];
  const lists = [];
  for (const line of lines) {
    const match = ITEM.exec(line);
    if (!match) { stack.at(-1).last?.append("\n", ...inline(line.trim())); continue; }
    const [, indent, mark, text] = match;
    const depth = Math.floor(indent.length / 2);
    const ordered = /\d/.test(mark);
    while (stack.length > 1 && stack.at(-1).depth > depth) stack.pop();
    // "- a" followed by "1. b" at the same depth is another list.
    if (stack.length > 1 && stack.at(-1).depth === depth && stack.at(-1).ordered !== ordered) stack.pop();
    if (stack.at(-1).depth < depth || stack.length === 1) {
      const node = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark, 10) } : {});
      if (stack.at(-1).last) stack.at(-1).last.append(node);
      else lists.push(node);
      stack.push({ depth, node, ordered });
    }
    const level = stack.at(-1);
    level.last = h("li", {}, inline(text));
    level.node.append(level.last);
  }
  return lists;
}

// -- inline ---------------------------------------------------------------------------------------------------------

const RULES = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/``([\s\S]+?)``(?!`)|`([^`]+)`/y, (m) => h("code", {}, (m[1] ?? m[2]).trim())],
  [/\*\*\*([\s\S]+?)\*\*\*/y, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (m) => h("strong", {}, inline(m[1]))],
  [/__([\s\S]+?)__(?!_)/y, (m) => h("u", {}, inline(m[1]))],
  [/\*(?=\S)([\s\S]*?[^\s*])\*(?!\*)/y, (m) => h("em", {}, inline(m[1]))],
  [/_(?=\S)([\s\S]*?[^\s_])_(?!\w)/y, (m) => h("em", {}, inline(m[1]))],
  [/~~([\s\S]+?)~~/y, (m) => h("s", {}, inline(m[1]))],
  [/\|\|([\s\S]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
  [/\[((?:[^\][]|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/https?:\/\/[^\s<>|]+[^\s<>|.,:;"')\]*_]/y, (m) => link(m[0], m[0])],
  [/<@!?(\d+)>/y, (m) => h("span", { class: `mention${m[1] === store.me ? " mention-me" : ""}` }, `@${userName(m[1])}`)],
  [/<@&(\d+)>/y, (m) => h("span", { class: "mention" }, `@${roleName(m[1])}`)],
  [/<#(\d+)>/y, (m) => channelMention(m[1])],
  [/<\/([^:>]+):(\d+)>/y, (m) => commandMention(m[1])],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/<a?:(\w+):\d+>/y, (m) => `:${m[1]}:`],
  [/@(?:everyone|here)\b/y, (m) => h("span", { class: "mention" }, m[0])],
];
const STARTS = /[\\`*_~|[<@h]/g;

function inline(text) {
  const out = [];
  let done = 0; // what stands before this is in `out`
  let from = 0;
  for (;;) {
    STARTS.lastIndex = from;
    const found = STARTS.exec(text);
    if (!found) break;
    const hit = match(text, found.index);
    if (!hit) { from = found.index + 1; continue; }
    out.push(text.slice(done, found.index), hit.node);
    done = from = hit.end;
  }
  out.push(text.slice(done));
  return out.filter((piece) => piece !== "");
}

function match(text, index) {
  const word = /\w/.test(text[index - 1] ?? "");
  for (const [rule, make] of RULES) {
    rule.lastIndex = index;
    const found = rule.exec(text);
    // snake_case words are no italics, and "xhttp://" is no link.
    if (found && !(word && (found[0][0] === "_" || found[0][0] === "h"))) return { node: make(found), end: index + found[0].length };
  }
  return null;
}

function spoiler(children) {
  const node = h("span", { class: "spoiler", role: "button", tabIndex: 0, aria: { label: "Spoiler, press to reveal" } }, h("span", {}, children));
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.classList.add("open");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", reveal);
  return node;
}

const INSIDE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** A link; those to a message or channel of ours stay inside the page. */
export function link(url, children) {
  const inside = INSIDE.exec(url);
  if (inside && channelById(inside[1])) {
    const own = children === url;
    const text = own ? [`#${channelById(inside[1]).name}`, inside[2] ? " › message" : ""] : children;
    return h("a", {
      class: own ? "mention" : "", href: `#${inside[1]}${inside[2] ? `/${inside[2]}` : ""}`,
      onclick: (event) => { event.preventDefault(); go(inside[1], inside[2]); },
    }, text);
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

function channelMention(id) {
  const channel = channelById(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("a", { class: "mention", href: `#${id}`, onclick: (event) => { event.preventDefault(); go(id); } }, `#${channel.name}`);
}

function commandMention(name) {
  const known = here() && commandsIn(here()).some((c) => c.name === name.split(" ")[0]);
  if (!known) return h("span", { class: "mention" }, `/${name}`);
  return h("button", { type: "button", class: "mention", onclick: () => startCommand(name) }, `/${name}`);
}

function roleName(id) {
  for (const guild of store.world.guilds) {
    const role = guild.roles.find((r) => r.id === id);
    if (role) return role.name.replace(/^@/, "");
  }
  return "role";
}

// -- times ----------------------------------------------------------------------------------------------------------

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, s]) => Math.abs(away) >= s) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

function stamp(seconds, style) {
  const when = new Date(seconds * 1000);
  if (Number.isNaN(when.getTime())) return "invalid date";
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(locale(), STYLES[style]).format(when);
  return h("time", {
    class: "stamp", dateTime: when.toISOString(), data: style === "R" ? { relative: seconds } : {},
    title: new Intl.DateTimeFormat(locale(), STYLES.F).format(when),
  }, text);
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) node.textContent = relative(Number(node.dataset.relative));
}, 10000);
