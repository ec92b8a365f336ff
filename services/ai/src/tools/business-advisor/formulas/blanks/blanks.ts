import type { Period } from '../../reading/measure.js';
import type { Quantity } from '../../reading/quantity.js';
import type { Decided, Decision, Given } from '../decision.js';

/**
 * A blank of a known question, filled with a number of the situation. The question tells which numbers there must be,
 * so few words beside each are enough; the last one is told by what is left over.
 */
export interface Blank {
  /** Kinds of numbers that fit; several, where people leave the unit out ("net 30", "a class for 20"). */
  readonly kinds: readonly Quantity['kind'][];
  /** An amount of each period, one that is paid once, or one for an hour. */
  readonly time?: 'flow' | 'once' | 'hour';
  /** What a count counts. */
  readonly counts?: RegExp;
  /** Words beside the number that speak for it; a blank without them takes what is left over. */
  readonly words?: RegExp;
  /** Words beside the number that speak against it. */
  readonly not?: RegExp;
  /** Words before the number that speak against it, where they may follow it. */
  readonly notBefore?: RegExp;
  /** Its own words have to name it: it is never what is left over, nor told by words farther away. */
  readonly isNamed?: boolean;
  readonly isOptional?: boolean;
  /** Any number of numbers, or exactly so many. */
  readonly many?: true | number;
}

/** The numbers of each blank, in their order. */
export type Filled<Name extends string> = Readonly<Record<Name, readonly Quantity[]>>;

/** A question that owners ask, with the numbers that it takes. */
export interface Question<Name extends string> {
  /** Words of the situation or of what is wanted that ask it. */
  readonly asks: RegExp;
  readonly blanks: Readonly<Record<Name, Blank>>;
  /** The answer; nothing where the numbers cannot be meant so. */
  readonly answer: (filled: Filled<Name>, given: Given) => Decided | undefined;
}

/** Words of the same thought beside a number, up to the numbers beside it. */
function beside(one: Quantity) {
  // What belongs to the number before it ends with its thought.
  const left = one.lead.replace(
    /^[\s\S]*\d(?:[^,;:.]*?(?:[,;:.]|\b(?:and|but|so|while|y|pero)\b))?/,
    '',
  );
  const right = one.after.replace(
    /(?:[,;:.](?!\d)|\b(?:and|but|so|while|y|pero)\b|\$?\d)[\s\S]*$/,
    '',
  );
  return { left, right };
}

/** The next number follows without a mark between them. */
const runsOn = ({ after }: Quantity) => /^[^,;:.\d]*\$?\d/.test(after);

const periodNamed =
  /^\s*(?:dollars )?(?:\/|an? |per |each |every |al? |la |por )\s*(?:hour|day|week|month|year|hora|d[ií]a|semana|mes|a[ñn]o)/;
const lastPeriod = /^\s*(?:in |for )?(?:last|this) (?:month|year)\b/;
const periodBefore = /\b(?:hourly|daily|weekly|monthly|yearly|annual(?:ly)?)\b/;

/** The times that an amount may have: its own words are sure, a period that others lent it is not. */
function timesOf(one: Quantity): readonly Blank['time'][] {
  if (one.period === 'hour') return ['hour'];
  if (!one.period) return ['once', 'flow'];
  const isNamed =
    periodNamed.test(one.after) ||
    lastPeriod.test(one.after) ||
    periodBefore.test(beside(one).left);
  return isNamed ? ['flow'] : ['flow', 'once'];
}

/** The evidence of words right beside a number; that of words in its sentence is less. */
const besideIt = 2.5;

/** How well a number fits a blank, and what its words say of it. */
interface Fit {
  readonly evidence: number;
  readonly score: number;
}

/** Nothing where the number cannot be meant. */
function fit(
  one: Quantity,
  { kinds, time, counts, words, not, notBefore }: Blank,
): Fit | undefined {
  if (!kinds.includes(one.kind)) return undefined;
  const { left, right } = beside(one);
  // In "order 27 food cost 9" the words between two numbers name the second one.
  const isNamedBefore =
    /\p{L} *(?:is |are |of |at |for )?(?:about )?\$?$/u.test(left) &&
    /^\s\p{L}[\p{L} ]*\s\$?$/u.test(right) &&
    runsOn(one);
  if (not?.test(left) || (!isNamedBefore && not?.test(right)) || notBefore?.test(left))
    return undefined;
  const isOfThings = one.things.length > 0;
  const counted = `${one.things.join(' ')} ${one.noun}`;
  if (counts && one.kind === 'count' && isOfThings && !counts.test(counted)) return undefined;
  const at = one.kind === 'money' ? timesOf(one).indexOf(time) : 0;
  if (time && at < 0) return undefined;
  const isUnnamed = counts && (one.kind !== 'count' || !isOfThings);
  const places: readonly (readonly [string, number])[] = [
    [left, besideIt + 0.5],
    [right, besideIt],
    [one.lead, 1.5],
    [one.clause, 1],
  ];
  const evidence = words ? (places.find(([text]) => words.test(text))?.[1] ?? 0) : 0.5;
  return { evidence, score: evidence - (time && at > 0 ? 0.75 : 0) - (isUnnamed ? 0.5 : 0) };
}

/** A time until something happens ("in three months"), or one thing of a kind. */
const isInPassing = (one: Quantity) =>
  one.role === 'aside' ||
  (one.kind === 'count' &&
    (one.value === 1 ||
      (!one.period &&
        /\b(?:day|week|month|year)/.test(one.things.join(' ')) &&
        /\b(?:in|within|for the last|since|next|past|after|about) (?:about |the )?$/.test(
          one.lead,
        ))));

interface Filling {
  readonly score: number;
  readonly of: readonly (string | undefined)[];
}

/** The blanks that are named well enough: all that are needed, but one. */
function areNamedEnough(
  of: readonly (string | undefined)[],
  numbers: readonly Quantity[],
  blanks: readonly (readonly [string, Blank])[],
): boolean {
  const weak = blanks.filter(([name, blank]) => {
    const own = numbers.filter((_one, at) => of[at] === name);
    if (own.length === 0 || !blank.words) return false;
    return own.some((one) => (fit(one, blank)?.evidence ?? 0) < 1);
  });
  const mayBeLeftOver = weak.filter(
    ([name, { isOptional }]) => !isOptional && of.filter((filled) => filled === name).length === 1,
  );
  return weak.length <= 1 && mayBeLeftOver.length === weak.length;
}

/** All ways to put the numbers into the blanks, the best first. */
function fillings(
  numbers: readonly Quantity[],
  blanks: readonly (readonly [string, Blank])[],
): readonly Filling[] {
  const fits = numbers.map((one) =>
    blanks.flatMap(([name, blank]) => {
      const found = fit(one, blank);
      // Years in business or miles: only a blank for such things takes them.
      if (one.role === 'aside' && !blank.counts) return [];
      // Only one blank that is needed may be told by what is left over.
      const isSure = !blank.words || (found && found.evidence >= (blank.isNamed ? besideIt : 1));
      const mayBeLeftOver = !blank.isOptional && !blank.many && !blank.isNamed;
      return found && (isSure || mayBeLeftOver) ? [{ name, value: found.score }] : [];
    }),
  );
  const most = ({ many }: Blank) => (many === true ? Number.POSITIVE_INFINITY : (many ?? 1));
  const limits = new Map(blanks.map(([name, blank]) => [name, most(blank)]));
  const found: Filling[] = [];
  const fill = (at: number, of: readonly (string | undefined)[], score: number): void => {
    const one = numbers[at];
    if (!one) {
      const isWhole = blanks.every(([name, { many, isOptional }]) => {
        const count = of.filter((filled) => filled === name).length;
        if (count === 0) return isOptional === true;
        return typeof many !== 'number' || count === many;
      });
      if (isWhole && areNamedEnough(of, numbers, blanks)) found.push({ score, of });
      return;
    }
    if (isInPassing(one)) fill(at + 1, [...of, undefined], score);
    for (const { name, value } of fits[at] ?? []) {
      const taken = of.filter((filled) => filled === name).length;
      if (taken < (limits.get(name) ?? 1)) fill(at + 1, [...of, name], score + value);
    }
  };
  fill(0, [], 0);
  return found.sort((one, other) => other.score - one.score);
}

const filledBy = <Name extends string>(
  blanks: Question<Name>['blanks'],
  numbersOf: (name: string) => readonly Quantity[],
) =>
  Object.fromEntries(Object.keys(blanks).map((name) => [name, numbersOf(name)])) as Record<
    Name,
    readonly Quantity[]
  >;

/** More numbers than this are no question of a known form. */
const mostNumbers = 9;
/** Better by so much than any other answer, the best way to fill the blanks is meant. */
const clearly = 0.5;

/** A question as a decision: told where one way to fill its blanks with all numbers is clearly the best. */
export const asDecision =
  <Name extends string>({ asks, blanks, answer }: Question<Name>): Decision =>
  (given) => {
    const numbers = [...given.quantities, ...given.goals];
    if (numbers.length > mostNumbers || !asks.test(given.text)) return undefined;
    const entries = Object.entries<Blank>(blanks);
    const answers = fillings(numbers, entries).flatMap(({ score, of }) => {
      const numbersOf = (name: string) => numbers.filter((_one, at) => of[at] === name);
      const filled = filledBy(blanks, numbersOf);
      const decided = answer(filled, given);
      return decided ? [{ score, decided, of }] : [];
    });
    const [best, second] = answers;
    if (!best || (second && best.score - second.score < clearly)) return undefined;
    const passing = numbers.filter((_one, at) => best.of[at] === undefined);
    return { ...best.decided, uses: [...best.decided.uses, ...passing] };
  };

/**
 * The period that all amounts share; those without one are of the same, the one that the text names where none has any.
 * Nothing where two differ.
 */
export function sharedPeriod(amounts: readonly Quantity[], text: string): Period | undefined {
  const own = new Set(amounts.flatMap(({ period }) => (period ? [period] : [])));
  const named = new Set(
    [...text.matchAll(/\b(?:an?|each|per|every) (day|week|month|year)\b/g)].map(
      ([, period]) => period as Period,
    ),
  );
  const [first, ...others] = own.size > 0 ? own : named;
  return others.length === 0 ? first : undefined;
}
