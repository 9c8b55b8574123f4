// Opens the puzzle of a day: goes on with it where it was begun, or makes it.
import { work } from "../core/client";
import { messages } from "../i18n/messages";
import { openKept, startGame } from "../play/hand";
import { kept, shelf } from "../shelf/shelf";
import { type Day, isPlayable, today, wishesOf } from "./daily";
import { dayText } from "./day_text";

export const dailyId = (day: Day): string => `daily-${day}`;

/** What there is to say about it. A day that has no puzzle yet leads to today's. */
export async function openDaily(wanted: Day): Promise<string> {
  const day = isPlayable(wanted) ? wanted : today();
  const id = dailyId(day);
  const told = messages.value.games.dailyOf(dayText(day));
  if (kept(id) && (await openKept(id, true)) === "opened") return told;
  const { level, seed } = wishesOf(day);
  const shape = { kind: "boxes", boxRows: 3, boxColumns: 3 } as const;
  const made = await work.call("board.generate", { shape, level, symmetry: "rotate180", seed });
  // What could not be read stays where it is.
  const place = shelf.value.unreadable.includes(id) ? undefined : id;
  await startGame(made.board, { level: made.rating.level, rating: made.rating.text, daily: day }, place);
  return told;
}
