// Keys as they are written on the reader's keyboard.

const apple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** "Ctrl+Z", or "⌘Z" on a Mac */
export const keyName = (keys: string): string => (apple ? keys.replace("Ctrl+", "⌘") : keys).replace("Enter", "↵");
