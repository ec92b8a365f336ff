import type { FoundDates } from './date-ranges.js';
import { datesIn } from './dates.js';
import type { SectionLine } from './section-line.js';

/** Dates in two lines of a narrow column, with what the lines say besides. */
export interface WrappedDates {
  readonly dates: FoundDates;
  readonly rest: readonly [string, string];
}

/** "Sep 2019 –" above "Mar 2024", or "May 2019 – June" above "2024", in a narrow column of dates. */
export function wrappedDates(
  lines: readonly SectionLine[],
  position: number,
): WrappedDates | undefined {
  const [own, next] = [lines[position]?.line.text ?? '', lines[position + 1]?.line.text ?? ''];
  if (own.length > 200 || next.length > 200 || !/\d{4}/.test(own) || !/\d{4}/.test(next))
    return undefined;
  const [owns, nexts] = [own.split(' | '), next.split(' | ')];
  for (const at of [0, -1]) {
    const [above, below] = [owns.at(at) ?? '', nexts.at(at) ?? ''];
    if (above.length > 30 || below.length > 16 || !/\d{4}|\d{2}\.?$/.test(below)) continue;
    const whole = `${above} ${below}`;
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
