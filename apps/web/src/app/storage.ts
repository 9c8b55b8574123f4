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

/** As above, but of this tab alone, until it is closed. */
export function recallInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function rememberInTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch {
    // As above.
  }
}

/** What a member may be; where nothing is said, anything of the type that the default has. */
export type Allowed<T> = { [K in keyof T]?: readonly T[K][] };

/**
 * The object remembered under the name, over `defaults`; members of another type or name, or that may not be so, do not
 * count. What is no object at all is set aside, since the next one is written over it.
 */
export function recallObject<T extends object>(name: string, defaults: T, allowed: Allowed<T> = {}): T {
  const text = recall(name);
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    remember(`${name}.unreadable`, text ?? "");
  }
  return mergeKnown(defaults, stored, allowed);
}

export function mergeKnown<T extends object>(defaults: T, stored: unknown, allowed: Allowed<T> = {}): T {
  if (typeof stored !== "object" || stored === null) return defaults;
  const isKnown = ([key, value]: [string, unknown]) => {
    if (!(key in defaults) || typeof value !== typeof defaults[key as keyof T]) return false;
    const choices: readonly unknown[] | undefined = allowed[key as keyof T];
    return choices?.includes(value) ?? true;
  };
  return { ...defaults, ...Object.fromEntries(Object.entries(stored).filter(isKnown)) };
}
