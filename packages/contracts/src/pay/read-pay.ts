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

// Parses free text about pay (decision A23). No zod here: the posting form shows the result while typing.

/** A single amount is both bounds; "from" has no `max`, "up to" no `min`. */
export interface PayBounds {
  readonly min?: number;
  readonly max?: number;
}

interface StatedPay extends PayBounds {
  readonly currency: PayCurrency;
}

/** Pay per period, as stated. */
export interface TimePay extends StatedPay {
  readonly kind: 'time';
  readonly unit: PayUnit;
  /** In whole units of the currency per year of a full-time job. */
  readonly yearly: PayBounds;
}

/** Pay per piece ("$500 per project"); the amount per year is unknown. */
interface PiecePay extends StatedPay {
  readonly kind: 'piece';
  readonly piece: string;
}

/** An amount with an unknown unit, or out of range for a job. */
interface UnclearPay extends StatedPay {
  readonly kind: 'unclear';
  readonly why: 'unit' | 'size' | 'currency';
  readonly unit?: PayUnit;
}

/** `none`: empty. `words`: no amount of money, e.g. "DOE" or "2 weeks PTO". */
export type PayReading =
  | TimePay
  | PiecePay
  | UnclearPay
  | { readonly kind: 'none' }
  | { readonly kind: 'words' };

/** A bare amount from here on is per year, below `maxHourly` per hour, whatever the compensation type. */
const minPlainYear = 10_000;
const maxPlainHour = 100;
/** In between, the compensation type decides the unit of a bare amount. */
const maxHourly = 1_000;
const minSalary = 1_000;
/** Plausible pay per year. */
const yearlyLimits = { least: 1_000, most: 2_000_000 };
/** A unit before the amount ("weekly pay: $18") counts only when the result is plausible. */
const likelyYear = { least: 4_000, most: 600_000 };

/** The unit implied by the size of a bare amount and the compensation type; undefined when ambiguous. */
function unitBySize(low: number, high: number, type: string): StatedUnit | undefined {
  if (low >= minPlainYear) return { unit: 'year' };
  if (/project/i.test(type)) return { piece: 'project' };
  if (/hourly/i.test(type)) return high < maxHourly ? { unit: 'hour' } : undefined;
  if (high < maxPlainHour) return { unit: 'hour' };
  return /salary/i.test(type) && low >= minSalary ? { unit: 'year' } : undefined;
}

const atLeastBefore = new RegExp(
  [
    String.raw`\b(?:from|desde|a partir de|m[ií]nimo(?:\s+de)?|start(?:s|`,
    String.raw`ing)?(?:\s+(?:at|from|pay|wage|salary|rate))*|min(?:imum|`,
    String.raw`\.)?(?:\s+of)?|at least|no less than|over|above|more than)\s*:?\s*(?:of\s+)?(?:usd\s*)?[$€£]?\s*$`,
  ].join(''),
  'i',
);
const atMostBefore =
  /\b(?:up to|upto|hasta|m[aá]ximo(?:\s+de)?|max(?:imum|\.)?(?:\s+of)?|at most|as much as|less than|under|no more than|earn to)\s*:?\s*(?:usd\s*)?[$€£]?\s*$/i;
const atLeastAfter = new RegExp(
  [
    String.raw`^\s*(?:(?:/|per|an?|por|la|al)\s*[\wñí]+\s*)?(?:\+(?!\s*[$€£\d])(?!\s*\w+\s*[$€£])|`,
    String.raw`\+\s*\d+\s*%|and up\b|and above\b|or more\b|or above\b|o más(?![\wñí])|`,
    String.raw`o mas\b|en adelante\b|min(?:imum)?\b|(?:base\s+)?plus\s+(?:commission|`,
    String.raw`tips?|bonus(?:es)?|overtime|incentives?)\b)`,
  ].join(''),
  'i',
);
const atMostAfter =
  /^\s*(?:(?:\/|per|an?|por|la|al)\s*[\wñí]+\s*)?(?:max(?:imum)?\b|or less\b|or below\b)/i;

interface Found {
  readonly amounts: readonly [PayAmount] | readonly [PayAmount, PayAmount];
  /** Text after it, up to the next number. */
  readonly tail: string;
}

/** The main amount (one with a currency takes precedence), and the other end of its range. */
function findAmounts(text: string): Found | undefined {
  const numbers = numbersIn(text);
  const money = numbers.filter(({ isMoney }) => isMoney);
  const first =
    money.find(({ currency }) => currency !== undefined) ??
    money.find(({ thousands }) => thousands) ??
    money.find(({ end }) => unitIn(text.slice(end, end + 12)) !== undefined) ??
    money.find(({ value }) => value >= minPlainYear) ??
    money[0];
  if (!first) return undefined;
  const before = money[money.indexOf(first) - 1];
  // "50 - $60": the currency is at the second end.
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

/** "60-80k" and "45-55,000": thousands apply to both. */
const shared = (one: PayAmount, other: PayAmount) => {
  const inThousands = one.value * 1_000;
  const isShort =
    !one.thousands &&
    one.value < 1_000 &&
    (other.thousands || (other.value >= minPlainYear && inThousands <= other.value * 2));
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
 * Parses free text about pay. The text decides the unit; the compensation type only where the text has none.
 * @param stated e.g. "$25 - $30/hr"
 * @param compensationType of the posting, e.g. "Hourly"
 */
export function readPay(stated: string | undefined, compensationType?: string): PayReading {
  if (!stated?.trim()) return { kind: 'none' };
  const text = readablePay(stated);
  if (/^\W*[-\u2212]\s*[$€£]?\s*\d/.test(text)) return { kind: 'words' };
  // "paid weekly" right after the amount is not its unit.
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

/** Amounts per year, compared by filters and sort orders; empty when unknown. */
export const yearlyPay = (reading: PayReading): PayBounds =>
  reading.kind === 'time' ? reading.yearly : {};

/** Whether an amount of money is stated, even one without a yearly equivalent. */
export const statesPay = ({ kind }: PayReading) => kind !== 'none' && kind !== 'words';
