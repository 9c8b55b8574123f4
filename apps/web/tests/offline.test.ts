// The page without a network.
import { expect, test, untilKept } from "./harness";

test("works offline once it has been visited", async ({ open }) => {
  const page = await open("#/play", { serviceWorkers: "allow" });
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("grid").waitFor();
  // The core came from the store as well: it knows what stands in the cells.
  await expect.poll(() => page.getByRole("gridcell").count()).toBeGreaterThan(15);
});

test("can be installed: its manifest names icons that are there", async ({ page }) => {
  const faults = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const manifest = (await (await fetch(link.href)).json()) as { icons: { src: string }[] };
    const missing: string[] = [];
    for (const { src } of manifest.icons) {
      const response = await fetch(new URL(src, link.href));
      if (!response.ok) missing.push(src);
    }
    return missing;
  });
  expect(faults).toEqual([]);
});
