import { unitsPerYear } from '@commons/contracts/pay/pay-units';

/** A yearly amount in a search. */
export interface PayRange {
  readonly least?: number;
  readonly most?: number;
  /** It was typed by the hour: people are told it as they typed it. */
  readonly isHourly?: boolean;
  /** As typed. */
  readonly typed: string;
}

/** By the first letter of the unit, in English and Spanish. */
const yearly: Readonly<Record<string, number>> = {
  h: unitsPerYear.hour,
  d: unitsPerYear.day,
  w: unitsPerYear.week,
  m: unitsPerYear.month,
  y: unitsPerYear.year,
  s: unitsPerYear.week,
  a: unitsPerYear.year,
};

const amount = new RegExp(
  [
    String.raw`(?:\b(over|above|at least|min(?:imum)?|more than|from|under|`,
    String.raw`below|up to|max(?:imum)?|less than)\s+)?(?<![\w.,-])(\$\s*)?(\d{1,3}(?:,\d{3})+|`,
    String.raw`\d{1,7}(?:\.\d{1,2})?)\s*(k\b)?\+?(\s*(?:dollars|bucks|d[oó]lares)\b)?(?:\s*(?:/|\bper\b|\ban?\b|`,
    String.raw`\bpor\b|\b(?:a )?la\b|\bal\b)?\s*\b(hourly|hour|hrs?|hora|`,
    String.raw`day|d[ií]a|week|semana|month|mes|yearly|year|yr|a[nñ]o)\b)?(?![\w-])`,
  ].join(''),
  'gi',
);

const isByHour = ([, , , digits = '', thousands, , unit]: RegExpMatchArray): boolean =>
  unit ? /^h/i.test(unit) : !thousands && Number(digits.replaceAll(',', '')) < 500;

/** Smaller sums, and numbers without a currency or a bound, may be a house number or a ZIP code. */
function yearlyAmount([, bound, before, digits = '', thousands, after, unit]: RegExpMatchArray) {
  const sign = before ?? after;
  const plain = Number(digits.replaceAll(',', ''));
  const isBound = bound !== undefined && !/^from$/i.test(bound) && plain >= 10_000;
  if (!sign && !thousands && !unit && !digits.includes(',') && !isBound) return undefined;
  // "401k" is not pay.
  if (thousands && !sign && plain === 401) return undefined;
  const value = plain * (thousands ? 1_000 : 1);
  const period = unit ? yearly[unit[0]?.toLowerCase() ?? 'y'] : value < 500 ? yearly.h : 1;
  const whole = Math.round(value * (period ?? 1));
  return whole >= 5_000 && whole <= 5_000_000 ? whole : undefined;
}

/** What only says that the amount is pay: "jobs that pay $25 an hour or more". */
const verbBefore =
  /(?:\b(?:that|which|who|que)\s+)?\b(?:pay(?:s|ing)?|paid|make|making|earn(?:ing)?|starting|pag(?:a|ue)n?|pagando)(?:\s+(?:at|about|around))?\s*$/i;
const moreAfter = /^\s*(?:(?:or|and|o)\s+(?:more|up|higher|above|m[aá]s)|plus)\b/i;

/** Extracts the first pay from a search: "accountant 90k" → at least 90,000 a year, and "accountant". */
export function readPayRange(search: string): { range?: PayRange; rest: string } {
  for (const match of search.matchAll(amount)) {
    const value = yearlyAmount(match);
    if (value === undefined) continue;
    const before = search.slice(0, match.index).replace(verbBefore, '');
    const after = search.slice(match.index + match[0].length).replace(moreAfter, '');
    const typed = search.slice(before.length, search.length - after.length);
    const rest = `${before} ${after}`;
    const most = /^(under|below|up|max|less)/i.test(match[1] ?? '');
    const range = {
      ...(most ? { most: value } : { least: value }),
      ...(isByHour(match) && { isHourly: true }),
      typed: typed.trim(),
    };
    return { range, rest };
  }
  return { rest: search };
}
