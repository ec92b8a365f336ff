import { type CuedWord, followingCue, labelSequence } from './label-sequence.js';
import type { LabelWeights } from './label-weights.js';

const weights: LabelWeights = {
  labels: ['o', 's'],
  weights: new Map(
    Object.entries({
      short: [1, -1],
      cake: [-0.5, 0.5],
      '^keep': [2, -1],
      $cake: [0, 0.4],
      [followingCue(0, 'o')]: [1, -1],
      [followingCue(0, 's')]: [-1, 1],
      [followingCue(2, 's')]: [0.3, 0],
    }).map(([cue, of]) => [cue, Float32Array.from(of)]),
  ),
};
const word = (within: string, begins = '', ends = '', boundary = 0): CuedWord => ({
  within: [within],
  begins: [begins],
  ends: [ends],
  boundary,
});
const words = [
  word('cake', '', '', 5),
  word('cake'),
  word('it', '^keep', '$cake', 2),
  word('short'),
  word('please'),
];

const weight = (cue: string, label: number) => weights.weights.get(cue)?.[label] ?? 0;
const sum = (cues: readonly string[], label: number) =>
  cues.reduce((all, cue) => all + weight(cue, label), 0);

/** The score of one labelling, by the definition. */
function scoreOf(labels: readonly number[]): number {
  return words.reduce((score, { within, begins, ends, boundary }, at) => {
    const [own = 0, before] = [labels[at], labels[at - 1]];
    if (before === undefined) return sum(within, own) + sum(begins, own);
    const isNew = own !== before || boundary >= 2;
    return (
      score +
      sum(within, own) +
      weight(followingCue(boundary, weights.labels[before] ?? ''), own) +
      (isNew ? sum(begins, own) + sum(ends, before) : 0)
    );
  }, 0);
}
const all = Array.from({ length: 2 ** words.length }, (_, bits) =>
  words.map((_word, at) => (bits >> at) & 1),
);

it('finds the labels with the highest score', () => {
  const best = all.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
  expect(labelSequence(weights, words).labels).toEqual(best.map((label) => weights.labels[label]));
});

it('gives the share of all labellings in which a word has a label', () => {
  const total = all.reduce((share, labels) => share + Math.exp(scoreOf(labels)), 0);
  for (const [at, chances] of labelSequence(weights, words).chances.entries()) {
    const orders = all.filter((labels) => labels[at] === 0);
    const share = orders.reduce((one, labels) => one + Math.exp(scoreOf(labels)), 0) / total;
    expect(chances.get('o')).toBeCloseTo(share, 5);
    expect((chances.get('o') ?? 0) + (chances.get('s') ?? 0)).toBeCloseTo(1, 8);
  }
});

it('has nothing to label in an empty text', () => {
  expect(labelSequence(weights, [])).toEqual({ labels: [], chances: [] });
});
