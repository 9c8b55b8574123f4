// What build/stock.ts makes.
declare module "virtual:stock/first" {
  const puzzle: import("./stock").StockPuzzle;
  export default puzzle;
}

declare module "virtual:stock/others" {
  const puzzles: readonly import("./stock").StockPuzzle[];
  export default puzzles;
}
