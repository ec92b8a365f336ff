import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../dates-and-amounts.js';
import type { Period } from '../reading/measure.js';
import { perBehind } from './period-words.js';

/** The words of a row, each a type of its own. */
type Words<Row> = Row extends `${infer First} ${infer Others}` ? First | Words<Others> : Row;

/** What a line of arithmetic is about; the texts name each. */
export type LineLabel =
  | Words<'before fewer less overHours sales goods costs wasted rise owed missing spare'>
  | Words<'more left pay gap first second saved kept daily count time needed spread due'>
  | Words<'means ads part lost one hourly all share together allMiles asMuch atNewPrice'>
  | Words<'below bought charge costsEach down forEach goesOut hours ifAllStay interest'>
  | Words<'leased leaveNow leaveThen lostEach lostSales newPrice order paidBack'>
  | Words<'payWithTaxes payments soldNow rented stayed upkeep payGap inYear forAll'>
  | Words<'overtime hired lastsFor partOfOwed rentNow rentPart paidBackAfter discount'>
  | Words<'evenAfter onceLeaves monthLeaves fees goneCount slow withComing withoutThem'>
  | Words<'then taxes hoursNeeded fewerDays freed evenAt stockMonths enoughStock'>
  | Words<'deadStock ifFull afterAYear leavesOfSales stockLasts drive gallons fuel'>
  | Words<'setAside toPay turns onAverage price ifPaidAtOnce turnover evenForYou'>
  | Words<'atSamePart visitsCost visitsLeave visitsPay ownSale loanPayment worth'>;

/** A line of arithmetic: "What comes in: 6 × $62 + 2 × $85 = $542 a day". */
export function line(
  t: Translate,
  what: LineLabel,
  terms: string,
  result: string,
  per?: Period | undefined,
  of?: string | undefined,
): string {
  return t('adviceMeasured', {
    what,
    terms,
    result,
    per: perBehind(per)(t),
    of: of ? ` (${of})` : '',
  });
}

/** "12.3, so 13": the whole number that is enough. */
export function roundedUp(t: Translate, exact: number): string {
  const whole = Math.ceil(exact - 1e-9);
  const shown = Math.round(exact * 10) / 10;
  return shown === whole
    ? plain(whole)
    : t('adviceRoundedUp', { exact: plain(shown), whole: plain(whole) });
}

export const plain = (value: number): string =>
  (Math.round(value * 100) / 100).toLocaleString('en-US');

/** "6.7": with one decimal at most. */
export const tenths = (value: number): string => plain(Math.round(value * 10) / 10);

/** "-$40", "$40". */
export const signed = (value: number): string => (value < 0 ? `-${usd(-value)}` : usd(value));

const plurals: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  loaf: 'loaves',
};

/** "1 ticket", "66 tickets": an English noun after its number; one that has its "s" stays. */
export const countedNoun = (noun: string, count: number): string => {
  if (count === 1 || /[^s]s$/.test(noun)) return noun;
  const plural = plurals[noun];
  if (plural) return plural;
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:ss|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};
