// What is fetched together: the small views and dialogs beside a game.
export { SettingsView } from "../app/settings_view";
export { SolvedPanel } from "../play/solved_panel";
export { PrintDialog } from "../print/print_dialog";
export { ShareDialog } from "../share/share_dialog";
export { GamesView } from "../shelf/games_view";
export { StatsView } from "../stats/stats_view";
