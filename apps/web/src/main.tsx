// The page begins here: settings, language, the game of last time, and then the shell.
import "./styles/theme.css";
import "./styles/base.css";
import { render } from "preact";
import { registerOffline } from "./app/offline";
import { openPuzzle } from "./app/opening";
import { followAddress } from "./app/router";
import { applySettings } from "./app/settings";
import { Shell } from "./app/shell";
import { module } from "./core/client";
import { keepGames } from "./play/hand";
import { startClock } from "./play/playing";
import { tellMoves } from "./play/told_moves";
import { recordSolved } from "./stats/record_solved";
import { keepPressesSteady } from "./ui/steady_presses";

const place = document.getElementById("app");
if (!place) throw new Error("expected an element #app");

followAddress();
keepPressesSteady();
// In another language the texts come a moment later; nobody should see English first.
await applySettings().catch(() => undefined);
place.replaceChildren();
render(<Shell />, place);
keepGames();
tellMoves();
// Keeping the page for later must not compete for the network with the board that the reader waits for.
openPuzzle().then(registerOffline);
// It was preloaded: compiled by the time that a view needs it. Where that fails, the view that needs it says so.
module().catch(() => undefined);
startClock();
recordSolved();
