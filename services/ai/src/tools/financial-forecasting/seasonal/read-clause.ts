import { type EnteredAmount, enteredAmount } from './entered-amount.js';
import { type MonthsOfNote, monthsOfNote, otherMonths } from './entered-months.js';
import { isWholeSeason, salesChange } from './sales-change.js';
import type { EntryMonth, SeasonalEntry } from './seasonal-entry.js';
import {
  allSales,
  brings,
  eitherWay,
  fromMonth,
  fromThen,
  money,
  more,
  onward,
  paidMonthly,
  rises,
  spends,
} from './seasonal-words.js';

/** Cents of a percent are not told. */
const toPercent = (share: number) => Math.round((share - 1) * 10_000) / 100;

const changes = (months: readonly EntryMonth[], text: string, share: number): SeasonalEntry[] =>
  months.map((month) => ({ month, dollars: 0, text, percent: toPercent(share) }));

const onlyThen = /\b(?:only|just|solo|sólo)\b/i;

/** What begins in a month and stays: "a helper in May, 900 a month" is paid in June, too. */
function lasts(text: string, { months, before }: MonthsOfNote, amount: EnteredAmount): boolean {
  if (months.length !== 1) return false;
  if (amount.isRise || rises.test(text)) return true;
  if (amount.isMonthly) return !onlyThen.test(text);
  const isOpen = fromMonth.test(before) || onward.test(text) || fromThen.test(text);
  return isOpen && paidMonthly.test(text);
}

const ofEach = /\b(?:each|every|apiece|cada)\b/i;

/** Whether an amount counts in each of several months: "$300 a month", "in January, April and June". */
const isOfEachMonth = (text: string, { months, isList }: MonthsOfNote, amount: EnteredAmount) =>
  amount.isMonthly || ofEach.test(text) || (isList && months.length > 2);

/**
 * What a clause of a note changes in its months: "40% less sales in January", "mower 900 in March".
 * @param shared months that were named before, where the clause names none
 * @returns nothing where its months, its amount or what it changes are not sure
 */
export function readClause(text: string, shared?: MonthsOfNote): SeasonalEntry[] {
  const own = monthsOfNote(text);
  const of = own.months.length > 0 || !shared ? own : { ...shared, rest: text };
  const { months, rest } = of;
  if (months.length === 0 || months.some(({ number }) => number < 1)) return [];
  if (isWholeSeason(rest)) return changes(otherMonths(months), text, 0);
  const share = salesChange(text, rest);
  if (share !== undefined) return changes(months, text, share);
  if (/\d\s*(?:%|percent\b|por ciento\b)/i.test(rest)) return [];
  const amount = enteredAmount(rest);
  if (!amount || eitherWay.test(text)) return [];
  if (months.length > 1 && !isOfEachMonth(text, of, amount)) return [];
  const kind = kindOf(text, lasts(text, of, amount), amount);
  if (kind === undefined) return [];
  return months.map((month) => ({
    month,
    dollars: amount.dollars,
    text,
    ...(kind !== 'cost' && { kind }),
  }));
}

/** "10 weddings", "1,200 teaching a class": no sum of all sales. */
const somethingElse = /\d\s+\p{L}+(?:ing|s)\b/u;

/** What an amount is; undefined where it may be income besides the usual sales, or all of them. */
function kindOf(
  text: string,
  isLasting: boolean,
  { isMonthly, isRise }: EnteredAmount,
): NonNullable<SeasonalEntry['kind']> | 'cost' | undefined {
  const cost = isLasting ? 'lasting-cost' : 'cost';
  if (isRise || (isLasting && !isMonthly)) return cost;
  const income = isLasting ? 'lasting-income' : 'income';
  if (allSales.test(text) && !more.test(text) && !spends.test(text))
    return isLasting || somethingElse.test(text) ? undefined : 'sales';
  if (brings.test(text) && !spends.test(text)) return income;
  if (!money.test(text)) return cost;
  return more.test(text) ? income : undefined;
}
