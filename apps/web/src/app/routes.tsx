// Routes: the view that each address shows. What a first visit does not need is loaded later. The keys keep one view
// from being drawn with what is meant for the next.
import { PlayView } from "../play/play_view";
import { loadShapes } from "../play/sizes";
import { LazyView } from "./lazy_view";
import type { Route } from "./router";

// These need the shapes of boards.
const enter = () => loadShapes().then(async () => (await import("../enter/enter_view")).EnterView);
const newGame = () => loadShapes().then(async () => (await import("../play/new_game_dialog")).NewGameDialog);
const watch = () => loadShapes().then(async () => (await import("../watch/watch_view")).WatchView);
const story = () => loadShapes().then(async () => (await import("../story/story_view")).StoryView);
const lab = () => import("../lab/lab_view").then((module) => module.LabView);
const steps = () => import("../steps/steps_view").then((module) => module.StepsView);
const technique = () => import("../steps/technique_view").then((module) => module.TechniqueView);
const games = () => import("../shelf/games_view").then((module) => module.GamesView);
const stats = () => import("../stats/stats_view").then((module) => module.StatsView);
const settings = () => import("./settings_view").then((module) => module.SettingsView);

export function View({ route }: { route: Route }) {
  switch (route.view) {
    case "play":
    case "share":
    case "daily":
      return <PlayView />;
    case "new":
      return (
        <>
          <PlayView />
          <LazyView key="newGame" load={newGame} props={{}} />
        </>
      );
    case "enter":
      return <LazyView key="enter" load={enter} props={{}} />;
    case "watch":
      return <LazyView key="watch" load={watch} props={{}} />;
    case "story":
      return <LazyView key="story" load={story} props={{ page: route.page }} />;
    case "lab":
      return <LazyView key="lab" load={lab} props={{}} />;
    case "steps":
      return <LazyView key="steps" load={steps} props={{}} />;
    case "technique":
      return <LazyView key="technique" load={technique} props={{ technique: route.technique }} />;
    case "games":
      return <LazyView key="games" load={games} props={{}} />;
    case "stats":
      return <LazyView key="stats" load={stats} props={{}} />;
    case "settings":
      return <LazyView key="settings" load={settings} props={{}} />;
  }
}
