// The lab: problems from the gallery and written ones, solved, counted and danced.
import type { Page } from "playwright-core";
import { expect, handheld, seriousFaults, test } from "./harness";

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("radio", { name: "Your own" }).click();
  await page.locator(".lab-text textarea").fill(text);
  await page.getByRole("button", { name: "Read it" }).click();
}

async function count(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Count" }).click();
  await page.getByRole("button", { name: "Count all solutions" }).click();
}

async function resize(page: Page, size: number): Promise<void> {
  await page.locator(".gallery-size input").evaluate((slider: HTMLInputElement, value) => {
    slider.value = String(value);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, size);
}

const result = (page: Page) => page.locator(".lab-result strong").textContent();

test("eight queens are drawn, leafed through and counted", async ({ open }) => {
  const page = await open("#/lab");
  await expect.poll(() => page.locator(".lab-solutions .facts").textContent()).toBe("92 solutions, all of them");
  expect(await page.locator(".drawing text").count()).toBe(8);
  await page.getByRole("button", { name: "Next solution" }).click();
  await expect.poll(() => page.locator(".lab-leaf span[aria-live]").textContent()).toBe("Solution 2 of 92");
  await count(page);
  await expect.poll(() => result(page)).toBe("92 solutions");
  expect(await seriousFaults(page)).toEqual([]);
});

for (const [name, solutions] of [
  ["Langford pairs", "52 solutions"],
  ["Dominoes", "6,728 solutions"],
  ["Latin squares", "576 solutions"],
  ["Pentominoes", ""],
]) {
  test(`${name} come from the gallery with a drawing`, async ({ open }) => {
    const page = await open("#/lab");
    await page.getByRole("button", { name: name! }).click();
    await page.locator(".drawing").waitFor();
    if (solutions) {
      await count(page);
      await expect.poll(() => result(page)).toBe(solutions);
    }
  });
}

test("a long count tells how far it is and can be cancelled", async ({ open }) => {
  const page = await open("#/lab");
  await page.getByRole("button", { name: "Latin squares" }).click();
  await resize(page, 9);
  await count(page);
  await expect.poll(() => page.locator(".progress span").textContent()).toMatch(/^[\d,]+ so far, \d+ s$/);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => page.locator(".lab-result").textContent()).toMatch(/^Stopped after \d+ s\.$/);
  await page.getByRole("button", { name: "Langford pairs" }).click();
  await count(page);
  await expect.poll(() => result(page)).toBe("52 solutions");
});

test("the search for solutions that do not exist tells how far it is and can be stopped", async ({ open }) => {
  const page = await open("#/lab");
  await page.getByRole("button", { name: "Langford pairs" }).click();
  for (const size of [14, 17, 18]) {
    await resize(page, size);
    await expect.poll(() => page.locator(".lab-work .progress span").textContent()).toMatch(/^0 so far, \d+ s$/);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => page.locator(".lab-solutions").textContent()).toMatch(/^Stopped after \d+ s\./);
  }
  await page.getByRole("button", { name: "Look again" }).click();
  await page.locator(".lab-work .progress").waitFor();
  await resize(page, 7);
  await expect.poll(() => page.locator(".lab-solutions .facts").textContent()).toBe("52 solutions, all of them");
});

test("the lab is as it was left, in this visit and in the next", async ({ open }) => {
  const page = await open("#/lab");
  await write(page, "a b\na\nb\na b\n");
  await page.getByRole("radio", { name: "Count" }).click();
  const isAsLeft = async () => {
    await expect.poll(() => page.locator("textarea").inputValue()).toBe("a b\na\nb\na b\n");
    await expect.poll(() => page.getByRole("radio", { name: "Count" }).isChecked()).toBe(true);
    await expect.poll(() => page.locator(".lab-problem .facts").textContent()).toBe("3 options × 2 items, 4 ones");
  };
  await page.getByRole("link", { name: "Story" }).click();
  await page.locator(".story").waitFor();
  await page.getByRole("link", { name: "Lab" }).click();
  await isAsLeft();
  await page.reload();
  await isAsLeft();
});

test("a state of the lab that nobody knows does not stand in the way", async ({ open }) => {
  const page = await open("#/lab");
  for (const kept of [{ gallery: "kings" }, { size: 300 }, { show: "nothing" }]) {
    await page.evaluate((state) => {
      localStorage.setItem("quadrille.lab", JSON.stringify(state));
    }, kept);
    await page.reload();
    await expect.poll(() => page.locator(".lab-solutions .facts").textContent()).toBe("92 solutions, all of them");
  }
});

test("a hundred thousand options are read and solved, and the first of a solution listed", async ({ open }) => {
  const page = await open("#/lab");
  await page.getByRole("radio", { name: "Your own" }).click();
  await page.locator(".lab-text textarea").evaluate((area: HTMLTextAreaElement) => {
    const names = Array.from({ length: 1000 }, (_, item) => `i${item}`);
    area.value = `${names.join(" ")}\n${`${names.join("\n")}\n`.repeat(100)}`;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.getByRole("button", { name: "Read it" }).click();
  const facts = (part: string) => page.locator(part).last().textContent();
  await expect.poll(() => facts(".lab-problem .facts")).toBe("100,000 options × 1,000 items, 100,000 ones");
  await expect.poll(() => facts(".lab-solutions > .facts")).toBe("and 800 more options");
  expect(await page.locator(".lab-options li").count()).toBe(200);
});

test("pieces that touch have different colours", async ({ open }) => {
  const page = await open("#/lab");
  await page.getByRole("button", { name: "Pentominoes" }).click();
  await expect.poll(() => page.locator(".drawing text").count()).toBe(60);
  for (let solution = 0; solution < 5; ++solution) {
    const squares = await page
      .locator(".drawing g")
      .evaluateAll((all) => all.map((square) => [square.textContent!, square.querySelector("rect")!.style.fill] as const));
    const same = squares.flatMap(([letter, fill], square) =>
      [square + 1, square + 10]
        .filter((other) => other < 60 && (other === square + 10 || other % 10 > 0))
        .filter((other) => squares[other]![0] !== letter && squares[other]![1] === fill),
    );
    expect(same).toEqual([]);
    await page.getByRole("button", { name: "Next solution" }).click();
  }
});

test("a written problem is solved, and so are rows of 0 and 1", async ({ open }) => {
  const page = await open("#/lab");
  await write(page, "a b c | x\na x:red\nb c x:red\nb x:blue\nc\n");
  await expect.poll(() => page.locator(".lab-options").textContent()).toBe("1ax:red2bcx:red");
  await write(page, "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n");
  await expect.poll(() => page.locator(".lab-solutions .facts").textContent()).toBe("1 solution, all of them");
  await expect.poll(() => page.locator(".lab-options").textContent()).toBe("13564145" + "27");
});

test("a fault in the text is told with its place, and marked", async ({ open }) => {
  const page = await open("#/lab");
  await write(page, "a b c\na b\nc nobody\n");
  await expect
    .poll(() => page.locator(".lab-fault").textContent())
    .toBe("Line 3, column 3: expected the name of an item, found 'nobody'.");
  const marked = await page
    .locator("textarea")
    .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(marked).toBe("nobody");
  await write(page, "101\n11\n");
  await expect.poll(() => page.locator(".lab-fault").textContent()).toMatch(/^Line 2: /);
  expect(await seriousFaults(page)).toEqual([]);
});

test("a gallery problem becomes text that can be edited", async ({ open }) => {
  const page = await open("#/lab");
  await page.getByRole("button", { name: "Edit as text" }).click();
  await expect.poll(() => page.locator("textarea").inputValue()).toMatch(/^row_0 row_1/);
  await expect.poll(() => page.locator(".lab-solutions .facts").textContent()).toBe("92 solutions, all of them");
});

test("queens dance, and their board is drawn as they do", async ({ open }) => {
  const page = await open("#/lab", { ...handheld, reducedMotion: "reduce" });
  await page.getByRole("radio", { name: "Dance" }).click();
  await page.getByRole("button", { name: "To the next choice" }).click();
  await page.getByRole("button", { name: "To the next choice" }).click();
  await expect.poll(() => page.locator(".dance-picture .drawing text").count()).toBe(1);
  await page.getByRole("button", { name: "To the first solution" }).click();
  await expect.poll(() => page.locator(".dance-picture .drawing text").count()).toBe(8);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => page.locator(".tallies").textContent()).toContain("solutions92");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousFaults(page)).toEqual([]);
});
