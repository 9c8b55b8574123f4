// Digits as the reader wants them written.
import { symbolOf } from "../board/symbols";
import { settings } from "./settings";

export const digitText = (digit: number, size: number) => symbolOf(digit, size, settings.value.symbols);
