// What is seen where another tab has the game in hand.
import { go } from "../app/router";
import { messages } from "../i18n/messages";
import { GamePicture } from "../shelf/game_picture";
import { kept } from "../shelf/shelf";
import { Button } from "../ui/button";
import { openKept } from "./hand";
import "./elsewhere.css";

export function ElsewherePanel({ id }: { id: string }) {
  const { games: texts, play } = messages.value;
  const record = kept(id);
  return (
    <section class="card elsewhere">
      {record && <GamePicture game={record} />}
      <div>
        <h1>{texts.inOtherTab}</h1>
        <p>{texts.inOtherTabText}</p>
        <div class="elsewhere-buttons">
          <Button kind="primary" icon="play" onPress={() => void openKept(id, true)}>
            {texts.playHere}
          </Button>
          <Button icon="shelf" onPress={() => go("#/games")}>
            {texts.title}
          </Button>
          <Button icon="plus" onPress={() => go("#/new")}>
            {play.newGame}
          </Button>
        </div>
      </div>
    </section>
  );
}
