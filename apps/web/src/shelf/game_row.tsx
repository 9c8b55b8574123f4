// One game of the list: what it looks like, how far it is, and what can be done with it.
import { go } from "../app/router";
import { dayText, momentText } from "../daily/day_text";
import { messages } from "../i18n/messages";
import { clockText } from "../play/clock_text";
import { gameInHand, openKept } from "../play/hand";
import { shapeText } from "../play/shape_text";
import { Button } from "../ui/button";
import { toast } from "../ui/toast";
import { AskFirst } from "./ask_first";
import { GamePicture } from "./game_picture";
import type { GameRecord } from "./records";
import { discard } from "./shelf";
import { gamesInTabs } from "./tabs";

async function open(id: string): Promise<void> {
  const opened = await openKept(id, true);
  if (opened === "unreadable") toast(messages.value.play.badSave);
  else go("#/play");
}

function percentFilled({ givens, empty }: GameRecord): number {
  const toFill = givens.filter((digit) => digit === 0).length;
  return toFill === 0 ? 100 : Math.floor((100 * (toFill - empty)) / toFill);
}

export function GameRow({ game }: { game: GameRecord }) {
  const { games: texts, play } = messages.value;
  const here = gameInHand.value === game.id;
  const elsewhere = !here && gamesInTabs.value.has(game.id);
  const percent = percentFilled(game);
  const facts = [
    game.level && play.levels[game.level],
    clockText(game.elapsed),
    game.complete ? texts.solvedMark : play.left(game.empty),
  ];
  const action = game.complete ? texts.look : elsewhere ? texts.playHere : texts.continue;
  return (
    <li class="card game-row">
      <GamePicture game={game} />
      <div class="game-told">
        <h3>{game.daily ? texts.dailyOf(dayText(game.daily)) : shapeText(play, game.shape)}</h3>
        <p>{facts.filter(Boolean).join(" · ")}</p>
        {!game.complete && <progress value={percent} max={100} aria-label={texts.progress(percent)} />}
        <p class="game-moment">{here ? texts.inHand : elsewhere ? texts.inOtherTab : texts.moment(momentText(game.played))}</p>
      </div>
      <div class="game-buttons">
        <Button onPress={() => void open(game.id)}>{action}</Button>
        {!here && !elsewhere && (
          <AskFirst
            small
            icon="trash"
            label={texts.delete}
            question={texts.deleteThis}
            onConfirm={() => void discard([game.id])}
          />
        )}
      </div>
    </li>
  );
}
