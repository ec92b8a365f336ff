// Multinomial logistic regression over sparse features ("features"): which label fits a set of features.
import { seededShuffle } from './shuffle.mjs';

/** Numbers the features that at least `fewest` examples have. */
function numbered(examples, fewest) {
  const counts = new Map();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= fewest).map(([feature]) => feature);
  return new Map(common.map((feature, at) => [feature, at]));
}

/** The probability of each label. @param labels how many there are */
function probabilities(weights, labels, features) {
  const scores = new Float64Array(labels);
  for (const feature of features)
    for (let label = 0; label < labels; label += 1)
      scores[label] += weights[feature * labels + label];
  const highest = Math.max(...scores);
  let all = 0;
  for (let label = 0; label < labels; label += 1)
    all += scores[label] = Math.exp(scores[label] - highest);
  return scores.map((score) => score / all);
}

/**
 * Stochastic gradient descent with a rate for each weight (AdaGrad); weights that few examples support stay near zero.
 * Returns the means over the epochs after the first ones.
 * @param examples `{features, label}`
 * @returns `{labels, weights}`: by feature, a weight for each label
 */
export function learnLabels(
  examples,
  { epochs = 15, first = 4, rate = 0.05, decay = 0.004, fewest = 4, least = 0.05 } = {},
) {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const features = numbered(examples, fewest);
  const size = features.size * labels.length;
  const weights = new Float64Array(size);
  const means = new Float64Array(size);
  const moved = new Float64Array(size).fill(0.01);
  const encoded = examples.map((one) => ({
    features: one.features.flatMap((feature) => features.get(feature) ?? []),
    label: labels.indexOf(one.label),
  }));
  const shuffled = seededShuffle();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const one of shuffled(encoded)) {
      const likely = probabilities(weights, labels.length, one.features);
      for (let label = 0; label < labels.length; label += 1) {
        const miss = (one.label === label ? 1 : 0) - likely[label];
        if (Math.abs(miss) < 1e-3) continue;
        for (const feature of one.features) {
          const at = feature * labels.length + label;
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
      [...features].flatMap(([feature, at]) => {
        const of = [...means.subarray(at * labels.length, (at + 1) * labels.length)].map(
          (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight * 100) / 100),
        );
        return of.some(Boolean) ? [[feature, Float32Array.from(of)]] : [];
      }),
    ),
  };
}
