// What a board with further rules is called, where it is one of those that new games offer.
import type { Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { variantOf } from "./variants";

/** requires: the texts of later views (loadTexts) */
export function variantName(shape: Shape): string {
  const variant = shape.rules && variantOf(shape);
  return variant ? messages.value.newGame.variants[variant] : "";
}
