// A kept game in words, and how it is opened from a list: what the front page and the list of games share.
import { go } from "../app/router";
import { dayText } from "../daily/day_text";
import { messages } from "../i18n/messages";
import { openKept } from "../play/hand";
import { shapeText } from "../play/shape_text";
import { toast } from "../ui/toast";
import type { GameRecord } from "./records";

export const titleOf = ({ daily, shape }: GameRecord): string =>
  daily ? messages.value.games.dailyOf(dayText(daily)) : shapeText(messages.value.play, shape);

export function percentFilled({ givens, empty }: GameRecord): number {
  const toFill = givens.filter((digit) => digit === 0).length;
  return toFill === 0 ? 100 : Math.floor((100 * (toFill - empty)) / toFill);
}

/** Also where another tab has it, which then lets go of it. */
export async function openFromShelf(id: string): Promise<void> {
  const opened = await openKept(id, true);
  if (opened === "unreadable") toast(messages.value.play.badSave);
  else go("#/play");
}
