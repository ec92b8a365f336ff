/** Amounts a year of one full-time job, in whole dollars; what the text gives no bound for is absent. */
export interface Pay {
  readonly min?: number;
  readonly max?: number;
  readonly period: PayPeriod;
}

export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Periods a year: 2,080 hours are decision A23's (40 hours, 52 weeks); the others follow from it. */
const periodsPerYear: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

const periodWords: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /\b(hours?|hourly|hrs?)\b|\/\s*h\b/i],
  ['day', /\b(days?|daily|per diem)\b/i],
  ['week', /\b(weeks?|weekly|wks?)\b/i],
  ['month', /\b(months?|monthly|mos?)\b/i],
  ['year', /\b(years?|yearly|yrs?|annual(ly)?|annum|salary)\b|p\.a\./i],
];

/** Below this an amount without a period is an hourly one. */
const smallestYearlyAmount = 500;
const largestYearlyAmount = 100_000_000;

interface Amount {
  readonly value: number;
  readonly thousands: boolean;
  readonly start: number;
  readonly end: number;
}

/** The amounts of the text; percentages and "401(k)" are none. */
function amountsOf(text: string): Amount[] {
  const pattern = /(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k\b|thousand\b)?/gi;
  return [...text.matchAll(pattern)]
    .filter((match) => {
      const after = text.slice(match.index + match[0].length);
      const before = text.slice(0, match.index);
      return (
        !/^\s*(%|percent|\(k\))/i.test(after) && !/[a-z\d.]$/i.test(before) && match[1] !== '401'
      );
    })
    .map((match) => ({
      value:
        Number((match[1] ?? '').replaceAll(',', '') + (match[2] ?? '')) * (match[3] ? 1000 : 1),
      thousands: Boolean(match[3]),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** First amount, and the second when both are joined as a range; "60-80k" means thousands twice. */
function rangeOf(text: string): [number] | [number, number] | undefined {
  const [first, second] = amountsOf(text);
  if (!first) return undefined;
  const between = second ? text.slice(first.end, second.start) : '';
  const joined = /^[^\d]{0,12}?(-|–|—|\bto\b|\band\b|~)\s*(usd|us)?\s*\$?\s*$/i.test(between);
  if (!second || !joined) return [first.value];
  const share = second.thousands && !first.thousands && first.value < 1000;
  const low = share ? first.value * 1000 : first.value;
  return low <= second.value ? [low, second.value] : [second.value, low];
}

function periodOf(text: string, compensationType: string | undefined, amount: number): PayPeriod {
  const stated = periodWords.find(([, pattern]) => pattern.test(text));
  if (stated) return stated[0];
  if (/hourly/i.test(compensationType ?? '')) return 'hour';
  return amount < smallestYearlyAmount ? 'hour' : 'year';
}

/**
 * Reads the free text of a pay (decision A23): thousands separators, k suffix, ranges, "up to", "from" and "+",
 * periods by name. A text without an amount, or paid by the project, gives undefined.
 * @param text e.g. "$25 - $30/hr"
 * @param compensationType the posting's compensation type; decides the period when the text names none
 * @returns amounts a year in whole dollars, e.g. `{ min: 52000, max: 62400, period: 'hour' }`
 */
export function parsePay(text: string | undefined, compensationType?: string): Pay | undefined {
  const range = text ? rangeOf(text) : undefined;
  if (!text || !range || range[0] <= 0) return undefined;
  if (/\bproject\b/i.test(text) || /project/i.test(compensationType ?? '')) return undefined;
  const period = periodOf(text, compensationType, range.at(-1) ?? 0);
  const [low, high = low] = range.map((amount) => Math.round(amount * periodsPerYear[period]));
  if (low === undefined || high === undefined || high > largestYearlyAmount) return undefined;
  if (range.length === 2) return { min: low, max: high, period };
  if (/\b(up to|max(imum)?|at most)\b/i.test(text)) return { max: low, period };
  if (/\b(from|starting( at)?|min(imum)?|at least)\b|\d\s*k?\s*\+/i.test(text)) {
    return { min: low, period };
  }
  return { min: low, max: low, period };
}
