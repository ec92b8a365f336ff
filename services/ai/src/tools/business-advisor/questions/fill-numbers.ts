import { beside } from '../reading/beside.js';
import type { Quantity } from '../reading/quantity.js';
import type { NumberWanted } from './number-wanted.js';

/** The next number follows without a mark between them. */
const runsOn = ({ after }: Quantity) => /^[^,;:.\d]*\$?\d/.test(after);

const periodNamed =
  /^\s*(?:dollars )?(?:\/|an? |per |each |every |al? |la |por )\s*(?:hour|day|week|month|year|hora|d[ií]a|semana|mes|a[ñn]o)/;
const lastPeriod = /^\s*(?:in |for )?(?:last|this) (?:month|year)\b/;
const periodBefore = /\b(?:hourly|daily|weekly|monthly|yearly|annual(?:ly)?)\b/;

/** The times that an amount may have: its own words are sure, a period that others lent it is not. */
function timesOf(one: Quantity): readonly NumberWanted['time'][] {
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

/** How well a number fits a row of a question, and what its words say of it. */
interface Fit {
  readonly evidence: number;
  readonly score: number;
}

/** Nothing where the number cannot be meant. */
function fit(
  one: Quantity,
  { kinds, time, counts, words, not, notBefore }: NumberWanted,
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

/** "$35 for a half hour": how long what is sold takes. */
const isDuration = ({ lead, period, things }: Quantity) =>
  !period &&
  /^(?:hour|minut)$/.test(things.at(-1) ?? '') &&
  /\$[\d.,]+ (?:for|per) (?:an? )?$/.test(lead);

/** A time until something happens ("in three months"), how long one takes, or one thing of a kind. */
const isInPassing = (one: Quantity) =>
  one.role === 'aside' ||
  (one.kind === 'count' &&
    (one.value === 1 ||
      isDuration(one) ||
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
  blanks: readonly (readonly [string, NumberWanted])[],
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
export function fillings(
  numbers: readonly Quantity[],
  blanks: readonly (readonly [string, NumberWanted])[],
): readonly Filling[] {
  const fits = numbers.map((one) =>
    blanks.flatMap(([name, blank]) => {
      const found = fit(one, blank);
      // Years in business or miles: only a blank for such things takes them.
      if (one.role === 'aside' && !blank.counts) return [];
      // "If I hired one": times one changes nothing.
      if (one.kind === 'count' && one.value === 1 && !blank.words) return [];
      // Only one blank that is needed may be told by what is left over.
      const isSure = !blank.words || (found && found.evidence >= (blank.isNamed ? besideIt : 1));
      const mayBeLeftOver = !blank.isOptional && !blank.many && !blank.isNamed;
      return found && (isSure || mayBeLeftOver) ? [{ name, value: found.score }] : [];
    }),
  );
  const most = ({ many }: NumberWanted) => (many === true ? Number.POSITIVE_INFINITY : (many ?? 1));
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
