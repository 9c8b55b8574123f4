// What the tests of photographs share: the pictures, and how they come to the page.
import type { Page } from "playwright-core";
import { expect } from "./harness";
import { bytesOf, printedOn } from "./photographs";
import { button } from "./play_helpers";

/** The digits on the board, 0 for an empty cell. */
export const shownDigits = (page: Page) =>
  page
    .locator(".enter-board [role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => /, (\d)(,|$)/.exec(cell.getAttribute("aria-label") ?? "")?.[1] ?? "0").join(""));

export const untilRead = (page: Page, name: string) => expect.poll(() => shownDigits(page)).toBe(printedOn(name));

export const photoPanel = (page: Page) => page.locator(".photo");

/** Opens the part of the page for pictures. */
export async function openPanel(page: Page, name = "From a photo"): Promise<void> {
  await button(page, name).click();
  await photoPanel(page).waitFor();
}

export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens a file with the button for pictures. */
export const openPicture = (page: Page, picture: string | Picture) =>
  page.locator(".photo input[type=file]").setInputFiles(picture);

/** What a person does with a picture elsewhere: it is copied, or dragged. */
const brought = (page: Page, kind: "paste" | "drop", picture: Picture) =>
  page.evaluate(
    ([how, { name, mimeType }, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      const about = { bubbles: true, cancelable: true };
      const event =
        how === "paste"
          ? new ClipboardEvent("paste", { ...about, clipboardData: transfer })
          : new DragEvent("drop", { ...about, dataTransfer: transfer });
      (how === "paste" ? document.body : document.querySelector(".enter")!).dispatchEvent(event);
    },
    [kind, picture, picture.buffer.toString("base64")] as const,
  );

export const jpeg = (name: string): Picture => ({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer: bytesOf(name) });
export const pastePicture = (page: Page, picture: Picture) => brought(page, "paste", picture);
export const dropPicture = (page: Page, picture: Picture) => brought(page, "drop", picture);

/** A picture that the browser draws: a white paper, with a board where there are digits for one. */
export async function drawnPicture(page: Page, width: number, height: number, digits = ""): Promise<Picture> {
  const base64 = await page.evaluate(
    async ([across, down, line]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext("2d")!;
      context.fillStyle = "#fff";
      context.fillRect(0, 0, across, down);
      context.fillStyle = context.strokeStyle = "#111";
      const side = Math.sqrt(line.length);
      const unit = Math.min(across, down) / (side + 2);
      const box = Math.sqrt(side);
      for (let at = 0; at <= side && side > 0; ++at) {
        context.lineWidth = at % box === 0 ? 6 : 2;
        const [first, here, last] = [unit, unit * (1 + at), unit * (1 + side)];
        context.beginPath();
        context.moveTo(first, here);
        context.lineTo(last, here);
        context.moveTo(here, first);
        context.lineTo(here, last);
        context.stroke();
      }
      context.font = `${unit * 0.7}px sans-serif`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      [...line].forEach((digit, cell) => {
        if (digit === "0" || digit === ".") return;
        context.fillText(digit, unit * (1.5 + (cell % side)), unit * (1.55 + Math.floor(cell / side)));
      });
      const blob = await canvas.convertToBlob({ type: "image/png" });
      let text = "";
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height, digits] as const,
  );
  return { name: "drawn.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}
