// HomeView: the front page: to go on, today's puzzle, a new game, what can be learnt, and puzzles of one's own.
import { messages } from "../i18n/messages";
import { StorageNote } from "../shelf/storage_note";
import { ContinueCard } from "./continue_card";
import { NewCard } from "./new_card";
import { TodayCard } from "./today_card";
import { LearnCard, OwnCard, WatchCard } from "./way_cards";
import "./home.css";

export function HomeView() {
  const texts = messages.value.home;
  return (
    <div class="home">
      <header class="home-head">
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <StorageNote />
      <div class="home-cards">
        <ContinueCard />
        <TodayCard />
        <NewCard />
        <LearnCard />
        <OwnCard />
        <WatchCard />
      </div>
    </div>
  );
}
