// Profile: plays with an instrumented core (wasm-split --instrument) and writes which of its functions were called:
//   node profile.mjs core.wasm core.profile
// Those are what a first visit fetches. Every other function comes when it is called for the first time: see
// src/core/engine.ts. So this has to do what most people do first, and to be the same at each build.
import { readFileSync, writeFileSync } from "node:fs";

const [program, profile] = process.argv.slice(2);
const memory = () => new DataView(core.memory.buffer);
const system = {
  clock_time_get(_clock, _precision, result) {
    memory().setBigUint64(result, 0n, true); // no deadline passes, however slow the machine is
    return 0;
  },
};
const unsupported = () => 58;
const { instance } = await WebAssembly.instantiate(readFileSync(program), {
  wasi_snapshot_preview1: new Proxy(system, { get: (own, name) => own[name] ?? unsupported }),
  page: { progress() {} },
});
const core = instance.exports;
core._initialize();

function call(method, payload) {
  const request = new TextEncoder().encode(JSON.stringify({ method, payload }));
  new Uint8Array(core.memory.buffer, core.room(request.length), request.length).set(request);
  const place = core.call(request.length);
  const answer = new Uint8Array(core.memory.buffer, memory().getUint32(place, true), memory().getUint32(place + 4, true));
  const { result, error } = JSON.parse(new TextDecoder().decode(answer));
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

const symbols = [..."123456789"];
const act = (kind, rest = {}) => call("game.act", { kind, ...rest });

/** Everything that is on the screen of a game. */
function play(board) {
  const { cells } = call("game.new", { board, mode: "play" });
  for (const level of [1, 1, 2, 3]) call("game.hint", { level, symbols });
  const empty = cells.flatMap(({ given }, cell) => (given ? [] : [cell]));
  act("digit", { cells: [empty[0]], digit: 1, cleanMarks: true });
  act("digit", { cells: [empty[1]], digit: 1, cleanMarks: false });
  call("game.check", {});
  call("game.hint", { level: 1, symbols });
  act("undo");
  act("redo");
  act("undo");
  act("undo");
  act("corner", { cells: empty.slice(0, 3), digit: 2 });
  act("centre", { cells: empty.slice(0, 3), digit: 2 });
  act("colour", { cells: empty.slice(0, 3), colour: 1 });
  act("clear", { cells: empty.slice(0, 3) });
  act("fillCandidates");
  act("time", { milliseconds: 1000 });
  act("checkpoint");
  act("restoreCheckpoint");
  act("restart");
  for (const progress of [true, false]) call("game.openShare", call("game.share", { progress }));
  for (let step = 0; step < 30; ++step) {
    for (const level of [1, 2, 3]) call("game.hint", { level, fresh: level === 1, symbols });
    act("applyHint");
  }
  call("game.load", call("game.save", {}));
  call("game.check", {});
}

call("core.about", {});
call("board.shapes", {});
const line = "...4........2.....46......1....3.1..61...53..7.2..6.5...85..2.4...9..7...2..8.5.3";
// As the page begins it: nothing has to be read.
const first = { shape: { kind: "boxes", boxRows: 3, boxColumns: 3 }, digits: [...line].map((symbol) => Number(symbol) || 0) };
play(first);
call("board.rate", { board: first });
for (const symmetry of ["rotate180", "random"]) call("board.levels", { shape: { kind: "size", size: 9 }, symmetry });
for (const level of ["easy", "medium", "hard"]) {
  for (const symmetry of ["rotate180", "none", "random"]) {
    const shape = { kind: "size", size: 9 };
    const { board } = call("board.generate", { shape, level, symmetry, seed: 1 });
    if (symmetry === "rotate180") play(board);
  }
}
call("core.speak", { tag: "sl", table: "hint.none = Ne vem.\n" });
call("core.speak", { tag: "en", table: "" });

const written = core.__write_profile(0, 0);
const place = core.room(written);
core.__write_profile(place, written);
writeFileSync(profile, new Uint8Array(core.memory.buffer, place, written));
