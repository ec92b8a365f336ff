import {
  isRange,
  numbersIn,
  type PayAmount,
  type PayCurrency,
  readablePay,
} from './pay-amounts.js';
import {
  type PayUnit,
  type StatedUnit,
  unitIn,
  unitsPerYear,
  withoutPayDays,
} from './pay-units.js';

// How a free text of a pay is read (decision A23). No zod here: the posting form shows the reading while one types.

/** One amount is both bounds; "from" has no `max`, "up to" no `min`. */
export interface PayBounds {
  readonly min?: number;
  readonly max?: number;
}

interface StatedPay extends PayBounds {
  readonly currency: PayCurrency;
}

/** Pay for a time, as offered. */
export interface TimePay extends StatedPay {
  readonly kind: 'time';
  readonly unit: PayUnit;
  /** In whole units of the currency for a year of one full-time job. */
  readonly yearly: PayBounds;
}

/** Pay for what is done ("$500 per project"): how much that is in a year, nobody knows. */
export interface PiecePay extends StatedPay {
  readonly kind: 'piece';
  readonly piece: string;
}

/** An amount of which it is not known what for, or that no job pays. */
export interface UnclearPay extends StatedPay {
  readonly kind: 'unclear';
  readonly why: 'unit' | 'size' | 'currency';
  readonly unit?: PayUnit;
}

/** `none`: nothing was written. `words`: no amount of money in it, e.g. "DOE" or "2 weeks PTO". */
export type PayReading =
  | TimePay
  | PiecePay
  | UnclearPay
  | { readonly kind: 'none' }
  | { readonly kind: 'words' };

/** A bare amount from here on is a year's, below the other an hour's, whatever the compensation type says. */
const leastPlainYear = 10_000;
const mostPlainHour = 100;
/** The type decides what a bare amount between them is for. */
const mostHourly = 1_000;
const leastSalary = 1_000;
/** No job pays more or less in a year. */
const yearlyLimits = { least: 1_000, most: 2_000_000 };
/** A unit that stands before the amount ("weekly pay: $18") counts only when the result is a likely one. */
const likelyYear = { least: 4_000, most: 600_000 };

/** What the size of a bare amount and the compensation type say; undefined when that leaves it open. */
function unitBySize(low: number, high: number, type: string): StatedUnit | undefined {
  if (low >= leastPlainYear) return { unit: 'year' };
  if (/project/i.test(type)) return { piece: 'project' };
  if (/hourly/i.test(type)) return high < mostHourly ? { unit: 'hour' } : undefined;
  if (high < mostPlainHour) return { unit: 'hour' };
  return /salary/i.test(type) && low >= leastSalary ? { unit: 'year' } : undefined;
}

const atLeastBefore =
  /\b(?:from|start(?:s|ing)?(?:\s+(?:at|from|pay|wage|salary|rate))*|min(?:imum|\.)?(?:\s+of)?|at least|no less than|over|above|more than)\s*:?\s*(?:of\s+)?(?:usd\s*)?[$€£]?\s*$/i;
const atMostBefore =
  /\b(?:up to|upto|max(?:imum|\.)?(?:\s+of)?|at most|as much as|less than|under|no more than|earn to)\s*:?\s*(?:usd\s*)?[$€£]?\s*$/i;
const atLeastAfter =
  /^\s*(?:(?:\/|per|an?)\s*\w+\s*)?(?:\+(?!\s*[$€£\d])(?!\s*\w+\s*[$€£])|\+\s*\d+\s*%|and up\b|and above\b|or more\b|or above\b|min(?:imum)?\b|(?:base\s+)?plus\s+(?:commission|tips?|bonus(?:es)?|overtime|incentives?)\b)/i;
const atMostAfter = /^\s*(?:(?:\/|per|an?)\s*\w+\s*)?(?:max(?:imum)?\b|or less\b|or below\b)/i;

interface Found {
  readonly amounts: readonly [PayAmount] | readonly [PayAmount, PayAmount];
  /** What follows, up to the next number. */
  readonly tail: string;
}

/** The amount that the text is about (one with a currency before others), and the other end of its range. */
function findAmounts(text: string): Found | undefined {
  const numbers = numbersIn(text);
  const money = numbers.filter(({ isMoney }) => isMoney);
  const first =
    money.find(({ currency }) => currency !== undefined) ??
    money.find(({ thousands }) => thousands) ??
    money.find(({ end }) => unitIn(text.slice(end, end + 12)) !== undefined) ??
    money.find(({ value }) => value >= leastPlainYear) ??
    money[0];
  if (!first) return undefined;
  const before = money[money.indexOf(first) - 1];
  // "50 - $60": the currency stands at the second end.
  if (before && isRange(text.slice(before.end, first.start))) return rangeOf(before, first);
  const next = money[money.indexOf(first) + 1];
  if (next && isRange(text.slice(first.end, next.start))) return rangeOf(first, next);
  return { amounts: [first], tail: tailAfter(first) };

  function tailAfter({ end }: PayAmount) {
    const after = numbers.find(({ start }) => start >= end);
    return text.slice(end, after?.start);
  }
  function rangeOf(one: PayAmount, other: PayAmount): Found {
    const between = text.slice(one.end, other.start);
    return { amounts: [one, other], tail: `${tailAfter(other)} ${between}` };
  }
}

/** "60-80k" and "45-55,000" mean thousands twice. */
const shared = (one: PayAmount, other: PayAmount) => {
  const inThousands = one.value * 1_000;
  const isShort =
    !one.thousands &&
    one.value < 1_000 &&
    (other.thousands || (other.value >= leastPlainYear && inThousands <= other.value * 2));
  return isShort ? inThousands : one.value;
};

function boundsOf(text: string, { amounts: [one, other] }: Found): PayBounds {
  if (other) {
    const ends = [shared(one, other), shared(other, one)] as const;
    return { min: Math.min(...ends), max: Math.max(...ends) };
  }
  const [before, after] = [text.slice(0, one.start), text.slice(one.end)];
  if (atMostBefore.test(before) || atMostAfter.test(after)) return { max: one.value };
  if (atLeastBefore.test(before) || atLeastAfter.test(after)) return { min: one.value };
  return { min: one.value, max: one.value };
}

const yearlyOf = ({ min, max }: PayBounds, unit: PayUnit): PayBounds => ({
  ...(min !== undefined && { min: Math.round(min * unitsPerYear[unit]) }),
  ...(max !== undefined && { max: Math.round(max * unitsPerYear[unit]) }),
});

const within = ({ min, max }: PayBounds, { least, most }: typeof yearlyLimits) =>
  (min ?? max ?? 0) >= least && (max ?? min ?? 0) <= most;

function unitOf(text: string, found: Found, bounds: PayBounds, type: string) {
  const stated = unitIn(found.tail);
  if (stated) return stated;
  const { rest, payDays } = withoutPayDays(text);
  const first = found.amounts[0];
  const before = unitIn(rest.slice(0, first.start));
  if (before && ('piece' in before || within(yearlyOf(bounds, before.unit), likelyYear)))
    return before;
  const hint = /\bsalar(?:y|ied)\b/i.test(text) ? 'Annual Salary' : type;
  const [low = 0, high = 0] = [bounds.min ?? bounds.max, bounds.max ?? bounds.min];
  return unitBySize(low, high, hint) ?? unitIn(rest.slice(first.end)) ?? payDays;
}

/**
 * Reads the free text of a pay. The text decides what it is for; the compensation type only where the text is silent.
 * @param stated e.g. "$25 - $30/hr"
 * @param compensationType of the posting, e.g. "Hourly"
 */
export function readPay(stated: string | undefined, compensationType?: string): PayReading {
  if (!stated?.trim()) return { kind: 'none' };
  const text = readablePay(stated);
  if (/^\W*[-\u2212]\s*[$€£]?\s*\d/.test(text)) return { kind: 'words' };
  // "paid weekly" right behind the amount is no unit yet.
  const found = findAmounts(withoutPayDays(text).rest);
  if (!found) return { kind: 'words' };
  const named = found.amounts.map(({ currency }) => currency).find(Boolean) ?? 'USD';
  const bounds = boundsOf(text, found);
  const currency = named === 'other' ? 'USD' : named;
  if ((bounds.max ?? bounds.min ?? 0) <= 0) return { kind: 'words' };
  if (named === 'other') return { kind: 'unclear', why: 'currency', ...bounds, currency };
  const unit = unitOf(text, found, bounds, compensationType ?? '');
  if (!unit) return { kind: 'unclear', why: 'unit', ...bounds, currency };
  if ('piece' in unit) return { kind: 'piece', ...unit, ...bounds, currency };
  const yearly = yearlyOf(bounds, unit.unit);
  if (!within(yearly, yearlyLimits))
    return { kind: 'unclear', why: 'size', ...unit, ...bounds, currency };
  return { kind: 'time', ...unit, ...bounds, currency, yearly };
}

/** What filters and orders compare: amounts a year; empty where none is known. */
export const yearlyPay = (reading: PayReading): PayBounds =>
  reading.kind === 'time' ? reading.yearly : {};

/** Whether an amount of money is stated at all, also one that cannot be compared by the year. */
export const statesPay = ({ kind }: PayReading) => kind !== 'none' && kind !== 'words';
