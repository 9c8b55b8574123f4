// Symbols: how the digits of a board are written, and which digit a key stands for. As quadrille/boards/symbol_style.h
// has it.
//   symbolOf(10, 16, "figures")   // "A"

export const symbolStyles = ["figures", "numbers", "letters"] as const;
export type SymbolStyle = (typeof symbolStyles)[number];

const lettersInAlphabet = 26;
const codeOfA = 65;

/** The style that a board of this size can be written in: the alphabet may be too short for letters or figures. */
export function usableStyle(style: SymbolStyle, size: number): SymbolStyle {
  if (style === "letters" && size > lettersInAlphabet) return "numbers";
  if (style === "figures" && size > 9 + lettersInAlphabet) return "numbers";
  return style;
}

export function symbolOf(digit: number, size: number, style: SymbolStyle): string {
  switch (usableStyle(style, size)) {
    case "numbers":
      return String(digit);
    case "letters":
      return String.fromCharCode(codeOfA + digit - 1);
    case "figures":
      return digit <= 9 ? String(digit) : String.fromCharCode(codeOfA + digit - 10);
  }
}

/** Those of every digit, in their order. */
export const symbolsOf = (size: number, style: SymbolStyle): string[] =>
  Array.from({ length: size }, (_, index) => symbolOf(index + 1, size, style));

/** "r4c2" */
export const cellName = (cell: number, size: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** Whether letters enter digits on this board. */
export function lettersAreDigits(size: number, style: SymbolStyle): boolean {
  const used = usableStyle(style, size);
  return used === "letters" || (used === "figures" && size > 9);
}

/** The digit that a letter key stands for; 0 for none. */
export function digitOfLetter(letter: string, size: number, style: SymbolStyle): number {
  if (!/^[a-z]$/i.test(letter) || !lettersAreDigits(size, style)) return 0;
  const index = letter.toUpperCase().charCodeAt(0) - codeOfA;
  const digit = usableStyle(style, size) === "letters" ? index + 1 : index + 10;
  return digit <= size ? digit : 0;
}
