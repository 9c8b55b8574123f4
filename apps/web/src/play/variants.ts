// Variants: what else a new game may be than a plain board: further rules, or regions of another form.
//   const variant = variantOf(shape);   // "killer"
import { requestOf } from "../board/shapes";
import type { Payload } from "../core/api";
import type { Level, Shape } from "../core/api_boards";
import type { LevelWish } from "./levels";

export const variants = ["jigsaw", "x", "antiknight", "killer", "thermo", "arrow", "dots", "whisper"] as const;
export type Variant = (typeof variants)[number];
export type RuledVariant = Exclude<Variant, "jigsaw">;

interface Ruled {
  /** As the command line takes them: on 6x6 and on 9x9. */
  rules: Record<6 | 9, string>;
  /** By which it is known again among the rules of a board. */
  sign: RegExp;
  levels: readonly Level[];
}

const three = ["easy", "medium", "hard"] as const;
const always = (rules: string) => ({ 6: rules, 9: rules });

const ruled: Record<RuledVariant, Ruled> = {
  x: { rules: always("x"), sign: /"diagonal-/, levels: three },
  antiknight: { rules: always("antiknight"), sign: /"antiknight"/, levels: three },
  // With cages, what is beyond medium is seldom found.
  killer: { rules: always("killer"), sign: /"cage"/, levels: ["easy", "medium"] },
  thermo: { rules: { 6: "thermo:3", 9: "thermo:6" }, sign: /"thermo"/, levels: three },
  arrow: { rules: { 6: "arrow:2", 9: "arrow:5" }, sign: /"arrow"/, levels: three },
  dots: { rules: { 6: "dots:9", 9: "dots:24" }, sign: /"(difference|ratio)"/, levels: three },
  whisper: { rules: { 6: "whisper:2", 9: "whisper:5" }, sign: /"whisper"/, levels: three },
};

export const isVariant = (kind: string): kind is Variant => (variants as readonly string[]).includes(kind);
export const isRuled = (kind: string): kind is RuledVariant => isVariant(kind) && kind !== "jigsaw";

/** The sizes of boards that a variant has; a small one to try it on. */
export const sizesOf = (variant: Variant): readonly number[] => (variant === "jigsaw" ? [9] : [6, 9]);

export const levelsOf = (variant: RuledVariant): readonly LevelWish[] => ruled[variant].levels;

/** Which of them a board is, if any; a board with rules of several kinds is none. */
export function variantOf(shape: Shape): Variant | undefined {
  const source = shape.rules?.source;
  if (source === undefined) return shape.size === 9 && shape.boxRows === 0 && shape.regions.length > 0 ? "jigsaw" : undefined;
  const found = Object.entries(ruled).filter(([, { sign }]) => sign.test(source));
  return found.length === 1 ? (found[0]![0] as RuledVariant) : undefined;
}

/** What the core is asked for to make one of that level; the hardest of its levels where it has not that one. */
export function variantRequest(variant: RuledVariant, shape: Shape, level: LevelWish, seed: number): Payload<"rules.generate"> {
  const { rules, levels } = ruled[variant];
  // Without the rules that a board before it had.
  const { rules: _, ...plain } = shape;
  const wanted = levels.find((each) => each === level) ?? levels.at(-1)!;
  return { shape: requestOf(plain), rules: rules[shape.size === 6 ? 6 : 9], level: wanted, seed };
}
