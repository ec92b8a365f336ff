import type { EnteredNumber } from '../entered-numbers.js';
import type { Per } from '../questions/worth/figure.js';
import type { MonthFigure } from './month-figure.js';

/** A number with what its rules look at. */
export interface Entry {
  readonly n: EnteredNumber;
  /** Its sentence up to the number; for "from 900 to 1,250" up to "from". */
  readonly lead: string;
  /** The words since the number or clause before. */
  readonly before: string;
  readonly after: string;
  readonly per: Per | undefined;
  /** The value before, which this one replaces. */
  readonly isChanged: boolean;
  /** The amount before it in the same sentence. */
  readonly last: MonthFigure | undefined;
  readonly all: readonly EnteredNumber[];
}

/** What a figure stands for; with a value where another one follows from it. */
export type Read = Omit<MonthFigure, 'value'> & { readonly value?: number };
/** The first rule that gives a role tells it. */
export type Rule = (entry: Entry) => Read | false | undefined;

const periods: Readonly<Record<string, Per>> = {
  day: 'day',
  night: 'day',
  week: 'week',
  'two weeks': 'two weeks',
  month: 'month',
  year: 'year',
};

/** The period of a figure, also from "this year" behind it. */
export function perOf(n: EnteredNumber): Per | undefined {
  const recent =
    /\b(?:this|last|past) (week|month|year)\b/i.exec(n.after)?.[1]?.toLowerCase() ??
    /^\s*(?:more|extra|(?:of|in|worth of) [a-z ]{2,25}?) (?:a|per|each) (day|week|month|year)\b/i
      .exec(n.after)?.[1]
      ?.toLowerCase();
  return periods[n.per ?? recent ?? ''];
}

/** Pay of an hour: "at $17 an hour", "20 hours a week at $15". */
export const isWage = (n: EnteredNumber) =>
  n.per === 'hour' || (n.value <= 80 && /\bhours?\b[^.;]*\bat\s*$/i.test(n.before));
