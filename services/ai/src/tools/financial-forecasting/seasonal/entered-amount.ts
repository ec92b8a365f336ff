import { weeksInMonth } from '@commons/calculators/worksheets/term';
import { countedIn } from './counted-amounts.js';
import { fixedCosts, forMonth } from './seasonal-words.js';

// The one amount of money that a note names, in dollars.

/** Most dollars per month (contracts/ai). */
const maxDollars = 1e12;

const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const thousands = '(?:k\\b|thousand\\b|mil\\b)';
const amounts = new RegExp(
  `(-(?=\\$?\\d))?\\s*\\$?\\s*(${number})\\s*(${thousands})?(?!\\s*(?:%|percent|por ciento))(?![\\d.,]*\\d)`,
  'gi',
);
/** "8 to 9 thousand", "$500-600" */
const ranges = new RegExp(
  `\\$?\\s?(${number})\\s*(${thousands})?\\s*(?:to|or|a|o|-|–)\\s*\\$?\\s?(${number})\\s*(${thousands})?`,
  'i',
);
const hourly =
  /\$?\s?(\d+(?:\.\d+)?)\s*(?:dollars|d[oó]lares|bucks)?\s*(?:\/|an?|per|la|por|a la)\s*(?:hr|hour|hora)s?\b/i;
const weekly =
  /\b(\d{1,2})\s*(?:hours?|hrs?|horas?|h)\s*(?:\/|an?|per|each|every|a la|por|each)\s*(?:week|wk|semana)s?\b/i;

export interface EnteredAmount {
  readonly dollars: number;
  /** It is paid or comes in each month. */
  readonly isMonthly: boolean;
  /** It is what a cost rises by, from its month on. */
  readonly isRise: boolean;
}

const dollarsOf = (value: string, unit?: string) =>
  Number(value.replaceAll(',', '')) * (unit ? 1_000 : 1);

/** What people cost in a month who are paid by the hour: "$18/hr 10 hours a week". */
function paidByTheHour(text: string): number | undefined {
  const pay = Number(hourly.exec(text)?.[1]);
  const hours = Number(weekly.exec(text)?.[1]);
  return pay > 0 && hours > 0 ? Math.round(pay * hours * weeksInMonth.value) : undefined;
}

/**
 * The amount of a note.
 * @param rest the note without its months
 * @returns undefined where it names none, several, or one below zero
 */
export function enteredAmount(rest: string): EnteredAmount | undefined {
  const several = countedIn(rest);
  if (!several) return undefined;
  const told = (one: number, isMonthly: boolean, isRise = false): EnteredAmount | undefined => {
    const dollars = one * several.count;
    return dollars > 0 && dollars <= maxDollars ? { dollars, isMonthly, isRise } : undefined;
  };
  const byHour = paidByTheHour(rest);
  if (byHour !== undefined) return told(byHour, true);
  if (hourly.test(rest)) return undefined;
  const isMonthly = forMonth.test(rest);
  const counted = rest.replace(several.words || /$/, ' ');
  const [range, from = '', fromUnit, to = '', toUnit] = ranges.exec(counted) ?? [];
  const [amount, ...others] = (range ? counted.replace(range, ' ') : counted).matchAll(amounts);
  if (range) {
    if (amount) return undefined;
    const [low, high] = [dollarsOf(from, fromUnit ?? toUnit), dollarsOf(to, toUnit ?? fromUnit)];
    if (fixedCosts.test(counted)) return told(high - low, true, true);
    return high > low ? told((low + high) / 2, isMonthly) : undefined;
  }
  if (!amount || others.length > 0) return undefined;
  const [, sign, value = '', unit] = amount;
  return sign ? undefined : told(dollarsOf(value, unit), isMonthly);
}
