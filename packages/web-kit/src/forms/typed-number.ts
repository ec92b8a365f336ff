import { locale, t } from '@commons/ui/texts';

const form = /^-?\$?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?%?$/;

/**
 * Parses a number as typed by Americans: '1234.5', '1,234.50', '$50,000', '6.5%'. Commas only separate thousands:
 * '1,2,3' and '1,5' are ambiguous.
 * @returns NaN for anything else
 */
export function typedNumber(text: string): number {
  const typed = text.replace(/\s/g, '');
  if (!form.test(typed) || !/\d/.test(typed)) return Number.NaN;
  return Number(typed.replace(/[,$%]/g, ''));
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
}

/** The error for a typed number, saying what to do; undefined when it is valid. */
export function numberProblem(text: string, rule: NumberRule): string | undefined {
  if (text.trim() === '') return rule.optional ? undefined : missing(rule);
  const number = typedNumber(text);
  if (Number.isNaN(number)) {
    return text.includes(',') ? t('useCommasThousandsOnly') : t('enterNumberLike1');
  }
  if (number < 0 || (number === 0 && !rule.orZero)) return missing(rule);
  if (number > rule.most) return t('enterAtMost', { count: rule.most.toLocaleString(locale) });
  if (rule.whole && !Number.isInteger(number)) return t('enterWholeNumber');
  return undefined;
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
