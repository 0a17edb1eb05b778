// What the page knows: who we are, where we are, and the world as the server last told it.

export const store = {
  me: null, // our user id
  world: null, // the snapshot of /sandbox/api/world
  channel: null, // the id of the open channel
  drafts: new Map(), // `${me}/${channel}` -> unsent text
};

export const person = (id) => store.world.people.find((p) => p.id === id);
export const me = () => person(store.me);
export const locale = () => me()?.locale ?? "en-US";
export const userName = (id) => store.world.users[id]?.name ?? "somebody";
export const guildOf = (channel) => store.world.guilds.find((g) => g.id === channel?.guild);

/** All channels we can see, direct messages included. */
export function channels() {
  return [...store.world.guilds.flatMap((g) => g.channels), ...store.world.dms];
}

export const channelById = (id) => channels().find((c) => c.id === id);
export const here = () => channelById(store.channel);
export const isThread = (channel) => channel.type === 11 || channel.type === 12;
export const isDirect = (channel) => channel.type === 1;

/** The slash commands on offer in a channel. */
export function commandsIn(channel) {
  return (isDirect(channel) ? store.world.dm_commands : guildOf(channel)?.commands) ?? [];
}

/** A text in our person's language, if the bot gave one. */
export function localised(item, key) {
  return item[`${key}_localizations`]?.[locale()] ?? item[key];
}
