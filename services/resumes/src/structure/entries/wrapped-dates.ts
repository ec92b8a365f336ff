import type { FoundDates } from '../dates/date-ranges.js';
import { datesIn } from '../dates/dates.js';
import { momentsIn } from '../dates/moments.js';
import { monthOf } from '../dates/month-names.js';
import type { SectionLine } from '../lines/section-line.js';

/** Dates in two lines of a narrow column, with what the lines say besides. */
export interface WrappedDates {
  readonly dates: FoundDates;
  readonly rest: readonly string[];
}

/** Maximum length, in letters, of the start of dates in a cell, and of the rest on a line of its own. */
const longestHead = 24;
const longestTail = 26;
const maxTails = 4;

const dashBehind =
  /(?:[-–—~～至]|\s(?:to|until|till|thru|through|bis|hasta|au|al|até|tot|do))\s*$/i;
const dashBefore = /^[-–—~～至]/;

/** A line of a table whose first cell has the month, and the year below it: "October | Acme | Foreman". */
export function beginsInCell(text: string): boolean {
  const [cell = '', ...rest] = text.split(' | ', 2);
  return rest.length > 0 && cell.length <= 12 && monthOf(cell.trim()) !== undefined;
}

/** "October 2016 - April", "2020 - Present (5": the year or the bracket's end is below. */
const isOpenCell = (cell: string) =>
  /\([^)]*$/.test(cell) || monthOf(/\p{L}+\.?\s*$/u.exec(cell)?.[0].trim() ?? '') !== undefined;

/** The start of the dates at the left of a line, and the text after it. */
function headOf(own: string): readonly [string, string] | undefined {
  const [cell = '', ...rest] = own.split(' | ');
  if (beginsInCell(own)) return [cell, rest.join(' | ')];
  const [lead] = momentsIn(own);
  if (lead?.at !== 0) return undefined;
  const isWholeCell =
    rest.length > 0 && (dashBehind.test(cell) || !/^\s\p{L}{2}/u.test(cell.slice(lead.end)));
  if (isWholeCell && cell.length <= longestHead) return [cell, rest.join(' | ')];
  // "October 2017 – M.Sc. Physics, Lakeside University," above "October 2019"
  const dash = /^\s*[-–—](?=\s+\p{Lu})/u.exec(own.slice(lead.end))?.[0].length ?? 0;
  return [own.slice(0, lead.end + dash), own.slice(lead.end + dash)];
}

/** "2019年3月 Acme" above "—至今", "June 2019 - | Acme" above "May 2021": the dates of a narrow cell go on below it. */
function wrappedBelow(lines: readonly SectionLine[], position: number): WrappedDates | undefined {
  const own = lines[position]?.line.text.slice(0, 200) ?? '';
  const [head, rest] = headOf(own) ?? [];
  const found = datesIn(own);
  if (head === undefined || (found?.isRange && !dashBehind.test(head) && !isOpenCell(head)))
    return undefined;
  const below = lines
    .slice(position + 1, position + 1 + maxTails)
    .map(({ line }) => line.text.trim().split(' | '));
  for (let count = below.length; count > 0; count -= 1) {
    const tails = below.slice(0, count).map(([cell = '']) => cell);
    if (!tails.every(({ length }) => length > 0 && length <= longestTail)) continue;
    const isCut =
      dashBehind.test(head) ||
      isOpenCell(head) ||
      beginsInCell(own) ||
      tails.some((tail) => dashBefore.test(tail));
    const isInDate = /\d{4}-$/.test(head) && /^\d{2}$/.test(tails[0] ?? '');
    const whole = [head, ...tails].join(isInDate || /\p{Script=Han}/u.test(head) ? '' : ' ');
    const dates = isCut ? datesIn(whole) : undefined;
    if (!dates?.isRange || dates.from !== 0 || dates.to !== whole.length) continue;
    const behind = below.slice(0, count).map(([, ...others]) => others.join(' | '));
    return { dates, rest: [rest ?? '', ...behind] };
  }
  return undefined;
}

/** "Sep 2019 –" above "Mar 2024", or "May 2019 – June" above "2024", in a narrow column of dates. */
export function wrappedDates(
  lines: readonly SectionLine[],
  position: number,
): WrappedDates | undefined {
  const below = wrappedBelow(lines, position);
  if (below) return below;
  const [own, next] = [lines[position]?.line.text ?? '', lines[position + 1]?.line.text ?? ''];
  if (own.length > 200 || next.length > 200 || !/\d{4}/.test(own) || !/\d{4}/.test(next))
    return undefined;
  const [owns, nexts] = [own.split(' | '), next.split(' | ')];
  // "ABC College (2017 –" above "2020)"
  const [, before, head] = /^(.*\()([^()|]{4,16}[-–—])$/u.exec(own.trim()) ?? [];
  const [tail] = /^[^()|]{4,16}(?=\)$)/u.exec(next.trim()) ?? [];
  const inBrackets = head && tail ? datesIn(`${head} ${tail}`) : undefined;
  if (before && inBrackets?.isRange) return { dates: inBrackets, rest: [before.slice(0, -1), ''] };
  for (const at of [0, -1]) {
    const [above, under] = [owns.at(at) ?? '', nexts.at(at) ?? ''];
    if (above.length > 30 || under.length > 16 || !/\d{4}|\d{2}\.?$/.test(under)) continue;
    const whole = `${above} ${under}`;
    const dates = datesIn(whole);
    const isClosed = datesIn(above)?.end !== undefined && datesIn(above)?.isRange;
    const isWhole =
      dates?.isRange && !dates.present && dates.from === 0 && dates.to === whole.length;
    if (!dates || !isWhole || isClosed || !/[-–—]/.test(above)) continue;
    const without = (parts: string[]) =>
      parts.filter((_, part) => part !== (at === 0 ? 0 : parts.length - 1));
    return { dates, rest: [without(owns).join(' | '), without(nexts).join(' | ')] };
  }
  return undefined;
}
