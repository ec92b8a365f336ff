import { worksheetOf } from '@commons/calculators/worksheets/worksheets';
import { type Probabilities, probabilitiesOf } from '../../../labelling/classify.js';
import { labelWeights } from '../../../labelling/label-weights.js';
import type { EnteredNumber } from './entered-numbers.js';
import { labelNumbers } from './label-numbers.js';
import { placedNumbers } from './number-features.js';
import { type Period, periodAt } from './periods.js';
import { problemKinds } from './problem-kinds.js';
import { questionFeatures } from './question-features.js';
import { situationWords } from './situation-words.js';

/** A number of a situation with what it is in the business. */
export interface ReadNumber extends EnteredNumber {
  /** The field of a worksheet that it belongs to, or a label of `services/ai/labelled/advice`. */
  readonly label: string;
  /** How sure the label is: up to 1. */
  readonly probability: number;
  /** How likely it belongs to the sum of the question at all: up to 1. */
  readonly belonging: number;
  readonly period?: Period | undefined;
  /** The words up to the number before and after it, in lower case without accents. */
  readonly before: string;
  readonly after: string;
}

/** What a situation asks and tells. */
export interface Reading {
  /** The id of a worksheet, or "other". */
  readonly question: string;
  /** How sure the question is, by its words and by its numbers: up to 1. */
  readonly probability: number;
  /** How likely each kind of problem is, by the id of its plan; the encoder takes a tenth of a second for it. */
  kinds(): Probabilities;
  readonly numbers: readonly ReadNumber[];
  /** The owner counts by weeks. */
  readonly isWeekly: boolean;
  /** It is about something that happens once: a fair, an order, a party. */
  readonly isOnce: boolean;
}

/** Questions with a smaller probability are not tried. */
const minProbability = 0.03;
const maxTried = 3;
const inMonths =
  /\b(?:month|months|monthly|mo|mth|week|weekly|wk|yearly|mes|meses|mensual|semana)\b/i;
const once =
  /\b(?:fair|festival|fest|event|wedding|party|banquet|catering|gig|recital|concert|booth|stall|stand|order|bid|feria|boda|fiesta|evento|pedido)\b/i;
const inWeeks = /\b(?:week|weekly|semana|semanal)\b/i;
/** What speaks against a question without a worksheet, as a logarithm: nothing can be missing in it. */
const againstOther = 2;

const likeliestQuestions = (probabilities: Probabilities) =>
  [...probabilities]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxTried)
    .filter(([, probability], at) => at === 0 || probability >= minProbability);

/** "I owe 2,900 on the card", "materials were 2,900": what others owe is something else. */
const ownMoney =
  /\b(?:(?:i|we) (?:still |also )?owe(?: \p{L}+){0,3}|(?:materials?|supplies|parts|lumber) (?:was|were|cost)|(?:i|we) (?:paid|spent)(?: \p{L}+){0,3})$/u;

/** How much better than the others the first one fits: up to 1. */
const shareOf = (first: { readonly fit: number }, all: readonly { readonly fit: number }[]) =>
  1 / all.reduce((sum, { fit }) => sum + Math.exp(fit - first.fit), 0);

const wordsOf = (words: readonly { readonly word: string }[]) =>
  words.map(({ word }) => word).join(' ');

/** Reads the question of a situation and its numbers, in English or Spanish, by what was learned (decision B205). */
export function readSituation(situation: string, outcome: string, challenge = ''): Reading {
  const words = situationWords(situation, outcome);
  const numbers = placedNumbers(words);
  const probabilities = probabilitiesOf(
    labelWeights('advice-question'),
    questionFeatures(words, challenge),
  );
  const tried = likeliestQuestions(probabilities)
    .map(([question, probability]) => {
      const labelling = labelNumbers(labelWeights('advice-number'), words, numbers, question);
      const fit =
        Math.log(probability) + labelling.fit - (worksheetOf(question) ? 0 : againstOther);
      return { question, probability, labelling, fit };
    })
    .sort((one, other) => other.fit - one.fit);
  const [best] = tried;
  return {
    question: best?.question ?? 'other',
    probability: best ? Math.sqrt(best.probability * shareOf(best, tried)) : 0,
    kinds: () => problemKinds({ situation, outcome, challenge }, words),
    isWeekly: inWeeks.test(outcome),
    isOnce: once.test(`${situation} ${outcome}`) && !inMonths.test(`${situation} ${outcome}`),
    numbers: numbers.map(({ number, entry, at }, nth) => {
      const all = words[entry];
      const isOther = (one: (typeof all)[number]) => one.number !== undefined;
      const from = all.findLastIndex((one, place) => place < at && isOther(one));
      const to = all.findIndex((one, place) => place > at && isOther(one));
      const before = wordsOf(all.slice(from + 1, at));
      const label = best?.labelling.labels[nth] ?? 'none';
      return {
        ...number,
        label: label === 'owed' && ownMoney.test(before) ? 'none' : label,
        probability: best?.labelling.probabilities[nth] ?? 0,
        belonging: best?.labelling.belonging[nth] ?? 0,
        period: periodAt(all, at),
        before,
        after: wordsOf(all.slice(at + 1, to < 0 ? undefined : to)),
      };
    }),
  };
}
