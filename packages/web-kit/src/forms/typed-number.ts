import { locale, t } from '@commons/ui/text/texts';

const form = /^-?\$?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?[k%]?$/i;

/** Thousands separated by dots, recognized by a second dot or a comma: '1.250.000', '1.250,50'. */
const dottedThousands = /^-?\$?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)$/;

/** Three digits behind one dot: thousands to some, decimals to others. */
const eitherWay = /^-?\$?[1-9]\d{0,2}\.\d{3}$/;

/** Marks of a sum of dollars in tables and letters: 'USD 250,000', 'US$1,200'. */
const dollarWords = /^USD?(?=[$\d])|USD$/i;

/** A word, a unit or a sign that is no part of a number: '30 yrs', '€500'. */
const foreign = /[^\d\s.,$%+-]/;

/** Thousands separated by spaces; elsewhere a space within a number is a typing error. */
const spacedThousands = /^\D*\d{1,3}(?:\s\d{3})+(?!\s*\d)/;

/**
 * Parses a number as typed by Americans: '1234.5', '1,234.50', '$50,000', '6.5%', '$1.5k', and thousands that are separated
 * as elsewhere where there is no doubt: '1.250.000', '250 000'. So are copied 'USD 1,200'. '1,2,3' and '1,5' are ambiguous.
 * @returns NaN for anything else
 */
export function typedNumber(text: string): number {
  if (/\d\s+\d/.test(text) && !spacedThousands.test(text)) return Number.NaN;
  const bare = text.replace(/\s/g, '').replace(dollarWords, '');
  const typed = dottedThousands.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare;
  if (!form.test(typed) || !/\d/.test(typed)) return Number.NaN;
  // The decimal point is shifted: 64.1 times 1,000 is less than 64,100.
  return Number(typed.replace(/[,$%]/g, '').replace(/k/i, 'e3'));
}

/** The number as it was read, where that differs from how it was typed: '1,500' of '1.5k'. */
export function readBack(text: string): string | undefined {
  const bare = text.replace(/\s/g, '');
  if (!/k$/i.test(bare) && !dottedThousands.test(bare)) return undefined;
  const number = typedNumber(text);
  return Number.isNaN(number) ? undefined : number.toLocaleString(locale);
}

/** The same for an input that may stay empty: undefined then. */
export const optionalNumber = (text: string) =>
  text.trim() === '' ? undefined : typedNumber(text);

export interface NumberRule {
  /** 'an amount', 'a rate': Enter {noun} above 0. */
  readonly noun: string;
  readonly most: number;
  /** 0 counts as well. */
  readonly orZero?: boolean;
  readonly optional?: boolean;
  readonly whole?: boolean;
  /** No percentage, and a dot before three digits has to be made clear (decision B149). */
  readonly isAmount?: boolean;
}

/** The error for a typed number, saying what to do; undefined when it is valid. */
export function numberProblem(text: string, rule: NumberRule): string | undefined {
  if (text.trim() === '') return rule.optional ? undefined : missing(rule);
  const number = typedNumber(text);
  if (Number.isNaN(number)) {
    if (foreign.test(text.replace(/k\s*$/i, ''))) return t('enterNumberAlone');
    return text.includes(',') ? t('useCommasThousandsOnly') : t('enterNumberLike1');
  }
  const problem = rule.isAmount && amountProblem(text, rule.noun);
  if (problem) return problem;
  if (number < 0 || (number === 0 && !rule.orZero)) return missing(rule);
  if (number > rule.most) return t('enterAtMost', { count: rule.most.toLocaleString(locale) });
  if (rule.whole && !Number.isInteger(number)) return t('enterWholeNumber');
  return undefined;
}

/** Why an amount cannot be read. @param noun as in NumberRule */
export function amountProblem(text: string, noun: string): string | undefined {
  const bare = text.replace(/\s/g, '');
  if (bare.endsWith('%')) return t('enterNounNotPercent', { noun });
  if (!eitherWay.test(bare)) return undefined;
  const [dollars = '', decimals = ''] = bare.replace(/[-$]/g, '').split('.');
  return t('thousandsOrDecimals', {
    thousands: `${dollars},${decimals}`,
    decimals: `${dollars}.${decimals.endsWith('0') ? decimals.slice(0, 2) : `${decimals}0`}`,
  });
}

const missing = ({ noun, orZero }: NumberRule) =>
  orZero ? t('enterNoun0More', { noun }) : t('enterNounAbove0', { noun });

/** Drops the fields without an error. */
export const onlyProblems = <Name extends string>(
  problems: Readonly<Partial<Record<Name, string | undefined>>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Partial<
    Record<Name, string>
  >;
