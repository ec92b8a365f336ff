// Multinomial logistic regression over sparse features ("cues"): which label fits a set of cues.
import { seededShuffle } from './shuffle.mjs';

/** Numbers the cues that at least `fewest` examples have. */
function numbered(examples, fewest) {
  const counts = new Map();
  for (const { cues } of examples)
    for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= fewest).map(([cue]) => cue);
  return new Map(common.map((cue, at) => [cue, at]));
}

/** The probability of each label. @param labels how many there are */
function probabilities(weights, labels, cues) {
  const scores = new Float64Array(labels);
  for (const cue of cues)
    for (let label = 0; label < labels; label += 1) scores[label] += weights[cue * labels + label];
  const highest = Math.max(...scores);
  let all = 0;
  for (let label = 0; label < labels; label += 1)
    all += scores[label] = Math.exp(scores[label] - highest);
  return scores.map((score) => score / all);
}

/**
 * Stochastic gradient descent with a rate for each weight (AdaGrad); weights that few examples support stay near zero.
 * Returns the means over the epochs after the first ones.
 * @param examples `{cues, label}`
 * @returns `{labels, weights}`: by cue, a weight for each label
 */
export function learnLabels(
  examples,
  { epochs = 15, first = 4, rate = 0.05, decay = 0.004, fewest = 4, least = 0.05 } = {},
) {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const cues = numbered(examples, fewest);
  const size = cues.size * labels.length;
  const weights = new Float64Array(size);
  const means = new Float64Array(size);
  const moved = new Float64Array(size).fill(0.01);
  const encoded = examples.map((one) => ({
    cues: one.cues.flatMap((cue) => cues.get(cue) ?? []),
    label: labels.indexOf(one.label),
  }));
  const shuffled = seededShuffle();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const one of shuffled(encoded)) {
      const likely = probabilities(weights, labels.length, one.cues);
      for (let label = 0; label < labels.length; label += 1) {
        const miss = (one.label === label ? 1 : 0) - likely[label];
        if (Math.abs(miss) < 1e-3) continue;
        for (const cue of one.cues) {
          const at = cue * labels.length + label;
          const step = miss - decay * weights[at];
          moved[at] += step * step;
          weights[at] += (rate * step) / Math.sqrt(moved[at]);
        }
      }
    }
    if (epoch >= first)
      for (let at = 0; at < size; at += 1) means[at] += weights[at] / (epochs - first);
  }
  return {
    labels,
    weights: new Map(
      [...cues].flatMap(([cue, at]) => {
        const of = [...means.subarray(at * labels.length, (at + 1) * labels.length)].map(
          (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight * 100) / 100),
        );
        return of.some(Boolean) ? [[cue, Float32Array.from(of)]] : [];
      }),
    ),
  };
}
