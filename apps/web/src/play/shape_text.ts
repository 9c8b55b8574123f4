// A shape in the reader's words.
import type { Shape } from "../core/api_boards";
import type { Play } from "../i18n/en/play";

export function shapeText(texts: Play, shape: Shape): string {
  if (shape.regions.length === 0) return texts.shapeLatin(shape.size);
  if (shape.boxRows === 0) return texts.shapeRegions(shape.size);
  return texts.shapeSudoku(shape.size, shape.boxRows, shape.boxColumns);
}

/** Where the picture beside it shows the boxes. */
export const shortShapeText = (texts: Play, shape: Shape): string =>
  shape.boxRows > 0 ? `${shape.size} × ${shape.size}` : shapeText(texts, shape);
