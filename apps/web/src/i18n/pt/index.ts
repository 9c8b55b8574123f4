// Portuguese.
import type { Messages } from "../en";
import { app } from "./app";
import { enter } from "./enter";
import { faults } from "./faults";
import { games } from "./games";
import { help } from "./help";
import { hints } from "./hints";
import { home } from "./home";
import { lab } from "./lab";
import { newGame } from "./new_game";
import { play } from "./play";
import { print } from "./print";
import { settings } from "./settings";
import { share } from "./share";
import { steps } from "./steps";
import { story } from "./story";
import { watch } from "./watch";

export { default as sentences } from "../../../../../quadrille/languages/pt.txt?raw";

export const pt: Messages = {
  app,
  home,
  newGame,
  play,
  games,
  help,
  hints,
  faults,
  enter,
  share,
  print,
  settings,
  watch,
  story,
  lab,
  steps,
};
