/** A piece of text on a page. Points; `y` of the baseline grows downwards. */
export interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** What stands on one baseline, from left to right. */
export interface PdfRow {
  readonly y: number;
  readonly items: readonly PdfItem[];
}

const byX = (a: PdfItem, b: PdfItem) => a.x - b.x;

/** Joins what stands on one baseline, give or take a third of its size. */
export function rowsOf(items: readonly PdfItem[]): PdfRow[] {
  const rows: { y: number; size: number; items: PdfItem[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && item.y - row.y <= Math.min(row.size, item.size) / 3) row.items.push(item);
    else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows.map(({ y, items: of }) => ({ y, items: of.sort(byX) }));
}

/** Distance in letter heights by which a text that is printed twice, to look bold or to cast a shadow, is moved. */
const shadow = 0.12;

/** Without the second print of a text over the first. */
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
