// Small helpers for making elements. Text only ever becomes text nodes: nothing here parses HTML.

/**
 * Make an element: h("button", { class: "x", onclick: f, aria: { label: "Roll" } }, "Roll", otherNode).
 * False, null and undefined children and attributes are left out.
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "aria") for (const [k, v] of Object.entries(value)) v != null && node.setAttribute(`aria-${k}`, v);
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key in node && key !== "list" && key !== "role") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  put(node, ...children);
  return node;
}

/** Append children: nodes, strings, numbers, or lists of them. */
export function put(node, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

/** Replace all children of a node. */
export function fill(node, ...children) {
  node.replaceChildren();
  return put(node, ...children);
}

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = {
  menu: "M4 6h16M4 12h16M4 18h16",
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  plus: "M12 5v14M5 12h14",
  down: "m6 9 6 6 6-6",
  right: "m9 6 6 6-6 6",
  send: "M4 12 20 4l-5 16-4-6zM11 14l9-10",
  close: "M6 6l12 12M18 6 6 18",
  check: "m5 12.5 4.5 4.5L19 7.5",
  eye: "M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  slash: "M15 4 9 20",
  pin: "M9 3h6l-1 7 4 4H6l4-4zM12 14v7",
  warn: "M12 4 2.5 20h19zM12 10v5M12 17.5v.5",
};

/** Draw one of the line icons. */
export function icon(name, label = null) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  if (label) { svg.setAttribute("role", "img"); svg.setAttribute("aria-label", label); } else svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

const HUES = [22, 200, 140, 280, 340, 48, 175, 255, 5, 95];

/** Draw somebody's round picture: initials on a colour of their own. */
export function avatar(id, name, extra = "") {
  const initials = name.split(/\s+/).map((word) => [...word][0]).slice(0, 2).join("").toUpperCase();
  const node = h("span", { class: `avatar ${extra}`, aria: { hidden: "true" } }, initials || "?");
  // Ids made in the same millisecond differ in their last digits only.
  const hue = HUES[Number(BigInt(id) % 4194304n + (BigInt(id) >> 22n)) % HUES.length];
  node.style.setProperty("--hue", hue);
  return node;
}

/** Tell whether the window is phone sized. */
export const narrow = () => window.matchMedia("(max-width: 760px)").matches;
