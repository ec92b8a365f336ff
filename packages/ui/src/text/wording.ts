import { locale, t } from './texts';
// Composes texts of all screens: plurals, ranges of pay, facts in a line.

/** Number of results; `more`: the server stopped counting at `total` (decision A19). */
export interface Found {
  readonly total: number;
  readonly more?: boolean;
}

/** '1,234'. The formatter is loaded for large numbers alone, which costs a slow phone 50 ms. */
export const numberText = (number: number): string =>
  Number.isInteger(number) && number >= 0 && number < 1000
    ? String(number)
    : number.toLocaleString(locale);

/** '1,000+' where the server stopped counting. */
export const countText = ({ total, more = false }: Found): string =>
  `${numberText(total)}${more ? '+' : ''}`;

/** '1 job', '1,234 jobs', '1,000+ jobs'. */
export function counted(found: number | Found, one: string, many = `${one}s`): string {
  const { total, more = false } = typeof found === 'number' ? { total: found } : found;
  return `${countText({ total, more })} ${total === 1 && !more ? one : many}`;
}

/** A date of the calendar ('2026-12-24'): 'Dec 24, 2026', or as `format` says, the same in every time zone. */
export const dateText = (
  date: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** 'March 2026', independent of the reader's time zone. */
export const monthAndYear = (iso: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(iso),
  );

/** The given facts without blanks and duplicates. */
export function factsOf(facts: readonly (string | null | undefined | false)[]): string[] {
  const given = facts.filter((fact): fact is string => typeof fact === 'string');
  return [...new Set(given.map((fact) => fact.trim()).filter(Boolean))];
}

/** 'New York, NY · Internship'. */
export const metaLine = (facts: Parameters<typeof factsOf>[0]): string =>
  factsOf(facts).join(' · ');

const dollars = (amount: number) => `$${numberText(amount)}`;

/** '$40,000 - $50,000', or '$46,000' where both ends are the same. */
export const dollarRange = (least: number, most: number): string =>
  least === most ? dollars(least) : `${dollars(least)} - ${dollars(most)}`;

/** 'From $40,000' or 'Up to $50,000'. */
export const dollarsFrom = (least: number): string => t('fromLeast', { least: dollars(least) });
/** 'Up to $50,000'. @param most in dollars */
export const dollarsUpTo = (most: number): string => t('upMost', { most: dollars(most) });

/** '$46,000' of '$46,000 - $46,000': pay in a posting's own words, both ends of which are the same. */
export const ownPay = (text: string): string =>
  text.trim().replace(/(?<![\d.,])(\$?\d[\d,.]*k?)\s*(?:-|–|—|to)\s*\1(?![\d,.k])/i, '$1');
