// MatrixView: a matrix to look at, from all of it at once down to the names of its rows and columns.
//   <MatrixView problem={problem} marks={marks} lit={lit} onPoint={point} … />
// Wheel, pinch, buttons and + - 0 zoom; dragging pans; arrows walk through options and items.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { messages } from "../i18n/messages";
import { IconButton } from "../ui/button";
import { guttersAt } from "./matrix_gutters";
import { type Action, type Lit, type Marks, paintMatrix } from "./matrix_paint";
import { listenToPointers } from "./matrix_pointers";
import { stepped } from "./matrix_pointing";
import { MiniMap } from "./mini_map";
import { paletteOf } from "./palette";
import type { Pointed, Problem } from "./problem";
import { canZoom, clamp, type Extent, home, magnify, reveal, scales, type View } from "./viewport";
import "./matrix.css";

export interface MatrixViewProps {
  problem: Problem;
  marks: Marks;
  pointed: Pointed | null;
  lit: Lit;
  onPoint: (pointed: Pointed | null) => void;
  /** What a click or Enter does with what is pointed at. */
  onPick?: (pointed: Pointed) => void;
  itemName: (item: number) => string;
  optionName: (option: number) => string;
  familyName: (family: number) => string;
  label: string;
  /** What is pointed at, in words. */
  description: string;
  /** What is told where nothing is pointed at. */
  hint?: string;
  /** Stands over the matrix. */
  caption?: string;
  /** Stands before the caption. */
  lead?: ComponentChildren;
  /** What is being done just now: marked, and kept in sight. */
  action?: Action;
}

/** By how much a key or a button zooms, as a logarithm. */
const ZOOM_STEP = Math.log(1.6);

export function MatrixView(props: MatrixViewProps) {
  const t = messages.value.watch;
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(canvas);
  const theme = useTheme();
  const [view, setView] = useState<View>({ zoom: 0, item: 0, option: 0 });
  const { problem, action } = props;

  const longest = useMemo(() => longestName(problem.itemCount, props.itemName), [problem, t]);
  const whole: Extent = { items: problem.itemCount, options: problem.optionCount, ...size };
  const { left, top } = guttersAt(scales(whole, view.zoom).x, size.width, longest);
  const extent = { ...whole, width: Math.max(1, size.width - left), height: Math.max(1, size.height - top) };
  const seen = clamp(extent, view);
  const latest = useRef({ extent, seen, left, top, props });
  latest.current = { extent, seen, left, top, props };

  useEffect(() => setView(home(extent)), [problem]);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (element.width !== width) element.width = width;
    if (element.height !== height) element.height = height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const palette = paletteOf(element);
    paintMatrix(context, { ...props, ...props.marks, action, extent, view: seen, gutters: { left, top }, palette });
  }, [problem, props.marks, props.lit, action?.item, action?.option, seen.zoom, seen.item, seen.option, size, theme, t]);
  useEffect(() => (canvas.current ? listenToPointers(canvas.current, () => latest.current, setView) : undefined), []);
  useEffect(() => {
    // What was pointed at elsewhere, on the board, comes into sight.
    const { pointed } = props;
    if (pointed === null || seen.zoom === 0 || canvas.current?.matches(":hover")) return;
    const [item, option] = pointed.kind === "item" ? [pointed.item, -1] : [-1, pointed.option];
    setView(reveal(extent, seen, item, option));
  }, [props.pointed]);

  useEffect(() => {
    if (action && seen.zoom > 0) setView(reveal(extent, seen, action.item, action.option));
  }, [action?.item, action?.option]);

  const zoomable = canZoom(extent);
  const zoomBy = (by: number): void => setView(magnify(extent, seen, by, extent.width / 2, extent.height / 2));
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoomBy(ZOOM_STEP);
    else if (event.key === "-") zoomBy(-ZOOM_STEP);
    else if (event.key === "0") setView(home(extent));
    else if (event.key === "Escape") props.onPoint(null);
    else if (event.key === "Enter" || event.key === " ") {
      if (props.pointed) props.onPick?.(props.pointed);
    } else if (/^(Arrow|Page|Home|End)/.test(event.key)) {
      const next = stepped(problem, props.pointed, event.key);
      props.onPoint(next);
      if (next) setView(next.kind === "item" ? reveal(extent, seen, next.item, -1) : reveal(extent, seen, -1, next.option));
    } else return;
    event.preventDefault();
  };

  return (
    <div class="matrix">
      {(zoomable || props.caption || props.lead) && (
        <div class="matrix-head">
          {props.lead}
          <p class="facts">{props.caption}</p>
          {zoomable && (
            <div class="matrix-tools">
              <IconButton icon="zoomIn" label={t.zoomIn} disabled={seen.zoom >= 1} onPress={() => zoomBy(ZOOM_STEP)} />
              <IconButton icon="zoomOut" label={t.zoomOut} disabled={seen.zoom <= 0} onPress={() => zoomBy(-ZOOM_STEP)} />
              <IconButton icon="fit" label={t.fit} disabled={seen.zoom <= 0} onPress={() => setView(home(extent))} />
            </div>
          )}
        </div>
      )}
      <div class="matrix-stage">
        <canvas
          ref={canvas}
          class={seen.zoom > 0 ? "matrix-canvas matrix-canvas-near" : "matrix-canvas"}
          tabIndex={0}
          role="application"
          aria-roledescription={t.matrixRole}
          aria-label={props.label}
          onKeyDown={onKey}
        />
        {seen.zoom > 0.02 && (
          <MiniMap problem={problem} rows={props.marks.rows} extent={extent} view={seen} theme={theme} onMove={setView} />
        )}
      </div>
      <p class="matrix-words" aria-live="polite">
        {props.description || (props.hint ?? t.pointHint)}
      </p>
    </div>
  );
}

function longestName(count: number, name: (item: number) => string): number {
  let longest = 0;
  for (let item = 0; item < count; ++item) longest = Math.max(longest, name(item).length);
  return longest;
}

function useSize(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1, height: 1 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** Changes whenever the page is lit differently, so that what stands on a canvas is painted again. */
function useTheme(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const again = (): void => setCount((before) => before + 1);
    const observer = new MutationObserver(again);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return count;
}
