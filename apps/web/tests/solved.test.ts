// When a puzzle is solved: a quiet joy, and a way to how a computer does it.
import { devices, expect, seriousFaults, test, untilStill } from "./harness";
import { button, playText, small, solveSmall } from "./play_helpers";

for (const [device, options] of devices) {
  test(`one press leads from a solved puzzle to the search over this very puzzle (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, small);
    await solveSmall(page);
    const solved = page.getByRole("region", { name: "Solved" });
    await solved.waitFor();
    await untilStill(page);
    expect(await seriousFaults(page)).toEqual([]);
    await button(page, "How does a computer do it?").click();
    await page.getByRole("heading", { name: "Watch" }).waitFor();
    expect(await page.getByRole("combobox", { name: "Board", exact: true }).inputValue()).toBe("game");
    expect(await page.getByRole("radio", { name: "Dance" }).isChecked()).toBe(true);
    await page.getByText("move 0 of", { exact: false }).waitFor();
  });
}

test("a tick is drawn when a puzzle is solved, but not for those who want no motion", async ({ open }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await open("#/play", { reducedMotion });
    await playText(page, small);
    await solveSmall(page);
    await page.getByRole("region", { name: "Solved" }).waitFor();
    const [duration, delay] = await page
      .locator(".solved-tick path")
      .evaluate((path) => [getComputedStyle(path).animationDuration, getComputedStyle(path).animationDelay]);
    expect([duration, delay]).toEqual(reducedMotion === "reduce" ? ["1e-05s", "0s"] : ["0.5s", "0.45s"]);
  }
});
