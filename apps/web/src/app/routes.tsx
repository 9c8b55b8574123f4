// Routes: the view that each address shows. What a first visit does not need is loaded later: src/parts says what
// together. The keys keep one view from being drawn with what is meant for the next.
import { HomeView } from "../home/home_view";
import { PlayView } from "../play/play_view";
import { loadShapes } from "../play/sizes";
import { LazyView } from "./lazy_view";
import type { Route } from "./router";

// Samples and forms need the shapes of boards.
const boards = () => loadShapes().then(() => import("../parts/boards"));
const dance = () => loadShapes().then(() => import("../parts/dance"));
const reasoning = () => import("../parts/steps");
const views = () => import("../parts/views");
const enter = async () => (await boards()).EnterView;
const newGame = async () => (await boards()).NewGameDialog;
const watch = async () => (await dance()).WatchView;
const story = async () => (await dance()).StoryView;
const lab = async () => (await dance()).LabView;
const steps = async () => (await reasoning()).StepsView;
const technique = async () => (await reasoning()).TechniqueView;
const games = async () => (await views()).GamesView;
const stats = async () => (await views()).StatsView;
const settings = async () => (await views()).SettingsView;

export function View({ route }: { route: Route }) {
  switch (route.view) {
    case "home":
      return <HomeView />;
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
