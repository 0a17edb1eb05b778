// The page's line to its server: requests, and one WebSocket that comes back by itself.

async function read(response) {
  let body;
  try { body = await response.json(); } catch { body = { error: `The server answered ${response.status}.` }; }
  if (!response.ok) throw new Error(body.error || `The server answered ${response.status}.`);
  return body;
}

/** Ask something: get("messages", { as, channel }). */
export async function get(what, query) {
  const kept = Object.fromEntries(Object.entries(query).filter(([, v]) => v != null));
  return read(await fetch(`/sandbox/api/${what}?${new URLSearchParams(kept)}`));
}

/** Do something: post("say", { as, channel, text }). */
export async function post(what, body) {
  let response;
  try {
    response = await fetch(`/sandbox/api/${what}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Sandbox": "1" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Error("The local Discord does not answer. Is it still running?");
  }
  return read(response);
}

/** Live news for one person. Calls `hear` for each, and `state` with true or false as the line comes and goes. */
export class Line {
  constructor(hear, state) {
    this.hear = hear;
    this.state = state;
    this.wait = 300;
  }

  /** Connect as a person; resolves when news can no longer be missed (or the first try has failed). */
  open(me) {
    this.close();
    const socket = new WebSocket(`ws://${location.host}/sandbox/api/live?as=${encodeURIComponent(me)}`);
    this.socket = socket;
    let opened;
    const ready = new Promise((resolve) => { opened = resolve; });
    socket.onopen = () => { this.wait = 300; this.state(true); opened(); };
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      opened();
      if (this.socket !== socket) return;
      this.state(false);
      this.timer = setTimeout(() => this.open(me), this.wait);
      this.wait = Math.min(this.wait * 1.7, 5000);
    };
    return ready;
  }

  close() {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    if (old) old.close();
  }
}
