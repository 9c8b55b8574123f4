// The tools under the pad: undo, candidates, checkpoints, check and hint.

import { go } from "../app/router";
import { settings } from "../app/settings";
import type { GameView } from "../core/api";
import { messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { askHint, check } from "./commands";
import { act } from "./game";
import { smallestToZoom, zoomed } from "./zoom";

export function Tools({ game }: { game: GameView }) {
  const texts = messages.value.play;
  const chosen = settings.value;
  return (
    <section class="play-tools">
      <div class="play-tool-row">
        <IconButton
          icon="undo"
          label={texts.undo}
          disabled={!game.canUndo}
          keepFocus
          onPress={() => void act({ kind: "undo" })}
        />
        <IconButton
          icon="redo"
          label={texts.redo}
          disabled={!game.canRedo}
          keepFocus
          onPress={() => void act({ kind: "redo" })}
        />
        {chosen.fillButton && (
          <IconButton icon="candidates" label={texts.candidates} keepFocus onPress={() => void act({ kind: "fillCandidates" })} />
        )}
        {chosen.checkpoints && (
          <>
            <IconButton icon="flag" label={texts.checkpoint} keepFocus onPress={() => void act({ kind: "checkpoint" })} />
            <IconButton
              icon="flagBack"
              label={texts.checkpointBack}
              title={`${texts.checkpointBack} (${texts.checkpoints(game.checkpoints)})`}
              disabled={game.checkpoints === 0}
              keepFocus
              onPress={() => void act({ kind: "restoreCheckpoint" })}
            />
          </>
        )}
        {game.shape.size >= smallestToZoom && (
          <IconButton
            icon={zoomed.value ? "zoomOut" : "zoomIn"}
            label={texts.zoom}
            pressed={zoomed.value}
            keepFocus
            onPress={() => (zoomed.value = !zoomed.value)}
          />
        )}
        <IconButton icon="restart" label={texts.restart} keepFocus onPress={() => void act({ kind: "restart" })} />
      </div>
      <div class="play-help-row">
        {chosen.check && (
          <Button icon="check" keepFocus onPress={() => void check()}>
            {texts.check}
          </Button>
        )}
        {chosen.hints && (
          <Button icon="hint" keepFocus onPress={() => void askHint()}>
            {texts.hint}
          </Button>
        )}
        {chosen.hints && (
          <Button icon="steps" onPress={() => go("#/steps")}>
            {messages.value.steps.open}
          </Button>
        )}
        <Button icon="watch" onPress={() => go("#/watch")}>
          {texts.watchThis}
        </Button>
      </div>
    </section>
  );
}
