// What any part of the page may set off. main.js fills these in, so that the parts need not know each other.

const doers = {};

/** Say who does what (called once, by main.js). */
export function provide(more) { Object.assign(doers, more); }

/** Open a channel, and show a message in it. */
export const go = (channel, message = null) => doers.go(channel, message);

/** Become another person, perhaps at once in some channel. */
export const switchTo = (id, channel = null) => doers.switchTo(id, channel);

/** Begin a slash command in the composer. */
export const startCommand = (name) => doers.startCommand(name);

/**
 * Interact with the bot; opens the modal if it answers with one. Returns the outcome ({ failed } or { type, ... }).
 * A refusal by the server (not by the bot) comes back as { failed } too.
 */
export const interact = (what, body) => doers.interact(what, body);
