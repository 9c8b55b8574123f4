// What the page remembers on this device. Where storage is forbidden or full, it plays on without.

const prefix = "quadrille.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(prefix + name, text);
  } catch {
    // Private windows and full disks refuse; nothing of the game in hand is lost.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // As above.
  }
}

/** The object remembered under the name, over `defaults`; members of another type or name do not count. */
export function recallObject<T extends object>(name: string, defaults: T): T {
  let stored: unknown;
  try {
    stored = JSON.parse(recall(name) ?? "null");
  } catch {
    stored = null;
  }
  return mergeKnown(defaults, stored);
}

export function mergeKnown<T extends object>(defaults: T, stored: unknown): T {
  if (typeof stored !== "object" || stored === null) return defaults;
  const known = Object.entries(stored).filter(
    ([key, value]) => key in defaults && typeof value === typeof defaults[key as keyof T],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}
