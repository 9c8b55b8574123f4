// Names: what the items and options of a problem are called in the reader's language.
//   const names = namesOf(problem, size, "figures", messages.value.watch);
//   tell(names, problem, marks, pointed)   // "Option r4c2=7: items cell r4c2, row 4: 7, …"
import { type SymbolStyle, symbolOf } from "../board/symbols";
import type { Rule } from "../core/api_boards";
import type { Watch } from "../i18n/en/watch";
import { Row } from "./density";
import type { Marks } from "./matrix_paint";
import { optionName, type Pointed, type Problem } from "./problem";

export interface Names {
  item: (item: number) => string;
  option: (option: number) => string;
  family: (family: number) => string;
}

/** A rule of a board: "row 4: 7". */
export function ruleText(rule: Rule, size: number, symbols: SymbolStyle, t: Watch): string {
  const number = rule.index + 1;
  const symbol = symbolOf(rule.digit, size, symbols);
  if (rule.told) return rule.digit > 0 ? `${rule.told}: ${symbol}` : rule.told;
  switch (rule.kind) {
    case "cell":
      return t.ruleCell(Math.floor(rule.index / size) + 1, (rule.index % size) + 1);
    case "row":
      return t.ruleRow(number, symbol);
    case "column":
      return t.ruleColumn(number, symbol);
    case "box":
      return t.ruleBox(number, symbol);
  }
}

/** `size` is that of the board; problems that are no board keep the names they came with. */
export function namesOf(problem: Problem, size: number, symbols: SymbolStyle, t: Watch): Names {
  const { rules, candidates, itemNames, families } = problem.matrix;
  const symbol = (digit: number): string => symbolOf(digit, size, symbols);
  return {
    item: (item) => {
      const rule = rules[item];
      return rule ? ruleText(rule, size, symbols, t) : (itemNames[item] ?? "");
    },
    option: (option) => {
      const candidate = candidates[option];
      if (!candidate) return optionName(problem.matrix, option);
      const [row, column] = [Math.floor(candidate.cell / size) + 1, (candidate.cell % size) + 1];
      return `r${row}c${column}=${symbol(candidate.digit)}`;
    },
    family: (family) => {
      const name = families[family] ?? "";
      return name in t.families ? t.families[name as keyof Watch["families"]] : name;
    },
  };
}

/** What is pointed at, told in words. */
export function tell(names: Names, problem: Problem, marks: Marks, pointed: Pointed | null, t: Watch): string {
  if (pointed === null) return "";
  if (pointed.kind === "option") {
    if (pointed.option >= problem.optionCount) return "";
    const items = problem.itemsOf(pointed.option).map(names.item).join(", ");
    const gone = marks.rows[pointed.option] === Row.gone;
    return (gone ? t.tellOptionGone : t.tellOption)(names.option(pointed.option), items);
  }
  if (pointed.item >= problem.itemCount) return "";
  const name = names.item(pointed.item);
  if (marks.covered[pointed.item]) return t.tellItemCovered(name);
  const left = problem.optionsOf(pointed.item).filter((option) => marks.rows[option] !== Row.gone);
  return t.tellItem(name, left.length);
}
