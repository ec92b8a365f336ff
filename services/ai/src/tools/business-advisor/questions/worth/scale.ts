import type { Per } from './figure.js';

/** Open days of a month; the texts say so. */
export const openDays = 26;
const periodsOfYear: Readonly<Record<Per, number>> = {
  day: openDays * 12,
  week: 52,
  'two weeks': 26,
  month: 12,
  year: 1,
};

/** Times a number, divided by another: a week is a month with × 52 ÷ 12. */
export interface Scale {
  readonly times: number;
  readonly over: number;
}

/** How often one period fits into another. */
export function scaleOf(from: Per, to: Per): Scale {
  const [times, over] = [periodsOfYear[from], periodsOfYear[to]];
  if (times % over === 0) return { times: times / over, over: 1 };
  return over % times === 0 ? { times: 1, over: over / times } : { times, over };
}

/** An amount of one period in another. */
export const scaled = (value: number, { times, over }: Scale) => (value * times) / over;
