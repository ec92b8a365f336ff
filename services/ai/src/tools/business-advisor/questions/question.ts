import type { Decided, Decision } from '../arithmetic/decision.js';
import { Sheet } from '../arithmetic/sheet.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import type { Given } from '../reading/read-situation.js';
import { fillings } from './fill-numbers.js';
import { type NumberWanted, numberWanted } from './number-wanted.js';

/** What a number is, and where words alone cannot tell it, patterns beside it. */
type Wanted =
  | string
  | ({ readonly is: string } & Partial<
      Pick<NumberWanted, 'words' | 'not' | 'notBefore' | 'counts'>
    >);

type Head<Row> = Row extends { readonly is: infer Is }
  ? Is
  : Row extends `${infer Is}:${string}`
    ? Is
    : Row;

/** What the answer gets: a number, one or none where it is optional, a pair, or a list. */
type Filled<Row> =
  Head<Row> extends `${string} many`
    ? readonly Quantity[]
    : Head<Row> extends `${string} two`
      ? readonly [Quantity, Quantity]
      : Head<Row> extends `${string} optional`
        ? Quantity | undefined
        : Quantity;

/** The numbers of a question, by their names. */
export type Numbers<Rows> = { readonly [Name in keyof Rows]: Filled<Rows[Name]> };

/** A question that owners ask, with the numbers that it takes. */
export interface Question<Rows extends Readonly<Record<string, Wanted>>> {
  /** Words of the situation or of what is wanted that ask it. */
  readonly asks: RegExp;
  /** A name for each number, and a row that tells it; see `number-wanted.ts`. */
  readonly numbers: Rows;
  /** The answer on a sheet; nothing where the numbers cannot be meant so. */
  readonly answer: (numbers: Numbers<Rows>, sheet: Sheet, given: Given) => Decided | undefined;
}

/** More numbers than this are no question of a known form. */
const mostNumbers = 9;
/** Better by so much than any other answer, the best way to fill the blanks is meant. */
const clearly = 0.5;

/** A question as a decision: told where one way to fill it with all numbers of the situation is clearly the best. */
export function question<const Rows extends Readonly<Record<string, Wanted>>>({
  asks,
  numbers: rows,
  answer,
}: Question<Rows>): Decision {
  const wanted = Object.entries(rows).map(([name, row]) => [name, numberWanted(row)] as const);
  return (given) => {
    const numbers = [...given.quantities, ...given.goals];
    if (numbers.length > mostNumbers || !asks.test(given.text)) return undefined;
    const answers = fillings(numbers, wanted).flatMap(({ score, of }) => {
      const filled = wanted.map(([name, { many }]) => {
        const own = numbers.filter((_one, at) => of[at] === name);
        return [name, many ? own : own[0]];
      });
      const sheet = new Sheet();
      sheet.use(...numbers.filter((_one, at) => of[at] !== undefined));
      const decided = answer(Object.fromEntries(filled) as Numbers<Rows>, sheet, given);
      return decided ? [{ score, decided, of }] : [];
    });
    const [best, second] = answers;
    if (!best || (second && best.score - second.score < clearly)) return undefined;
    const passing = numbers.filter((_one, at) => best.of[at] === undefined);
    return { ...best.decided, uses: [...best.decided.uses, ...passing] };
  };
}

/**
 * The period that all amounts share; those without one are of the same, the one that the text names where none has any.
 * Nothing where two differ.
 */
export function sharedPeriod(
  amounts: readonly (Quantity | undefined)[],
  text: string,
): Period | undefined {
  const own = new Set(amounts.flatMap((one) => (one?.period ? [one.period] : [])));
  const named = new Set(
    [...text.matchAll(/\b(?:an?|each|per|every) (day|week|month|year)\b/g)].map(
      ([, period]) => period as Period,
    ),
  );
  const [first, ...others] = own.size > 0 ? own : named;
  return others.length === 0 ? first : undefined;
}
