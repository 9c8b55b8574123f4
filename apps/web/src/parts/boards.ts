// What is fetched together: what offers boards. It is loaded when their shapes are known, by `loadShapes`.
export { EnterView } from "../enter/enter_view";
export { HelpDialog } from "../help/help_dialog";
export { NewGameDialog } from "../play/new_game_dialog";
