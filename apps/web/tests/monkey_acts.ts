// MonkeyActs: what the monkey can do, each chosen and aimed by chance: keys, presses, drags, menus, texts, addresses.
//   const act = monkeyActs(page, chance);
//   const told = await act();    // "press Control+z"
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";

/** Numbers by chance, the same from the same seed. */
export class Chance {
  constructor(private state: number) {}

  /** At least 0 and less than 1. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }
  below(count: number): number {
    return Math.floor(this.next() * count);
  }
  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));

function filesIn(folder: string, ending = ""): string[] {
  const path = join(repository, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => readFileSync(join(path, name), "latin1"));
}

const row = (size: number) => ".".repeat(size);
/** Boards as people have them: of all sizes, in all formats, with rules; and problems for the lab. */
const boards = [
  ...filesIn("docs/images/variants", ".json"),
  ...["sudoku_boards", "sudoku_exchange", "sudoku_plain"].flatMap((name) => filesIn(`tests/fuzz/corpus/${name}`)),
  ...[4, 6, 8, 9, 10, 12, 15, 16, 20, 25].map((size) => `1${row(size * size - 1)}`),
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  "1.....3..2.....4",
];
const problems = ["cover_text", "cover_zero_one", "cover_formats"].flatMap((name) => filesIn(`tests/fuzz/corpus/${name}`));
const saves = filesIn("tests/fuzz/corpus/play_saved");
const photographs = filesIn("tests/photos", ".jpg");

/** As it is, spoilt in some places, or nothing that anybody has written. */
function textFrom(chance: Chance, source: readonly string[]): string {
  const kind = chance.below(6);
  const text = chance.of(source);
  const letter = () => String.fromCharCode(chance.of([32 + chance.below(95), chance.below(256), chance.below(65536)]));
  if (kind < 3) return text;
  if (kind === 5) return Array.from({ length: chance.below(200) }, letter).join("");
  const letters = [...text];
  for (let times = 1 + chance.below(3); times > 0; --times)
    letters.splice(chance.below(letters.length + 1), chance.below(3), letter());
  return letters.join("");
}

const keys = [
  ..."0123456789",
  ..."abcdefgpxzcv",
  ..."?+-.,/ ",
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"],
  ...["Enter", "Escape", "Tab", "Backspace", "Delete", "Space"],
];
const modifiers = ["", "", "", "", "Shift+", "Control+", "Control+Shift+"];

const addresses = [
  ...[
    "play",
    "new",
    "enter",
    "watch",
    "lab",
    "settings",
    "games",
    "stats",
    "steps",
    "daily",
    "daily/2026-02-30",
    "daily/2026-02-03",
  ],
  ...[
    "story/1",
    "story/4",
    "story/5",
    "story/10",
    "story/99",
    "technique",
    "technique/x-wing",
    "technique/jellyfish",
    "technique/no",
    "?",
  ],
].map((name) => `#/${name}`);

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

/** Everything on the page that answers to a press, and is seen: the middle of each. */
const pressable = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "button, a[href], input, select, summary, textarea, [role=option], canvas",
    );
    return [...all].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const seen = width > 0 && height > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      return seen && !element.matches(":disabled")
        ? [{ x, y, name: element.outerHTML.slice(0, 60).replaceAll(/\s+/g, " ") }]
        : [];
    });
  });

const cells = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=gridcell]")].map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", copied);
    const event = new ClipboardEvent("paste", { clipboardData, cancelable: true, bubbles: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

/** A file with this text, or a picture of which the letters are the bytes. */
const drop = (page: Page, text: string, kind: "text" | "picture" = "text") =>
  page.evaluate(
    ([content, how]) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
      const file = how === "text" ? new File([content], "dropped.txt") : new File([bytes], "dropped.jpg", { type: "image/jpeg" });
      dataTransfer.items.add(file);
      const target = document.querySelector(".enter") ?? document.body;
      target.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [text, kind] as const,
  );

// What a locator finds may be gone a moment later, such as a button when a verdict comes; so nothing here waits for it.

/** Clicks the first of these, and says whether there was one. */
const clickFirst = (found: Locator) =>
  found.evaluateAll((all: HTMLElement[]) => {
    all[0]?.click();
    return all.length > 0;
  });

/** Changes one of these, if it is still there, as a person would. */
const setValue = (found: Locator, place: number, value: string) =>
  found.evaluateAll(
    (all, [at, next]) => {
      const field = all[at] as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | undefined;
      if (!field) return;
      field.value = next;
      for (const told of ["input", "change"]) field.dispatchEvent(new Event(told, { bubbles: true }));
    },
    [place, value] as const,
  );

/** Whether the page is in the tab for good: with a service worker that has kept it. */
const isKept = (page: Page) => page.evaluate(() => Boolean(navigator.serviceWorker?.controller));

export interface MonkeyState {
  offline: boolean;
}

type Act = () => Promise<string>;

/** What can be done to the page, as often as it stands here. */
export function monkeyActs(page: Page, chance: Chance, state: MonkeyState, byTouch: boolean): Act {
  const told = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

  const pressKey: Act = async () => {
    const key = chance.of(modifiers) + chance.of(keys);
    await page.keyboard.press(key);
    return `key ${key}`;
  };
  const typeKeys: Act = async () => {
    const typed = Array.from({ length: 1 + chance.below(8) }, () => chance.of(keys.slice(0, 22))).join("");
    await page.keyboard.type(typed);
    return `type ${told(typed)}`;
  };
  const pressAt = (x: number, y: number) => (byTouch && chance.below(2) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const pressSomething: Act = async () => {
    const places = await pressable(page);
    if (places.length === 0) return "press nothing";
    const { x, y, name } = chance.of(places);
    await pressAt(x, y);
    return `press ${name}`;
  };
  const play: Act = async () => {
    const start = page.locator(".enter-side > .button-primary:enabled");
    return (await clickFirst(start)) ? "play it" : pressSomething();
  };
  const pressCells: Act = async () => {
    const places = await cells(page);
    if (places.length === 0) return pressSomething();
    const { x, y } = chance.of(places);
    const how = chance.below(3);
    if (how === 0) await page.mouse.dblclick(x, y);
    else if (how === 1) await pressAt(x, y);
    else {
      await page.keyboard.down("Control");
      await page.mouse.click(x, y);
      await page.keyboard.up("Control");
    }
    return `cell at ${Math.round(x)} ${Math.round(y)}, ${["twice", "once", "with Ctrl"][how]}`;
  };
  const drag: Act = async () => {
    const places = await cells(page);
    const anywhere = () => ({ x: chance.below(page.viewportSize()!.width), y: chance.below(page.viewportSize()!.height) });
    const ways = Array.from({ length: 2 + chance.below(4) }, () => (places.length > 0 ? chance.of(places) : anywhere()));
    for (const [step, { x, y }] of ways.entries()) {
      await page.mouse.move(x, y, { steps: 4 });
      if (step === 0) await page.mouse.down();
    }
    await page.mouse.up();
    return `drag over ${ways.length}`;
  };
  const choose: Act = async () => {
    const lists = page.locator("select:visible:enabled");
    const values = await lists.evaluateAll((all: HTMLSelectElement[]) =>
      all.map(({ options }) => [...options].map(({ value }) => value)),
    );
    if (values.length === 0) return pressSomething();
    const place = chance.below(values.length);
    const value = chance.of(values[place]!);
    await setValue(lists, place, value);
    return `choose ${told(value)}`;
  };
  const slide: Act = async () => {
    const sliders = page.locator("input[type=range]:visible:enabled");
    const ranges = await sliders.evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ min, max }) => [Number(min || 0), Number(max || 100)] as const),
    );
    if (ranges.length === 0) return choose();
    const part = chance.next();
    const place = chance.below(ranges.length);
    const [least, most] = ranges[place]!;
    await setValue(sliders, place, String(Math.round(least + part * (most - least))));
    return `slide to ${part.toFixed(2)}`;
  };
  const write: Act = async () => {
    const fields = page.locator("textarea:visible");
    if ((await fields.count()) === 0) return pasteText();
    const text = textFrom(chance, page.url().includes("#/lab") ? problems : boards);
    await setValue(fields, 0, text);
    await clickFirst(page.locator(".reading-buttons button, .lab-text button"));
    return `write ${told(text)}`;
  };
  const pasteText: Act = async () => {
    if (!page.url().includes("#/enter") && chance.below(2)) await goTo("#/enter");
    const text = textFrom(chance, boards);
    await paste(page, text);
    return `paste ${told(text)}`;
  };
  const dropText: Act = async () => {
    const text = textFrom(chance, chance.below(4) ? boards : saves);
    await drop(page, text);
    return `drop ${told(text)}`;
  };
  const dropPhotograph: Act = async () => {
    if (!page.url().includes("#/enter")) await goTo("#/enter");
    const letters = textFrom(chance, photographs);
    await drop(page, letters, "picture");
    return `drop a picture of ${letters.length} bytes`;
  };
  const goTo = (hash: string) => page.evaluate((next) => location.assign(next), hash);
  const visit: Act = async () => {
    const hash = chance.of(addresses);
    await goTo(hash);
    return `go to ${hash}`;
  };
  const followLink: Act = async () => {
    const text = textFrom(chance, ["AAAA", "AQIDBAUGBwgJ", "nonsense", "", "%", "#p=#p="]);
    await goTo(`#p=${text}`);
    return `follow #p=${told(text)}`;
  };
  const scroll: Act = async () => {
    const { width, height } = page.viewportSize()!;
    await page.mouse.move(chance.below(width), chance.below(height));
    await page.mouse.wheel(0, (chance.below(2) ? 1 : -1) * 200 * (1 + chance.below(5)));
    return "scroll";
  };
  const dress: Act = async () => {
    const look = {
      colorScheme: chance.of(["light", "dark"] as const),
      forcedColors: chance.of(["none", "none", "active"] as const),
      reducedMotion: chance.of(["reduce", "no-preference"] as const),
    };
    await page.emulateMedia(look);
    const size = chance.of(screens);
    await page.setViewportSize(size);
    return `look ${Object.values(look).join(" ")} on ${size.width}x${size.height}`;
  };
  const travel: Act = async () => {
    const back = chance.below(3) > 0;
    await (back ? page.goBack() : page.goForward());
    return back ? "back" : "forward";
  };
  const reload: Act = async () => {
    await page.reload();
    return "reload";
  };
  const unplug: Act = async () => {
    // Without a kept copy nothing of this can work.
    if (!state.offline && !(await isKept(page))) return visit();
    state.offline = !state.offline;
    await page.context().setOffline(state.offline);
    return state.offline ? "offline" : "online";
  };

  const acts: [Act, number][] = [
    [pressKey, 14],
    [typeKeys, 5],
    [pressSomething, 24],
    [pressCells, 12],
    [play, 4],
    [drag, 5],
    [choose, 4],
    [slide, 2],
    [write, 5],
    [pasteText, 6],
    [dropText, 2],
    [dropPhotograph, 2],
    [visit, 10],
    [followLink, 1],
    [scroll, 2],
    [dress, 2],
    [travel, 3],
    [reload, 2],
    [unplug, 1],
  ];
  const turns = acts.flatMap(([act, times]) => Array<Act>(times).fill(act));
  return () => chance.of(turns)();
}
