// The tools under the pad: those of every move, and the rest behind one of them.
import { go } from "../app/router";
import { settings } from "../app/settings";
import type { GameView } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { Tool, type ToolProps } from "../ui/tool";
import { ToolMenu } from "../ui/tool_menu";
import { askHint, check } from "./commands";
import { act } from "./game";
import { fillCandidates } from "./mark_places";
import { setDigitFirst } from "./pen";
import { smallestToZoom, zoomed } from "./zoom";

type Offered = (ToolProps | false)[];

function toolsAtHand(game: GameView): Offered {
  const texts = messages.value.play;
  const chosen = settings.value;
  const undo = () => void act({ kind: "undo" });
  const redo = () => void act({ kind: "redo" });
  return [
    { icon: "undo", word: texts.undo, keys: "Ctrl+Z", disabled: !game.canUndo, onPress: undo },
    { icon: "redo", word: texts.redo, keys: "Ctrl+Y", disabled: !game.canRedo, onPress: redo },
    chosen.check && { icon: "check", word: texts.check, keys: "Enter", onPress: () => void check() },
    chosen.hints && { icon: "hint", word: texts.hint, keys: "?", onPress: () => void askHint() },
    chosen.fillButton && {
      icon: "candidates",
      word: texts.words.candidates,
      name: texts.candidates,
      onPress: () => void fillCandidates(),
    },
    // On a large board nothing can be read without it.
    game.shape.size >= smallestToZoom && {
      icon: zoomed.value ? "zoomOut" : "zoomIn",
      word: texts.words.zoom,
      name: texts.zoom,
      pressed: zoomed.value,
      onPress: () => (zoomed.value = !zoomed.value),
    },
  ];
}

function furtherTools(game: GameView): Offered {
  const texts = messages.value.play;
  const chosen = settings.value;
  return [
    {
      icon: "hand",
      word: texts.digitFirst,
      pressed: chosen.digitFirst,
      onPress: () => setDigitFirst(!chosen.digitFirst),
    },
    chosen.checkpoints && { icon: "flag", word: texts.checkpoint, onPress: () => void act({ kind: "checkpoint" }) },
    chosen.checkpoints && {
      icon: "flagBack",
      word: texts.checkpointBack,
      disabled: game.checkpoints === 0,
      onPress: () => void act({ kind: "restoreCheckpoint" }),
    },
    { icon: "restart", word: texts.restart, onPress: () => void act({ kind: "restart" }) },
    chosen.hints && { icon: "steps", word: texts.stepByStep, onPress: () => go("#/steps") },
    // The matrix of a board with further rules is not shown.
    !game.shape.rules && { icon: "watch", word: texts.watchThis, onPress: () => go("#/watch") },
  ];
}

const offered = (tools: Offered): ToolProps[] => tools.filter((tool) => tool !== false);

export function Tools({ game }: { game: GameView }) {
  const { app, play: texts } = messages.value;
  const tools = offered(toolsAtHand(game));
  const count = tools.length + 1;
  return (
    <section
      class="tools"
      aria-label={texts.tools}
      style={{ "--tools-all": String(count), "--tools-half": String(Math.ceil(count / 2)) }}
    >
      {tools.map((tool) => (
        <Tool key={tool.word} {...tool} />
      ))}
      <ToolMenu word={app.more} name={texts.moreTools} tools={offered(furtherTools(game))} />
    </section>
  );
}
