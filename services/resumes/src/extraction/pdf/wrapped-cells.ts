import { datesIn } from '../../structure/dates/dates.js';
import type { PdfItem, PdfRow } from './pdf-item.js';
import { chunksOf, textOf } from './sides.js';

/** Minimum gap, in letter heights, between a cell of dates and the text beside it. */
const cellGap = 0.75;
/** Largest distance, in letter heights, between two lines of a cell. */
const nextLine = 1.6;

/** Longest end of dates, in letters: "December 2018", "aujourd’hui". */
const longestEnd = 16;

const dashBehind = /[-–—]\s*(?:\p{L}+\.?)?$/u;

/** "Depuis mars" above "2021". */
const sinceMonth = /^(?:since|depuis|seit|desde|dal|vanaf|od) \p{L}{3,12}\.?(?: de)?$/iu;

/** The items of the first cell of a row, and those of the others. */
function firstCell({ items }: PdfRow): [readonly PdfItem[], readonly PdfItem[]] {
  const [first] = items;
  const [chunk] = first ? chunksOf(items, cellGap * first.size) : [];
  const own = items.filter(({ right }) => chunk && right <= chunk.right);
  return [own, items.filter((item) => !own.includes(item))];
}

/** "2015 – December" beside a title, and "2018" below it beside the employer: the dates of one job. */
function isBroken(cell: readonly PdfItem[], rest: readonly PdfItem[]): boolean {
  const [begin, end] = [textOf(cell).trim(), textOf(rest).trim()];
  const whole = datesIn(`${begin} ${end}`);
  const isShort = end.length <= longestEnd;
  return (
    isShort &&
    (dashBehind.test(begin) || (sinceMonth.test(begin) && /^\d{4}$/.test(end))) &&
    whole?.isRange === true &&
    whole.from === 0 &&
    whole.to === begin.length + end.length + 1
  );
}

/** Puts the end of dates that a narrow first column breaks back into the row in which they begin. */
export function withWholeDates(rows: readonly PdfRow[]): readonly PdfRow[] {
  const whole: PdfRow[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const [begin, beside] = above ? firstCell(above) : [[], []];
    const [end, others] = firstCell(row);
    const last = begin.at(-1);
    const isNear = above && last && row.y - above.y <= nextLine * last.size;
    const isCell = beside.length > 0 && end.every(({ right }) => right < (beside[0]?.x ?? 0));
    if (!above || !last || !isNear || !isCell || !isBroken(begin, end)) {
      whole.push(row);
      continue;
    }
    const joined = { ...last, text: `${last.text} ${textOf(end)}` };
    whole[whole.length - 1] = { ...above, items: [...begin.slice(0, -1), joined, ...beside] };
    if (others.length > 0) whole.push({ ...row, items: others });
  }
  return whole;
}
