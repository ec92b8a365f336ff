import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Found } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure, Period } from '../measures/measure.js';
import type { OwnPlan } from '../questions/answered.js';
import { perWords } from '../questions/period-words.js';

/** What a line of arithmetic is about; the texts name each. */
export type LineLabel =
  | 'sales'
  | 'goods'
  | 'costs'
  | 'wasted'
  | 'rise'
  | 'owed'
  | 'missing'
  | 'spare'
  | 'more'
  | 'left'
  | 'fuel'
  | 'trip'
  | 'pay'
  | 'gap'
  | 'usual'
  | 'first'
  | 'second'
  | 'saved'
  | 'deposits'
  | 'coupons'
  | 'out'
  | 'unsold'
  | 'kept'
  | 'daily'
  | 'rental'
  | 'back'
  | 'good'
  | 'slow'
  | 'job'
  | 'count'
  | 'piece'
  | 'lasts'
  | 'time'
  | 'needed'
  | 'third'
  | 'pieces'
  | 'theirs'
  | 'half'
  | 'spread'
  | 'quoted'
  | 'due'
  | 'means'
  | 'ads'
  | 'idle'
  | 'fix'
  | 'part'
  | 'rest'
  | 'lost'
  | 'one'
  | 'hourly'
  | 'all'
  | 'group'
  | 'share'
  | 'together'
  | 'afterOnce'
  | 'allMiles'
  | 'asMuch'
  | 'atNewPrice'
  | 'below'
  | 'bought'
  | 'callCost'
  | 'charge'
  | 'costsEach'
  | 'down'
  | 'forEach'
  | 'gift'
  | 'goesOut'
  | 'hours'
  | 'ifAllStay'
  | 'interest'
  | 'leased'
  | 'leaveNow'
  | 'leaveThen'
  | 'leftNow'
  | 'lostEach'
  | 'lostSales'
  | 'mile'
  | 'newPrice'
  | 'order'
  | 'paidBack'
  | 'payWithTaxes'
  | 'payments'
  | 'rentYear'
  | 'soldNow'
  | 'rented'
  | 'stayed'
  | 'toBorrow'
  | 'until'
  | 'upkeep'
  | 'withOwed'
  | 'price';

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
    per: per ? ` ${perWords(t, per)}` : '',
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

/** "6 × $62". */
export const times = (count: number, each: number): string => `${plain(count)} × ${usd(each)}`;

export const plain = (value: number): string =>
  (Math.round(value * 100) / 100).toLocaleString('en-US');

/** What several numbers say together. */
export interface Related {
  /** The kind of problem, one of the advisor's plans; by the words where there is none. */
  readonly kind?: string;
  readonly found?: Found;
  /** All that is owed to the owner, dollars. */
  readonly owed?: number;
  /** The numbers that it explains. */
  readonly uses: readonly Measure[];
  /** The answer in a sentence; only of what decides something. */
  short?(t: Translate): string;
  lines(t: Translate): readonly string[];
  /** Steps of its own, where no plan of the kind fits. */
  plan?(t: Translate): OwnPlan;
}

/** A relation between numbers by what they measure; nothing where they are not there. */
export type Relation = (measures: readonly Measure[]) => Related | undefined;
