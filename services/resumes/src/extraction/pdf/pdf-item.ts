/** A piece of text on a page, in points. The `y` of the baseline grows downwards. */
export interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
}

/** Items on one baseline, from left to right. */
export interface PdfRow {
  readonly y: number;
  readonly items: readonly PdfItem[];
}

/** Half of an Arabic ligature has no width and is positioned where the next letter begins: it precedes that letter. */
const byX = (a: PdfItem, b: PdfItem) =>
  Math.abs(a.x - b.x) < 0.05 ? a.right - b.right : a.x - b.x;

/** Groups items by baseline, within a third of the text size. */
export function rowsOf(items: readonly PdfItem[]): PdfRow[] {
  const rows: { y: number; size: number; items: PdfItem[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && item.y - row.y <= Math.min(row.size, item.size) / 3) row.items.push(item);
    else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows.map(({ y, items: of }) => ({ y, items: of.sort(byX) }));
}

/** Maximum offset, in letter heights, of text printed twice to look bold or shadowed. */
const shadow = 0.12;

/** Removes the second print of texts printed twice. */
export function printedOnce(items: readonly PdfItem[]): PdfItem[] {
  const printed = new Map<string, PdfItem[]>();
  return items.filter((item) => {
    const same = printed.get(item.text) ?? [];
    const near = shadow * item.size;
    const isSecond = same.some(
      (other) => Math.abs(other.x - item.x) < near && Math.abs(other.y - item.y) < near,
    );
    if (!isSecond) printed.set(item.text, [...same.slice(-20), item]);
    return !isSecond;
  });
}

export const lengthOf = (items: readonly PdfItem[]): number =>
  items.reduce((sum, { text }) => sum + text.length, 0);
