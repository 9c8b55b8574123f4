// What is fetched together, since one seldom stays alone: the views that show exact cover.
export { LabView } from "../lab/lab_view";
export { StoryView } from "../story/story_view";
export { WatchView } from "../watch/watch_view";
