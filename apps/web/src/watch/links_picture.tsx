// LinksPicture: the nodes of a small problem and the links between them, as they are at one moment.
//   <LinksPicture stage={stage} part={0.4} … />
// Each cover is seen unhooking nodes and each uncover hooking them in; arrow keys follow the links.
import { useEffect, useRef } from "preact/hooks";
import { ShapesDrawing } from "../board/shapes_drawing";
import { Form, TextOf } from "../core/shapes";
import { messages } from "../i18n/messages";
import type { Action } from "./matrix_paint";
import type { Names } from "./names";
import { type Links, ROOT, type Stage } from "./stage";
import "./links.css";

interface Props {
  stage: Stage;
  /** How much of the next move has been done, 0 to 1. */
  part: number;
  /** What is being done just now: kept in sight. */
  action?: Action;
  /** The node that is called x; by default the one on its way out. */
  x?: number;
  names: Names;
  /** The node that is pointed at, or -1. */
  pointed: number;
  onPoint: (node: number) => void;
}

export const headOf = (item: number) => item + 1;

export function LinksPicture({ stage, part, action, x, names, pointed, onPoint }: Props) {
  const t = messages.value.watch;
  const room = useRef<HTMLDivElement>(null);
  const links = stage.links({ part, pointed, ...(x !== undefined && { x }) });
  const who = x ?? links.leaving;
  const active = who >= 0 ? who : action && action.item >= 0 ? headOf(action.item) : -1;
  useEffect(() => {
    if (active >= 0 && room.current) reveal(room.current, links, active);
  }, [active]);
  const point = ({ target }: PointerEvent) => {
    const node = (target as Element).getAttribute("data-part");
    if (node !== null) onPoint(Number(node));
  };
  return (
    <div class="links" ref={room}>
      <svg
        viewBox={`0 0 ${links.width} ${links.height}`}
        class={links.shrinks ? "links-shrinks" : ""}
        style={{ width: links.width }}
        tabindex={0}
        role="application"
        aria-roledescription={t.pictureLinks}
        aria-label={t.linksLabel(links.ring.map(names.item).join(", ") || t.linksNone)}
        onKeyDown={(event) => {
          const next = followed(stage, part, pointed, event.key);
          if (next === undefined) return;
          event.preventDefault();
          onPoint(next);
          if (next >= 0 && room.current) reveal(room.current, links, next);
        }}
        onPointerOver={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(-1)}
      >
        <ShapesDrawing
          shapes={links.shapes}
          nameOf={(of, number) =>
            of === TextOf.root ? t.linksRootName : (of === TextOf.item ? names.item : names.option)(number)
          }
        />
      </svg>
    </div>
  );
}

function reveal(room: HTMLElement, { width, height, shapes }: Links, node: number): void {
  const at = shapes.find(({ form, part }) => form === Form.box && part === node);
  if (!at) return;
  const margin = 40;
  const { clientWidth, clientHeight } = room.firstElementChild!;
  const scale = Math.min(clientWidth / width, clientHeight / height);
  const x = at.x * scale + (clientWidth - width * scale) / 2;
  const y = at.y * scale + (clientHeight - height * scale) / 2;
  const within = (at: number, from: number, length: number): number =>
    Math.min(at - margin, Math.max(from, at + margin - length));
  room.scrollTo(within(x, room.scrollLeft, room.clientWidth), within(y, room.scrollTop, room.clientHeight));
}

const ways = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;

/** Where a key leads from a node; undefined for keys that mean nothing here. */
function followed(stage: Stage, part: number, from: number, key: string): number | undefined {
  if (key === "Escape") return -1;
  if (!(key in ways)) return undefined;
  return from < 0 ? ROOT : stage.node(from, part)[ways[key as keyof typeof ways]];
}

/** A node and its four neighbours in words. */
export function tellNode(stage: Stage, part: number, node: number, names: Names): string {
  const t = messages.value.watch;
  if (node < 0) return "";
  if (node === ROOT) return t.linksRoot;
  const { item, option, up, down, left, right, length } = stage.node(node, part);
  if (option < 0) return t.linksHead(names.item(item), length);
  const short = (other: number): string => {
    const at = stage.node(other, part);
    return at.option < 0 ? t.linksToHead(names.item(at.item)) : t.linksToOption(names.option(at.option));
  };
  const beside = (other: number): string => t.linksToItem(names.item(stage.node(other, part).item));
  return t.linksNode(names.option(option), names.item(item), short(up), short(down), beside(left), beside(right));
}
