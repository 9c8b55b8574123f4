// The help, fetched when it is asked for.
//   {open && <LazyHelp onClose={() => setOpen(false)} />}
import { LazyView } from "../app/lazy_view";
import { loadShapes } from "../play/sizes";

const load = () => loadShapes().then(async () => (await import("../parts/boards")).HelpDialog);

export const LazyHelp = ({ onClose }: { onClose: () => void }) => <LazyView load={load} props={{ onClose }} />;
