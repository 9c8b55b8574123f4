// What a first view says: the front page, and a game with its hints.
import { app } from "./app";
import { faults } from "./faults";
import { games } from "./games";
import { help } from "./help";
import { hints } from "./hints";
import { home } from "./home";
import { play } from "./play";

export const first = { app, home, play, games, help, hints, faults };
