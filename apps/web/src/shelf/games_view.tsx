// GamesView: every game that was begun, to go on with or to delete; and the puzzle of the day.
import { useEffect } from "preact/hooks";
import { go } from "../app/router";
import { DailyCard } from "../daily/daily_card";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { AskFirst } from "./ask_first";
import { FilePanel } from "./file_panel";
import { GameRow } from "./game_row";
import type { GameRecord } from "./records";
import { discard, shelf } from "./shelf";
import { StorageNote } from "./storage_note";
import { listen, lookAtTabs } from "./tabs";
import { ViewChoice } from "./view_choice";
import "./games.css";

function GameList({ title, games }: { title: string; games: readonly GameRecord[] }) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="game-list">
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

export function GamesView() {
  const { games: texts, play } = messages.value;
  const { games, unreadable } = shelf.value;
  const solved = games.filter(({ complete }) => complete);
  useEffect(() => {
    void lookAtTabs();
    return listen(() => void lookAtTabs());
  }, []);
  return (
    <div class="games">
      <header class="games-head">
        <h1>{texts.title}</h1>
        <ViewChoice shown="games" />
        <Button kind="primary" icon="plus" onPress={() => go("#/new")}>
          {play.newGame}
        </Button>
      </header>
      <StorageNote />
      <DailyCard />
      {games.length === 0 && <p>{texts.none}</p>}
      <GameList title={texts.begun} games={games.filter(({ complete }) => !complete)} />
      <GameList title={texts.finished} games={solved} />
      {solved.length > 1 && (
        <AskFirst icon="trash" label={texts.deleteSolved} onConfirm={() => void discard(solved.map(({ id }) => id))} />
      )}
      {unreadable.length > 0 && <p class="games-note">{texts.unreadable(unreadable.length)}</p>}
      <FilePanel />
    </div>
  );
}
