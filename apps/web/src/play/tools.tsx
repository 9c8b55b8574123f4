// The tools under the pad: undo, check and hint, candidates, checkpoints.
import { go } from "../app/router";
import { settings } from "../app/settings";
import type { GameView } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { Tool, type ToolProps } from "../ui/tool";
import { askHint, check } from "./commands";
import { act } from "./game";
import { fillCandidates } from "./mark_places";
import { setDigitFirst } from "./pen";
import { smallestToZoom, zoomed } from "./zoom";

/** In the order of their use: where there is little room, the last ones are scrolled to. */
function toolsFor(game: GameView): (ToolProps | false)[] {
  const texts = messages.value.play;
  const { words } = texts;
  const chosen = settings.value;
  const undo = () => void act({ kind: "undo" });
  const redo = () => void act({ kind: "redo" });
  return [
    { icon: "undo", word: texts.undo, keys: "Ctrl+Z", disabled: !game.canUndo, onPress: undo },
    { icon: "redo", word: texts.redo, keys: "Ctrl+Y", disabled: !game.canRedo, onPress: redo },
    chosen.check && { icon: "check", word: texts.check, keys: "Enter", onPress: () => void check() },
    chosen.hints && { icon: "hint", word: texts.hint, keys: "?", onPress: () => void askHint() },
    {
      icon: "hand",
      word: texts.digitFirst,
      pressed: chosen.digitFirst,
      onPress: () => setDigitFirst(!chosen.digitFirst),
    },
    game.shape.size >= smallestToZoom && {
      icon: zoomed.value ? "zoomOut" : "zoomIn",
      word: words.zoom,
      name: texts.zoom,
      pressed: zoomed.value,
      onPress: () => (zoomed.value = !zoomed.value),
    },
    chosen.fillButton && {
      icon: "candidates",
      word: words.candidates,
      name: texts.candidates,
      onPress: () => void fillCandidates(),
    },
    chosen.checkpoints && {
      icon: "flag",
      word: words.checkpoint,
      name: texts.checkpoint,
      onPress: () => void act({ kind: "checkpoint" }),
    },
    chosen.checkpoints && {
      icon: "flagBack",
      word: words.checkpointBack,
      name: texts.checkpointBack,
      disabled: game.checkpoints === 0,
      onPress: () => void act({ kind: "restoreCheckpoint" }),
    },
    { icon: "restart", word: words.restart, name: texts.restart, onPress: () => void act({ kind: "restart" }) },
    chosen.hints && {
      icon: "steps",
      word: messages.value.app.steps,
      name: messages.value.steps.open,
      onPress: () => go("#/steps"),
    },
    { icon: "watch", word: words.watchThis, name: texts.watchThis, onPress: () => go("#/watch") },
  ];
}

export function Tools({ game }: { game: GameView }) {
  const tools = toolsFor(game).filter((tool) => tool !== false);
  return (
    <section class="tools" aria-label={messages.value.play.tools} style={{ "--tools": String(Math.ceil(tools.length / 2)) }}>
      {tools.map((tool) => (
        <Tool key={tool.word} {...tool} />
      ))}
    </section>
  );
}
