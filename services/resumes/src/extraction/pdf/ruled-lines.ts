import { getResolvedPDFJS } from 'unpdf';

const buffer = ArrayBuffer.prototype as {
  transferToFixedLength?: (length?: number) => ArrayBuffer;
};
/** pdf.js calls it to draw; Node has it since version 21. */
buffer.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  const made = new ArrayBuffer(length);
  new Uint8Array(made).set(new Uint8Array(this).subarray(0, length));
  return made;
};

/** A line drawn on a page, in points from its upper left corner: across at `at` = y, or down at `at` = x. */
export interface RuledLine {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface RuledLines {
  readonly across: readonly RuledLine[];
  readonly down: readonly RuledLine[];
}

type Matrix = readonly [number, number, number, number, number, number];

/** Maximum thickness of a rectangle that is a line, and minimum length of a line, in points. */
const thickest = 3;
const shortest = 5;

/** Maximum lines of a page; a drawing has more. */
const maxLines = 4_000;

const multiplied = (a: Matrix, b: readonly number[]): Matrix => {
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a[0] * b0 + a[2] * b1,
    a[1] * b0 + a[3] * b1,
    a[0] * b2 + a[2] * b3,
    a[1] * b2 + a[3] * b3,
    a[0] * b4 + a[2] * b5 + a[4],
    a[1] * b4 + a[3] * b5 + a[5],
  ];
};

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Numbers that follow each operation of a path: move, line, curve, quadratic curve, close. */
const operandsOf = [2, 2, 6, 4, 0];

/** The corners of the parts of a path; a curve is no line of a table. */
function partsOf(path: ArrayLike<number>, matrix: Matrix): [number, number][][] {
  const parts: [number, number][][] = [];
  for (let at = 0; at < path.length; ) {
    const operation = path[at] ?? 0;
    const [x, y] = [path[at + 1] ?? 0, path[at + 2] ?? 0];
    if (operation === 0) parts.push([placed(matrix, x, y)]);
    else if (operation === 1) parts.at(-1)?.push(placed(matrix, x, y));
    else if (operation === 4) {
      const [first] = parts.at(-1) ?? [];
      if (first) parts.at(-1)?.push(first);
    } else parts.push([]);
    at += 1 + (operandsOf[operation] ?? 0);
  }
  return parts;
}

interface Found {
  readonly across: RuledLine[];
  readonly down: RuledLine[];
}

function addLine({ across, down }: Found, one: readonly number[], other: readonly number[]): void {
  const [x0 = 0, y0 = 0] = one;
  const [x1 = 0, y1 = 0] = other;
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  if (height <= thickest && width >= shortest)
    across.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
  else if (width <= thickest && height >= shortest)
    down.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
}

/** A filled part is a line if it is thin; the edges of a stroked one are lines. */
function addPart(found: Found, corners: readonly [number, number][], isStroked: boolean): void {
  if (isStroked) {
    for (const [at, corner] of corners.entries()) {
      const before = corners[at - 1];
      if (before) addLine(found, before, corner);
    }
    return;
  }
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  if (corners.length < 2) return;
  addLine(found, [Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]);
}

/** What of a page of pdf.js is needed here. */
interface DrawnPage {
  getOperatorList(): Promise<{
    readonly fnArray: readonly number[];
    readonly argsArray: readonly unknown[];
  }>;
}

/**
 * The straight lines that are drawn on a page, as around the cells of a table.
 * @param view transform of the visible page (`PageViewport.transform`)
 */
export async function ruledLinesOf(page: DrawnPage, view: readonly number[]): Promise<RuledLines> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const [v0 = 1, v1 = 0, v2 = 0, v3 = 1, v4 = 0, v5 = 0] = view;
  const stroked = [
    OPS.stroke,
    OPS.closeStroke,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
  ];
  const filled = [OPS.fill, OPS.eoFill];
  const found: Found = { across: [], down: [] };
  const saved: Matrix[] = [];
  let matrix: Matrix = [v0, v1, v2, v3, v4, v5];
  for (const [at, operation] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as readonly unknown[];
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = multiplied(matrix, args as readonly number[]);
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      if (args[0]) matrix = multiplied(matrix, args[0] as readonly number[]);
    } else if (operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.constructPath) {
      const isStroked = stroked.includes(args[0] as number);
      const [path] = (args[1] ?? []) as readonly (ArrayLike<number> | null)[];
      if (!path || !(isStroked || filled.includes(args[0] as number))) continue;
      for (const part of partsOf(path, matrix)) addPart(found, part, isStroked);
      if (found.across.length + found.down.length > maxLines) return { across: [], down: [] };
    }
  }
  return found;
}
