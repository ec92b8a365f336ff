import type { FoundDates } from './date-ranges.js';
import { datesIn } from './dates.js';
import { momentsIn } from './moments.js';
import type { SectionLine } from './section-line.js';

/** Dates in two lines of a narrow column, with what the lines say besides. */
export interface WrappedDates {
  readonly dates: FoundDates;
  readonly rest: readonly string[];
}

/** Longest rest of dates on a line of its own, in letters. */
const longestTail = 14;

/** "2019年3月 Acme" above "—至今", or above "—2021年6" and "月": the dates of a narrow cell go on below it. */
function wrappedBelow(lines: readonly SectionLine[], position: number): WrappedDates | undefined {
  const own = lines[position]?.line.text.slice(0, 200) ?? '';
  const [lead] = momentsIn(own);
  if (!lead || lead.at !== 0 || datesIn(own)?.isRange) return undefined;
  for (const count of [2, 1]) {
    const tails = lines
      .slice(position + 1, position + 1 + count)
      .map(({ line }) => line.text.trim());
    const isShort = tails.every(({ length }) => length > 0 && length <= longestTail);
    if (tails.length < count || !isShort || !/^[-–—~～至]/.test(tails[0] ?? '')) continue;
    const whole = own.slice(0, lead.end) + tails.join('');
    const dates = datesIn(whole);
    if (!dates?.isRange || dates.from !== 0 || dates.to !== whole.length) continue;
    return { dates, rest: [own.slice(lead.end), ...tails.map(() => '')] };
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
