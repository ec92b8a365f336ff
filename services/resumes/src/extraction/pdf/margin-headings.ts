import { knownHeading } from '../../structure/headings/headings.js';
import type { Region } from './columns.js';
import type { PdfItem, PdfRow } from './pdf-item.js';
import { isDate, isSheet } from './tables.js';

/** Minimum gap, in points, between a heading in the margin and the text beside it. */
const minGap = 8;

/** Share of the items in the margin that are known headings: a column of labels or dates has fewer. */
const minShare = 0.5;

const textOf = (items: readonly PdfItem[]) =>
  items
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const lookOf = ([first]: readonly PdfItem[]) => `${first?.font} ${Math.round(first?.size ?? 0)}`;

/** A heading in the margin, which may take two rows: "PROFESSIONAL", "EXPERIENCE". */
interface MarginText {
  readonly at: number;
  y: number;
  readonly items: PdfItem[];
}

/** The left edge of most rows. */
function textEdge(rows: Region): number | undefined {
  const counts = new Map<number, number>();
  for (const { items } of rows) {
    for (const { x } of items)
      counts.set(Math.round(x / 2), (counts.get(Math.round(x / 2)) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[0] * 2 - 2;
}

const isInMargin = ({ right }: PdfItem, edge: number) => right < edge - minGap;

function marginTexts(rows: Region, edge: number): MarginText[] {
  const texts: MarginText[] = [];
  for (const [at, { items, y }] of rows.entries()) {
    const own = items.filter((item) => isInMargin(item, edge));
    if (own.length === 0) continue;
    const last = texts.at(-1);
    const size = own[0]?.size ?? 10;
    const isWhole = last && knownHeading(textOf([...last.items, ...own]));
    const isNear = last && y - last.y < 1.6 * size;
    const isRest = isNear && (isWhole || !knownHeading(textOf(last.items)));
    if (isRest) {
      last.items.push(...own);
      last.y = y;
    } else texts.push({ at, y, items: own });
  }
  return texts;
}

/** The rows of a heading as one item. */
const asOne = (items: readonly PdfItem[]): PdfItem[] =>
  items.slice(0, 1).map((first) => ({ ...first, text: textOf(items) }));

/** Whether the rows of a region have their headings to the left of the text, beside its first row. */
const isMargin = (texts: readonly MarginText[]) => {
  const kinds = texts.map(({ items }) => knownHeading(textOf(items))).filter(Boolean);
  return new Set(kinds).size >= 2 && kinds.length >= minShare * texts.length;
};

/** The texts of a margin without dates, which stay beside their jobs. */
const withoutDates = (texts: readonly MarginText[]) =>
  texts.filter(({ items }) => !isDate(textOf(items)));

/** Moves headings in the margin above the text beside them. */
export function withoutMargin(rows: Region): Region {
  const edge = textEdge(rows);
  // In a table below headings of its own, "Sprachen" and "EDV" are labels.
  if (edge === undefined || isSheet(rows, edge)) return rows;
  const texts = withoutDates(marginTexts(rows, edge));
  if (!isMargin(texts)) return rows;
  const looks = new Set(
    texts.filter(({ items }) => knownHeading(textOf(items))).map(({ items }) => lookOf(items)),
  );
  const headings = texts.filter(({ items }) => looks.has(lookOf(items)));
  const moved = new Set(headings.flatMap(({ items }) => items));
  return rows.flatMap((row, at): PdfRow[] => {
    const heading = headings.find((text) => text.at === at);
    const items = row.items.filter((item) => !moved.has(item));
    const above = heading ? [{ y: row.y - 1, items: asOne(heading.items) }] : [];
    return [...above, ...(items.length > 0 ? [{ ...row, items }] : [])];
  });
}
