import { expect, test } from "vitest";
import { parseRoute } from "./router";

test.each([
  ["", { view: "home" }],
  ["#", { view: "home" }],
  ["#/", { view: "home" }],
  ["#/play", { view: "play" }],
  ["#/new", { view: "new" }],
  ["#/enter", { view: "enter" }],
  ["#/watch", { view: "watch" }],
  ["#/lab", { view: "lab" }],
  ["#/settings", { view: "settings" }],
  ["#/story", { view: "story", page: 1 }],
  ["#/story/5", { view: "story", page: 5 }],
  ["#/story/zero", { view: "story", page: 1 }],
  ["#/story/-2", { view: "story", page: 1 }],
  ["#/games", { view: "games" }],
  ["#/daily", { view: "daily", day: "" }],
  ["#/daily/2026-11-16", { view: "daily", day: "2026-11-16" }],
  ["#/nowhere", { view: "play" }],
  ["#p=abc_-/9", { view: "share", text: "abc_-/9" }],
])("%j leads to %j", (hash, expected) => {
  expect(parseRoute(hash)).toEqual(expected);
});
