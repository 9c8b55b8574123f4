// The story: every page has a picture that answers.
import { type Language, languages } from "../src/i18n/languages";
import { expect, handheld, headingOrder, seriousFaults, test } from "./harness";
import { goTo, speak } from "./play_helpers";

test("the exact cover of seven items is found by pressing options", async ({ open }) => {
  const page = await open("#/story/1");
  const verdict = page.locator(".cover-verdict-text");
  await page.getByRole("button", { name: "Option A: items 3 5 6" }).click();
  await expect.poll(() => verdict.textContent()).toBe("Still missing: 1, 2, 4, 7.");
  await page.getByRole("button", { name: "Option C: items 2 3 6" }).click();
  await expect.poll(() => verdict.textContent()).toContain("Covered more than once: 3, 6.");
  await page.getByRole("button", { name: "Option C: items 2 3 6" }).click();
  await page.getByRole("button", { name: "Option D: items 1 4" }).click();
  await page.getByRole("button", { name: "Option E: items 2 7" }).click();
  await expect.poll(() => verdict.textContent()).toBe("Every item exactly once: an exact cover!");
});

test("rows of the matrix are taken by keyboard", async ({ open }) => {
  const page = await open("#/story/2");
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".cover-verdict-text").textContent()).toBe("Still missing: 1, 2, 4, 7.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.locator(".matrix-words").textContent()).toBe("Option C is out. Its items: 2, 3, 6");
});

test("what is covered and uncovered again is linked as before", async ({ open }) => {
  const page = await open("#/story/4");
  const links = page.locator(".links .link");
  await page.locator(".links .node").first().waitFor();
  const before = await links.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
  const covered = page.locator(".story-covered");
  await page.getByRole("button", { name: "Cover 4", exact: true }).click();
  await expect.poll(() => covered.textContent()).toBe("Covered, in this order: 4.");
  await expect.poll(() => page.locator(".links .leaving").count()).toBe(0);
  await page.getByRole("button", { name: "Cover 1", exact: true }).click();
  await expect.poll(() => covered.textContent()).toBe("Covered, in this order: 4, 1.");
  await expect.poll(() => page.locator(".links .leaving").count()).toBe(0);
  expect(await page.locator(".links .gone").count()).toBeGreaterThan(4);
  await page.getByRole("button", { name: "Uncover 1" }).click();
  await expect.poll(() => covered.textContent()).toBe("Covered, in this order: 4.");
  await page.getByRole("button", { name: "Uncover 4" }).click();
  await expect.poll(() => covered.textContent()).toBe("Every item is in the ring.");
  await expect.poll(() => page.locator(".links .gone").count()).toBe(0);
  expect(await links.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")))).toEqual(before);
});

test("x is shown in the picture, with the changes that are made to its neighbours", async ({ open }) => {
  const page = await open("#/story/4", { reducedMotion: "reduce" });
  await expect.poll(() => page.locator(".links .option").allTextContents()).toEqual(["A", "B", "C", "D", "E", "F"]);
  expect(await page.locator(".links .x").count()).toBe(0);
  await page.getByRole("button", { name: "Cover 4", exact: true }).click();
  await page.getByRole("button", { name: "One link back" }).click();
  const who = page.locator(".unhooking p");
  await expect.poll(() => who.textContent()).toBe("x is the node of option F in the list of item 5.");
  expect(await page.locator(".links .x").count()).toBe(1);
  await page.getByRole("button", { name: "One link forward" }).click();
  await expect.poll(() => who.textContent()).toBe("x is the node of option F in the list of item 7.");
  await expect.poll(() => page.locator(".unhooking-now").textContent()).toBe("unhook xD[U[x]] ← D[x]; U[D[x]] ← U[x]");
  for (let links = 0; links < 5; ++links) await page.getByRole("button", { name: "One link back" }).click();
  await expect.poll(() => who.textContent()).toBe("x is the head of item 4.");
  await expect.poll(() => page.locator(".unhooking-now").textContent()).toBe("hook x inR[L[x]] ← x; L[R[x]] ← x");
});

test("what the caption calls hollow is drawn hollow", async ({ open }) => {
  const page = await open("#/story/4", { reducedMotion: "reduce" });
  await expect.poll(() => page.locator(".matrix-words").textContent()).toMatch(/^Hollow nodes have left their lists/);
  await page.getByRole("button", { name: "Cover 4", exact: true }).click();
  const node = page.locator(".links .node.gone").first();
  const [fill, card] = await node.evaluate((rect) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--card)";
    document.body.append(probe);
    return [getComputedStyle(rect).fill, getComputedStyle(probe).color];
  });
  expect(fill).toBe(card);
});

test("the search over the seven items goes move by move through its code, its links and its tree", async ({ open }) => {
  const page = await open("#/story/5", { reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  const forward = page.getByRole("button", { name: "One move forward" });
  const lines: string[] = [];
  await forward.waitFor();
  for (let moves = 0; moves < 12; ++moves) {
    await forward.click();
    await expect.poll(() => page.getByLabel("Place in the dance").inputValue()).toBe(String(moves + 1));
    lines.push((await page.locator(".code-current").textContent())!);
  }
  expect(lines.slice(0, 5)).toEqual([
    "choose an item",
    "cover the item",
    "take the option",
    "cover its other items",
    "cover its other items",
  ]);
  expect(await page.locator(".narration").textContent()).toBe("Item 5 has no option left: a dead end.");
  expect(await page.locator(".tree-node text").allTextContents()).toEqual(["1", "2", "5", "✗"]);
  expect(await page.locator(".links .taken").count()).toBe(6);
  await page.getByRole("button", { name: "To the first solution" }).click();
  await expect.poll(() => page.locator(".tree-edge text").allTextContents()).toEqual(["B", "C", "D", "A", "E"]);
  const seen = await page
    .locator(".transport, .links, .code, .tree")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom <= innerHeight));
  expect(seen).toEqual([true, true, true, true]);
});

test("four queens leave some diagonals without a queen", async ({ open }) => {
  const page = await open("#/story/11", { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "To the first solution" }).click();
  await expect.poll(() => page.locator(".drawing text").count()).toBe(4);
  expect(await page.locator(".links .name:not(.gone)").allTextContents()).toContain("rising 0");
  expect(await page.locator(".links svg").getAttribute("aria-label")).toContain("none");
});

test("the last page names who thought of it", async ({ open }) => {
  const page = await open("#/story/12");
  await expect.poll(() => page.locator(".sources li").count()).toBe(4);
  expect(await page.locator(".sources").textContent()).toMatch(/1979.*Hitotumatu.*2000.*Knuth.*Dancing Links/);
  expect(await page.locator(".sources a[href='https://arxiv.org/abs/cs/0011047']").count()).toBe(1);
});

test("the Latin square is built from blocks", async ({ open }) => {
  const page = await open("#/story/6");
  const facts = page.locator(".beside .facts");
  await expect.poll(() => facts.textContent()).toBe("27 options × 27 items, 27 ones");
  await page.getByRole("radio", { name: "and columns" }).click();
  await expect.poll(() => facts.textContent()).toBe("27 options × 27 items, 81 ones");
});

test("nothing stands in the way of a screen reader on any page", async ({ open }) => {
  const page = await open("#/story/1");
  for (const number of [1, 3, 4, 5, 6, 9, 11, 12]) {
    await goTo(page, `#/story/${number}`);
    await expect.poll(() => page.locator(".story-place").textContent()).toBe(`Page ${number} of 12`);
    await page.locator(".story-picture > *").first().waitFor();
    expect(await seriousFaults(page), `page ${number}`).toEqual([]);
    expect(await headingOrder(page), `page ${number}`).toEqual([]);
  }
});

test("every page can be reached by turning pages", async ({ open }) => {
  const page = await open("#/story/1");
  const titles = new Set<string>();
  for (let number = 1; number <= 12; ++number) {
    await expect.poll(() => page.locator(".story-place").textContent()).toBe(`Page ${number} of 12`);
    titles.add((await page.locator("h1").textContent())!);
    if (number === 10) {
      await page.getByRole("button", { name: "Count the nodes" }).click();
      await expect.poll(() => page.locator(".compare-nodes").allTextContents()).toEqual(["1,379", "18,885"]);
    }
    if (number < 12) await page.getByRole("link", { name: "Next" }).click();
  }
  expect(titles.size).toBe(12);
  await page.getByRole("link", { name: "Watch your own puzzle dance" }).click();
  await page.locator("canvas.matrix-canvas").waitFor();
});

test("the story is told in every language, on a phone too", async ({ open }) => {
  const titles: Record<Language, string> = {
    en: "Four-way links",
    de: "Verweise in vier Richtungen",
    es: "Enlaces en cuatro direcciones",
    fr: "Des liens dans quatre directions",
    ja: "4方向のリンク",
    pt: "Ligações em quatro direções",
    "zh-Hans": "四向的链",
    "zh-Hant": "四向的鏈結",
    vi: "Liên kết bốn phía",
    sl: "Povezave v štiri smeri",
  };
  const page = await open("#/story/3", handheld);
  for (const language of languages) {
    const title = titles[language];
    await speak(page, language);
    await goTo(page, "#/story/3");
    await expect.poll(() => page.locator("h1").textContent()).toBe(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test("the code of the search stays where it is while its lines are marked one after another", async ({ open }) => {
  const page = await open("#/story/5", { reducedMotion: "reduce" });
  const forward = page.getByRole("button", { name: "One move forward" });
  await forward.waitFor();
  const tops = () =>
    page
      .locator(".code-line")
      .evaluateAll((lines) => lines.map((line) => [(line as HTMLElement).offsetTop, (line as HTMLElement).offsetHeight]));
  const before = await tops();
  for (let move = 0; move < 20; ++move) {
    await forward.click();
    expect(await tops()).toEqual(before);
  }
});

test("what plays a dance is on the first screen of its page", async ({ open }) => {
  const page = await open("#/play", { viewport: { width: 1440, height: 900 } });
  for (const number of [5, 9, 11]) {
    await goTo(page, `#/story/${number}`);
    const play = page.getByRole("button", { name: "Play", exact: true });
    await play.waitFor();
    await expect.poll(async () => (await play.boundingBox())!.y, { message: `page ${number}` }).toBeLessThan(860);
  }
});
