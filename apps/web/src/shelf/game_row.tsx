// One game of the list: what it looks like, how far it is, and what can be done with it.
import { momentText } from "../daily/day_text";
import { messages } from "../i18n/messages";
import { clockText } from "../play/clock_text";
import { gameInHand } from "../play/hand";
import { variantName } from "../play/variant_name";
import { Button } from "../ui/button";
import { AskFirst } from "./ask_first";
import { GamePicture } from "./game_picture";
import { openFromShelf, percentFilled, titleOf } from "./game_told";
import type { GameRecord } from "./records";
import { discard } from "./shelf";
import { gamesInTabs } from "./tabs";

export function GameRow({ game }: { game: GameRecord }) {
  const { games: texts, play } = messages.value;
  const here = gameInHand.value === game.id;
  const elsewhere = !here && gamesInTabs.value.has(game.id);
  const percent = percentFilled(game);
  const facts = [
    variantName(game.shape),
    game.level && play.levels[game.level],
    clockText(game.elapsed),
    game.complete ? texts.solvedMark : play.left(game.empty),
  ];
  const action = game.complete ? texts.look : elsewhere ? texts.playHere : texts.continue;
  return (
    <li class="card game-row">
      <GamePicture game={game} />
      <div class="game-told">
        <h3>{titleOf(game)}</h3>
        <p>{facts.filter(Boolean).join(" · ")}</p>
        {!game.complete && <progress value={percent} max={100} aria-label={texts.progress(percent)} />}
        <p class="game-moment">{here ? texts.inHand : elsewhere ? texts.inOtherTab : texts.moment(momentText(game.played))}</p>
      </div>
      <div class="game-buttons">
        <Button onPress={() => void openFromShelf(game.id)}>{action}</Button>
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
