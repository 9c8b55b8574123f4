// Router: the part of the address behind "#" as the view it stands for.
//   parseRoute("#/story/3")   // { view: "story", page: 3 }
import { signal } from "@preact/signals";

export type Route =
  | { view: "home" | "play" | "new" | "enter" | "watch" | "lab" | "settings" | "games" | "stats" | "steps" }
  /** Today where the day is empty. */
  | { view: "daily"; day: string }
  | { view: "story"; page: number }
  /** Without a name: the list of all. */
  | { view: "technique"; technique: string }
  | { view: "share"; text: string };

const plainViews = ["play", "new", "enter", "watch", "lab", "settings", "games", "stats", "steps"] as const;

/** The bare address is the front page; one that means nothing leads to the game. */
export function parseRoute(hash: string): Route {
  if (hash.startsWith("#p=")) return { view: "share", text: hash.slice("#p=".length) };
  if (hash === "" || hash === "#" || hash === "#/") return { view: "home" };
  const [, name, argument] = hash.split("/");
  if (name === "story") {
    const page = Number(argument);
    return { view: "story", page: Number.isInteger(page) && page > 0 ? page : 1 };
  }
  if (name === "technique") return { view: "technique", technique: argument ?? "" };
  if (name === "daily") return { view: "daily", day: argument ?? "" };
  const view = plainViews.find((candidate) => candidate === name);
  return { view: view ?? "play" };
}

export const route = signal<Route>({ view: "play" });

export function followAddress(): void {
  const read = () => (route.value = parseRoute(location.hash));
  read();
  addEventListener("hashchange", read);
}

export function go(path: string): void {
  location.hash = path;
}

/** As `go`, but the step back leads to where one was before the present view. */
export function goInstead(path: string): void {
  location.replace(path);
}
