import { type Probabilities, probabilitiesOf } from '../../../labelling/classify.js';
import type { LabelWeights } from '../../../labelling/label-weights.js';
import { higher, isSingle, labelsOfQuestion } from './label-fields.js';
import { numberFeatures, type PlacedNumber } from './number-features.js';
import type { SituationWords } from './situation-words.js';
import { labelsSpokenAgainst } from './spoken-against.js';

/** What each number of a situation is, and how sure that is. */
export interface Labelling {
  readonly labels: readonly string[];
  /** Probability of each label by itself. */
  readonly probabilities: readonly number[];
  /** Probability of each number to decide the question, whatever it is in its sum. */
  readonly belonging: readonly number[];
  /** How well the numbers and the question fit, as a logarithm; 0 is best. */
  readonly fit: number;
}

/** What speaks against a labelling, as logarithms of probabilities. */
const against = { second: 3, missing: 3, lower: 3 };
/** Labels of one number that are tried, and labellings that are carried on from number to number. */
const width = { labels: 4, labellings: 24 };

/** What speaks against labels as a whole. */
function misfit(
  labels: readonly string[],
  numbers: readonly PlacedNumber[],
  question: string,
): number {
  const count = (label: string) => labels.filter((one) => one === label).length;
  const single = [...new Set(labels)].filter(isSingle);
  const seconds = single.reduce((sum, label) => sum + count(label) - 1, 0);
  const missing = labelsOfQuestion(question).needed.filter((any) => !any.some(count)).length;
  const value = (label: string) => numbers[labels.indexOf(label)]?.number.value;
  const reversed = higher.filter(([more, less]) => {
    const [high, low] = [value(more), value(less)];
    return high !== undefined && low !== undefined && high <= low;
  }).length;
  return against.second * seconds + against.missing * missing + against.lower * reversed;
}

const bestOf = (probabilities: Probabilities) =>
  [...probabilities].sort(([, one], [, other]) => other - one).slice(0, width.labels);

/** What is left of the probability of a label that the words beside a number speak against. */
const shareLeft = 0.01;

/** How likely each label of a number is, by its words: five calls are no people. */
function labelsOfNumber(
  weights: LabelWeights,
  words: SituationWords,
  numbers: readonly PlacedNumber[],
  nth: number,
  question: string,
): Probabilities {
  const learned = probabilitiesOf(weights, numberFeatures(words, numbers, nth, question));
  const { entry, at } = numbers[nth] as PlacedNumber;
  const impossible = labelsSpokenAgainst(words[entry], at);
  if (impossible.size === 0) return learned;
  const left = [...learned].map(
    ([label, probability]) =>
      [label, impossible.has(label) ? probability * shareLeft : probability] as const,
  );
  const all = left.reduce((sum, [, probability]) => sum + probability, 0);
  return new Map(left.map(([label, probability]) => [label, probability / all]));
}

/** The labels that fit best together: each number by its words, and all of them by what the question needs. */
export function labelNumbers(
  weights: LabelWeights,
  words: SituationWords,
  numbers: readonly PlacedNumber[],
  question: string,
): Labelling {
  const probabilities = numbers.map((_, nth) =>
    labelsOfNumber(weights, words, numbers, nth, question),
  );
  let labellings: { readonly labels: readonly string[]; readonly fit: number }[] = [
    { labels: [], fit: 0 },
  ];
  for (const of of probabilities)
    labellings = labellings
      .flatMap(({ labels, fit }) =>
        bestOf(of).map(([label, probability]) => ({
          labels: [...labels, label],
          fit:
            fit +
            Math.log(probability) -
            (isSingle(label) && labels.includes(label) ? against.second : 0),
        })),
      )
      .sort((one, other) => other.fit - one.fit)
      .slice(0, width.labellings);
  const [best] = labellings
    .map(({ labels }) => ({
      labels,
      fit:
        labels.reduce((sum, label, nth) => sum + Math.log(probabilities[nth]?.get(label) ?? 1), 0) -
        misfit(labels, numbers, question),
    }))
    .sort((one, other) => other.fit - one.fit);
  const labels = best?.labels ?? [];
  const { decides } = labelsOfQuestion(question);
  return {
    labels,
    probabilities: labels.map((label, nth) => probabilities[nth]?.get(label) ?? 0),
    belonging: probabilities.map((of) =>
      [...of].reduce((sum, [label, probability]) => sum + (decides(label) ? probability : 0), 0),
    ),
    fit: best?.fit ?? 0,
  };
}
