import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Decision } from '../arithmetic/decision.js';
import { Sheet, shownAll } from '../arithmetic/sheet.js';
import type { Quantity } from '../reading/quantity.js';
import type { Given } from '../reading/read-situation.js';
import { answerOf } from './answer-statement.js';
import { type Candidate, candidatesFor, type Part } from './part.js';
import { type Parts, statementOf } from './statement.js';
import type { Told } from './told.js';

/** More numbers than this are more than one statement. */
const mostNumbers = 9;
/** So many ways to take the numbers are tried at most. */
const mostWays = 800;
/** An answer has to be better by so much than any other figure that the numbers may mean. */
const clearly = 0.5;

/** A change, a choice, goods bought before, something free, or money that is there or owed: questions of another kind. */
const isOther =
  /\b(?:instead of|used to|went from|dropp?ed|drops|fell|went up|gone up|going up|goes up|rose|cancell?ed|in the bank|in cash|owes? (?:me|us)|savings|debt|interest|versus|down payment|\d+k? down|vs|either|month to month|both|which|compared?|(?:bought|ordered) \d+|punch cards?|loyalty|(?:th|one|next|second) (?:one )?(?:is )?free)\b/;
/** The number of the aim is another price. */
const isNewPrice = /\b(?:go(?:ing)? up|rais\w+|charg\w+|price|lower|drop)\b[^.]*\bto \$?\d/;
/** Evidence below this is weak; one number at most may be told by what the others leave over. */
const weak = 0.9;

/** One way to take the numbers: a part for each of them. */
interface Way {
  readonly parts: readonly Part[];
  readonly score: number;
  /** Places of those for which few words speak. */
  readonly weak: readonly number[];
}

/** The ways to take the numbers, the likeliest first. */
function waysToTake(candidates: readonly (readonly Candidate[])[]): readonly Way[] {
  let ways: readonly Way[] = [{ parts: [], score: 0, weak: [] }];
  for (const of of candidates)
    ways = ways
      .flatMap((way) =>
        of.map(({ part, score }) => ({
          parts: [...way.parts, part],
          score: way.score + score,
          weak:
            score < weak && !/^(?:unused|workers|days)$/.test(part)
              ? [...way.weak, way.parts.length]
              : way.weak,
        })),
      )
      .filter((way) => way.weak.length <= 1)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostWays);
  return ways;
}

const allParts: readonly Part[] = [
  'price',
  'sales',
  'unitCost',
  'wage',
  'cost',
  'outlay',
  'costFrom',
  'costTo',
  'goal',
  'share',
  'kept',
  'off',
  'sold',
  'hours',
  'workers',
  'days',
  'onTop',
  'filled',
  'term',
  'unused',
];

const grouped = (numbers: readonly Quantity[], { parts }: Way): Parts =>
  Object.fromEntries(
    allParts.map((part) => [part, numbers.filter((_one, at) => parts[at] === part)]),
  ) as unknown as Parts;

/** An answer with how its numbers are taken. */
interface Answer extends Told {
  readonly score: number;
  readonly parts: Parts;
  readonly weak: readonly (Quantity | undefined)[];
}

/** "$14 as what a customer pays" */
const takenFor = (t: Translate, one: Quantity, parts: Parts) =>
  t('decisionTakenFor', {
    value: shownAll([one]),
    part: allParts.find((part) => parts[part].includes(one)) ?? 'sold',
  });

/** All answers of a situation, each by another way to take its numbers, the likeliest first. */
function toldBy(given: Given): readonly Answer[] {
  const numbers = [...given.quantities, ...given.goals];
  if (numbers.length < 2 || numbers.length > mostNumbers) return [];
  if (isOther.test(given.text) || (given.goals.length > 0 && isNewPrice.test(given.aim))) return [];
  const candidates = numbers.map((one) =>
    given.goals.includes(one) && one.kind === 'money'
      ? [{ part: 'goal' as const, score: 1.4 }]
      : candidatesFor(one, numbers),
  );
  if (candidates.some((of) => of.length === 0)) return [];
  return waysToTake(candidates)
    .flatMap((way) => {
      const parts = grouped(numbers, way);
      const sheet = new Sheet();
      const made = statementOf(parts, given.text, sheet);
      const answer = made && answerOf(made, parts, given, sheet);
      return answer
        ? [
            {
              ...answer,
              score: way.score + answer.likely,
              parts,
              weak: way.weak.map((at) => numbers[at]),
            },
          ]
        : [];
    })
    .sort((one, other) => other.score - one.score);
}

/**
 * What a business takes in and pays, whatever it sells: every number is taken for a part of it in the way that its
 * words, its unit and the others allow best, and what is asked is derived. Told where no other way to take them gives
 * another figure and is nearly as likely.
 */
export const statement: Decision = (given) => {
  const answers = toldBy(given);
  const [best] = answers;
  const rival = answers.find(({ value }) => Math.abs(value - (best?.value ?? 0)) > 0.01);
  if (!best || (rival && best.score - rival.score < clearly)) return undefined;
  const { decided, parts } = best;
  const unsure = best.weak.filter((one) => one !== undefined);
  const items = parts.unused.filter(({ value }) => value > 1);
  return {
    ...decided,
    // Every other number went into the arithmetic, or there is no statement.
    uses: [...given.quantities, ...given.goals],
    lines: (t) => [
      ...decided.lines(t),
      ...(unsure.length > 0
        ? [t('decisionTaken', { items: unsure.map((one) => takenFor(t, one, parts)).join(', ') })]
        : []),
      ...(items.length > 0 ? [t('decisionLeftOut', { items: shownAll(items) })] : []),
    ],
  };
};
