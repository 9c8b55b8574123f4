// LinksPicture: the nodes of a small problem and the links between them, as they are at one moment.
//   <LinksPicture lists={lists} step={-1} out={0} … />
// Each cover is seen unhooking nodes and each uncover hooking them in; arrow keys follow the links.
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { messages } from "../i18n/messages";
import { drawLinks, type Layout, type Link, layoutOf, type Point, placeOf } from "./links_geometry";
import { headOf, type Lists, ROOT } from "./lists";
import type { Action } from "./matrix_paint";
import type { Names } from "./names";
import { familyClass } from "./palette";
import "./links.css";

interface Props {
  lists: Lists;
  /** The place in the trail of what is on its way out, or -1; and how far it is out, 0 to 1. */
  step: number;
  out: number;
  /** The options taken. */
  path: readonly number[];
  /** The item that was chosen last, or -1. */
  chosen: number;
  /** What is being done just now: kept in sight. */
  action?: Action;
  /** The node that is called x; by default the one on its way out. */
  x?: number;
  familyOfItem: readonly number[];
  names: Names;
  /** The node that is pointed at, or -1. */
  pointed: number;
  onPoint: (node: number) => void;
}

export function LinksPicture(props: Props) {
  const t = messages.value.watch;
  const { lists, step, out, names } = props;
  const arrow = useId();
  const room = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutOf(lists), [lists.matrix]);
  const drawn = drawLinks(lists, layout, step, out);
  const leaving = step < 0 || lists.stepAt(step).kind === "settled" ? -1 : lists.stepAt(step).node;
  const x = props.x ?? leaving;
  const active = x >= 0 ? x : props.action && props.action.item >= 0 ? headOf(props.action.item) : -1;
  useEffect(() => {
    if (active >= 0 && room.current) reveal(room.current, placeOf(lists, layout, active), layout);
  }, [active]);
  const ring: string[] = [];
  for (let head = lists.next[ROOT]!; head !== ROOT; head = lists.next[head]!) ring.push(names.item(head - 1));
  const nodes = Array.from({ length: lists.firstNode + lists.matrix.entries.length }, (_, node) => node);
  return (
    <div class="links" ref={room}>
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        class={layout.doubled ? "links-shrinks" : ""}
        style={{ width: layout.width }}
        tabindex={0}
        role="application"
        aria-roledescription={t.pictureLinks}
        aria-label={t.linksLabel(ring.join(", ") || t.linksNone)}
        onKeyDown={(event) => {
          const next = followed(lists, props.pointed, event.key);
          if (next === undefined) return;
          event.preventDefault();
          props.onPoint(next);
          if (next >= 0 && room.current) reveal(room.current, placeOf(lists, layout, next), layout);
        }}
        onPointerLeave={() => props.onPoint(-1)}
      >
        <defs>
          <marker id={arrow} viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0 6 3 0 6z" class="links-arrow" />
          </marker>
        </defs>
        {drawn.memories.map((memory) => (
          <path key={memory.node} class="links-memory" d={memory.d} />
        ))}
        {drawn.links.map((link) => (
          <LinkPath key={`${link.kind}${link.from}-${link.to}`} link={link} props={props} arrow={layout.doubled ? arrow : ""} />
        ))}
        {layout.doubled &&
          Array.from({ length: lists.optionCount }, (_, option) => (
            <text key={option} class="links-option" x={layout.step / 2} y={layout.head + (option + 1) * layout.step}>
              {names.option(option)}
            </text>
          ))}
        {nodes.map((node) => (
          <Node key={node} node={node} layout={layout} props={props} isX={node === x} />
        ))}
      </svg>
    </div>
  );
}

function LinkPath({ link, props, arrow }: { link: Link; props: Props; arrow: string }) {
  const { lists, pointed } = props;
  const item = link.kind === "column" ? lists.itemOf[link.from]! : -1;
  const classes = ["links-link", `links-${link.kind}`];
  if (item >= 0) classes.push(`links-family-${familyClass(props.familyOfItem[item] ?? 0)}`);
  if (item >= 0 && lists.covered[headOf(item)]) classes.push("links-frozen");
  if (link.changing) classes.push("links-changing");
  if (pointed >= 0 && (link.from === pointed || link.to === pointed)) classes.push("links-lit");
  const ends = arrow && !link.wraps ? `url(#${arrow})` : undefined;
  return (
    <>
      {link.ways.map((d, index) => (
        <path key={index} class={classes.join(" ")} d={d} marker-end={ends} />
      ))}
    </>
  );
}

function Node({ node, layout, props, isX }: { node: number; layout: Layout; props: Props; isX: boolean }) {
  const { lists, step, out, names, path } = props;
  const at = placeOf(lists, layout, node);
  const isHead = node < lists.firstNode;
  const option = lists.optionOf[node]!;
  const item = lists.itemOf[node]!;
  const leaving = step >= 0 && lists.stepAt(step).node === node && lists.stepAt(step).kind !== "settled";
  const gone = isHead ? lists.covered[node] === 1 : isOut(lists, node);
  const classes = ["links-node"];
  if (node !== ROOT) classes.push(`links-family-${familyClass(props.familyOfItem[item] ?? 0)}`);
  if (isHead) classes.push("links-head");
  if (gone) classes.push("links-gone");
  if (leaving) classes.push("links-leaving");
  if (option >= 0 && path.includes(option)) classes.push("links-taken");
  if (isHead && node !== ROOT && item === props.chosen) classes.push("links-chosen");
  if (node === props.pointed) classes.push("links-pointed");
  const away = leaving ? out : gone ? 1 : 0;
  const size = layout.half * 2;
  return (
    <g
      class={classes.join(" ")}
      transform={`translate(${at.x} ${at.y})`}
      style={{ opacity: 1 - away * 0.62 }}
      onPointerEnter={() => props.onPoint(node)}
      onPointerDown={() => props.onPoint(node)}
    >
      <rect x={-layout.half} y={-layout.half} width={size} height={size} rx={isHead ? layout.half : 3} />
      {isHead && (
        <text
          class={layout.doubled ? "links-name" : "links-name links-slanted"}
          transform={layout.doubled ? `translate(0 ${-layout.half - 5})` : `translate(3 ${-layout.half - 4}) rotate(-62)`}
        >
          {node === ROOT ? "" : names.item(item)}
        </text>
      )}
      {isHead && node !== ROOT && <text class="links-length">{lists.lengths[node]}</text>}
      {isX && (
        <text
          class={isHead ? "links-x links-x-beside" : "links-x"}
          x={isHead ? layout.half + 6 : 0}
          y={isHead ? layout.half + 4 : 0}
        >
          x
        </text>
      )}
    </g>
  );
}

function reveal(room: HTMLElement, at: Point, layout: Layout): void {
  const margin = 40;
  const { clientWidth, clientHeight } = room.firstElementChild!;
  const scale = Math.min(clientWidth / layout.width, clientHeight / layout.height);
  const x = at.x * scale + (clientWidth - layout.width * scale) / 2;
  const y = at.y * scale + (clientHeight - layout.height * scale) / 2;
  const within = (at: number, from: number, length: number): number =>
    Math.min(at - margin, Math.max(from, at + margin - length));
  room.scrollTo(within(x, room.scrollLeft, room.clientWidth), within(y, room.scrollTop, room.clientHeight));
}

// In a list is whoever its neighbour points to.
function isOut(lists: Lists, node: number): boolean {
  return lists.down[lists.up[node]!] !== node;
}

/** Where a key leads from a node; undefined for keys that mean nothing here. */
function followed(lists: Lists, from: number, key: string): number | undefined {
  if (key === "Escape") return -1;
  if (!key.startsWith("Arrow")) return undefined;
  if (from < 0) return ROOT;
  const isHead = from < lists.firstNode;
  switch (key) {
    case "ArrowUp":
      return lists.up[from];
    case "ArrowDown":
      return lists.down[from];
    case "ArrowLeft":
      return isHead ? lists.previous[from] : lists.left(from);
    case "ArrowRight":
      return isHead ? lists.next[from] : lists.right(from);
  }
  return undefined;
}

/** A node and its four neighbours in words. */
export function tellNode(lists: Lists, node: number, names: Names): string {
  const t = messages.value.watch;
  if (node < 0) return "";
  if (node === ROOT) return t.linksRoot;
  if (node < lists.firstNode) return t.linksHead(names.item(node - 1), lists.lengths[node]!);
  const short = (other: number): string =>
    other < lists.firstNode ? t.linksToHead(names.item(other - 1)) : t.linksToOption(names.option(lists.optionOf[other]!));
  const beside = (other: number): string => t.linksToItem(names.item(lists.itemOf[other]!));
  return t.linksNode(
    names.option(lists.optionOf[node]!),
    names.item(lists.itemOf[node]!),
    short(lists.up[node]!),
    short(lists.down[node]!),
    beside(lists.left(node)),
    beside(lists.right(node)),
  );
}
