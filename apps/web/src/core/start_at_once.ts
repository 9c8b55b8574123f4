// The core in the thread that draws, begun when it is asked for the first time: at_once.ts.
//   const core = await atOnce();
import restAddress from "core_rest.wasm?url";
import { AtOnce } from "./at_once";
import { module } from "./client";
import { compile } from "./compile";

let started: Promise<AtOnce> | undefined;

/** One for all, from then on; begun again only where that failed. */
export function atOnce(): Promise<AtOnce> {
  started ??= Promise.all([module(), compile(restAddress)])
    .then(([core, rest]) => AtOnce.start(core, rest))
    .catch((reason: unknown) => {
      started = undefined;
      throw reason;
    });
  return started;
}
