// The game that was played last, to go on with; where there is none, a first puzzle.
import { go } from "../app/router";
import { messages } from "../i18n/messages";
import { clockText } from "../play/clock_text";
import { firstBoard, firstPuzzle } from "../play/first_puzzle";
import { elsewhere } from "../play/hand";
import { GamePicture } from "../shelf/game_picture";
import { openFromShelf, percentFilled, titleOf } from "../shelf/game_told";
import type { GameRecord } from "../shelf/records";
import { shelf } from "../shelf/shelf";
import { Button } from "../ui/button";

const first = firstBoard();
/** What is drawn of the first puzzle before the core knows it. */
const firstPicture = {
  shape: {
    size: 9,
    boxRows: 3,
    boxColumns: 3,
    regions: first.digits.map((_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)),
    name: "",
  },
  givens: first.digits,
  digits: first.digits,
};

export function ContinueCard() {
  const game = shelf.value.games.find(({ complete }) => !complete);
  return game ? <GameToContinue game={game} /> : <FirstGame />;
}

function GameToContinue({ game }: { game: GameRecord }) {
  const { games: texts, home, play } = messages.value;
  const percent = percentFilled(game);
  const facts = [game.level && play.levels[game.level], clockText(game.elapsed), play.left(game.empty)];
  const others = shelf.value.games.length - 1;
  return (
    <section class="card home-card home-continue" aria-labelledby="home-continue">
      <GamePicture game={game} large />
      <div class="home-told">
        <h2 id="home-continue">{texts.continue}</h2>
        <p class="home-what">{titleOf(game)}</p>
        <p class="home-facts">{facts.filter(Boolean).join(" · ")}</p>
        <progress value={percent} max={100} aria-label={texts.progress(percent)} />
      </div>
      <div class="home-acts">
        <Button kind="primary" icon="play" onPress={() => void openFromShelf(game.id)}>
          {elsewhere.value === game.id ? texts.playHere : texts.continue}
        </Button>
        {others > 0 && <a href="#/games">{home.allGames(others + 1)}</a>}
      </div>
    </section>
  );
}

function FirstGame() {
  const { home: texts, play } = messages.value;
  return (
    <section class="card home-card home-continue" aria-labelledby="home-continue">
      <GamePicture game={firstPicture} large />
      <div class="home-told">
        <h2 id="home-continue">{texts.begin}</h2>
        <p class="home-what">{play.levels[firstPuzzle.level]}</p>
        <p class="home-facts">{texts.beginText}</p>
      </div>
      <div class="home-acts">
        <Button kind="primary" icon="play" onPress={() => go("#/play")}>
          {texts.beginPlay}
        </Button>
      </div>
    </section>
  );
}
