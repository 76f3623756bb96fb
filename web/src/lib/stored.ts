/** Values stored in the browser. Where nothing can be stored (private windows), they are forgotten. */

const PREFIX = "puertorico.";

function storage(kind: "local" | "session"): Storage | null {
  try {
    return kind === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export function recall(kind: "local" | "session", key: string): unknown {
  try {
    return JSON.parse(storage(kind)?.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(kind: "local" | "session", key: string, value: unknown): void {
  try {
    if (value === null) storage(kind)?.removeItem(PREFIX + key);
    else storage(kind)?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden.
  }
}
