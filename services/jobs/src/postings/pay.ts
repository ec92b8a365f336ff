/** Amounts a year of one full-time job, in whole dollars; what the text gives no bound for is absent. */
export interface Pay {
  readonly min?: number;
  readonly max?: number;
  readonly period: PayPeriod;
}

export type PayPeriod = 'hour' | 'day' | 'week' | 'two weeks' | 'half month' | 'month' | 'year';

/** Periods a year: 2,080 hours are decision A23's (40 hours, 52 weeks); the others follow from it. */
const periodsPerYear: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  'two weeks': 26,
  'half month': 24,
  month: 12,
  year: 1,
};

/** Those that contain the words of another come before it. */
const periodWords: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /\b(hours?|hourly|hrs?)\b|\/\s*h\b/i],
  ['day', /\b(days?|daily|per diem)\b/i],
  ['two weeks', /\b(bi-?\s?weekly|fortnight(ly)?|every (two|2|other) weeks?)\b/i],
  ['half month', /\b(semi-?\s?monthly|twice a month)\b/i],
  ['week', /\b(weeks?|weekly|wks?)\b/i],
  ['month', /\b(months?|monthly|mos?)\b/i],
  ['year', /\b(years?|yearly|yrs?|annual(ly)?|annum|salary)\b|p\.a\./i],
];

/** Paid by what is done: how much that is in a year, nobody knows. */
const byPiece =
  /\bproject\b|(\bper|\ba|\ban|\beach|\/)\s*(shift|piece|unit|visit|mile|load|delivery|word|article|session|class|event|gig|assignment|task)\b/i;

/** Below this an amount without a period is an hourly one. */
const smallestYearlyAmount = 500;
const largestYearlyAmount = 100_000_000;

interface Amount {
  readonly value: number;
  readonly thousands: boolean;
  /** It has a currency before it. */
  readonly marked: boolean;
  readonly start: number;
  readonly end: number;
}

/** Thousands are set apart by commas, points or spaces, all by the same: 45,000.00, 45.000 and 45 000. */
const amountPattern =
  /(\d{1,3}(?:([,. ])\d{3})(?:\2\d{3})*(?!\d)|\d+)(\.\d+)?\s*(k\b|thousand\b|million\b|M\b)?/gi;

const factors: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** The amounts of the text; percentages, bonuses and "401(k)" are none. */
function amountsOf(text: string): Amount[] {
  return [...text.matchAll(amountPattern)]
    .filter((match) => {
      const after = text.slice(match.index + match[0].length);
      const before = text.slice(0, match.index);
      return (
        !/^\s*(%|percent|\(k\)|(sign[- ]?(on|ing)|bonus)\b)|^,\w/i.test(after) &&
        !/([a-z\d.]|\d,)$/i.test(before) &&
        !/^401\s*k?$/i.test(match[0])
      );
    })
    .map((match) => ({
      value:
        Number((match[1] ?? '').replace(/[,. ]/g, '') + (match[3] ?? '')) *
        (factors[(match[4] ?? '').toLowerCase()] ?? 1),
      thousands: Boolean(match[4]),
      marked: /([$€£¥]|\busd?)\s*$/i.test(text.slice(0, match.index)),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

const joint =
  /^[^\d]{0,16}?([-\u2010-\u2015\u2212~]|\bto\b|\band\b|\bthrough\b)\s*(usd|us)?\s*[$€£¥]?\s*$/i;

interface Range {
  readonly amounts: [number] | [number, number];
  /** Where the first one begins. */
  readonly start: number;
}

/**
 * The first amount with a currency, else the first, and the one after it when both are joined as a range; "60-80k" means
 * thousands twice.
 */
function rangeOf(text: string): Range | undefined {
  const all = amountsOf(text);
  const at = Math.max(
    0,
    all.findIndex(({ marked }) => marked),
  );
  const [first, second] = all.slice(at);
  if (!first) return undefined;
  const { start } = first;
  if (!second || !joint.test(text.slice(first.end, second.start))) {
    return { amounts: [first.value], start };
  }
  const share = (one: Amount, other: Amount) =>
    other.thousands && !one.thousands && one.value < 1000 ? one.value * 1000 : one.value;
  const [low, high] = [share(first, second), share(second, first)];
  return { amounts: low <= high ? [low, high] : [high, low], start };
}

/** The period that is named first after the amount, else the first one before it. */
function statedPeriod(text: string): PayPeriod | undefined {
  const found = periodWords.flatMap(([period, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ period, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.period;
}

/** "$3,500 per project", but not "$18/hr plus $5 per delivery". */
function isByPiece(text: string): boolean {
  const at = text.search(byPiece);
  return at >= 0 && statedPeriod(text.slice(0, at)) === undefined;
}

function periodOf(
  text: string,
  compensationType: string | undefined,
  { amounts, start }: Range,
): PayPeriod {
  const stated = statedPeriod(text.slice(start)) ?? statedPeriod(text.slice(0, start));
  if (stated) return stated;
  if (/hourly/i.test(compensationType ?? '')) return 'hour';
  return (amounts.at(-1) ?? 0) < smallestYearlyAmount ? 'hour' : 'year';
}

/**
 * Reads the free text of a pay (decision A23): thousands separators, k suffix, ranges, "up to", "from" and "+",
 * periods by name. A text without an amount, or paid by the project, gives undefined.
 * @param stated e.g. "$25 - $30/hr"
 * @param compensationType the posting's compensation type; decides the period when the text names none
 * @returns amounts a year in whole dollars, e.g. `{ min: 52000, max: 62400, period: 'hour' }`
 */
export function parsePay(stated: string | undefined, compensationType?: string): Pay | undefined {
  // Compatibility forms as the plain ones: full-width digits, non-breaking spaces and hyphens.
  const text = (stated ?? '').normalize('NFKC');
  const range = rangeOf(text);
  if (!range || range.amounts[0] <= 0 || /^\W*[-\u2212]\s*\$?\d/.test(text)) return undefined;
  if (isByPiece(text.slice(range.start)) || /project/i.test(compensationType ?? ''))
    return undefined;
  const period = periodOf(text, compensationType, range);
  const [low, high = low] = range.amounts.map((one) => Math.round(one * periodsPerYear[period]));
  if (low === undefined || high === undefined || high > largestYearlyAmount) return undefined;
  if (range.amounts.length === 2) return { min: low, max: high, period };
  if (/\b(up to|max(imum)?|at most)\b/i.test(text)) return { max: low, period };
  if (/\b(from|starting( at)?|min(imum)?|at least)\b|\d\s*k?\s*\+(?!\s*\$)/i.test(text)) {
    return { min: low, period };
  }
  return { min: low, max: low, period };
}
