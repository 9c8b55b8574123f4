// What is fetched together: the steps of a game, and what the techniques in them are.
export { StepsView } from "../steps/steps_view";
export { TechniqueView } from "../steps/technique_view";
