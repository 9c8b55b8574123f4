// The little dance of the board when it is solved: a wave of light from one corner to the other.
import { useEffect, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../app/settings";
import type { Tint } from "../board/board_state";
import type { GameView } from "../core/api_boards";

const frameMilliseconds = 45;

/** The cells on the diagonal that the wave has reached, and the two behind it. */
export function waveAt(size: number, front: number): Map<number, Tint> {
  const tints = new Map<number, Tint>();
  for (let cell = 0; cell < size * size; ++cell) {
    const behind = front - (Math.floor(cell / size) + (cell % size));
    if (behind >= 0 && behind < 3) tints.set(cell, "good");
  }
  return tints;
}

/** The tints of the wave while it runs, which is once when a game becomes complete; else null. */
export function useSolvedWave(game: GameView): Map<number, Tint> | null {
  const [front, setFront] = useState(-1);
  const wasComplete = useRef(game.complete);
  useEffect(() => {
    const begins = game.complete && !wasComplete.current && !reducedMotion.value;
    wasComplete.current = game.complete;
    if (begins) setFront(0);
  }, [game.complete]);
  useEffect(() => {
    if (front < 0) return undefined;
    const timer = setTimeout(() => setFront(front > 2 * game.shape.size ? -1 : front + 1), frameMilliseconds);
    return () => clearTimeout(timer);
  }, [front]);
  return front < 0 ? null : waveAt(game.shape.size, front);
}
