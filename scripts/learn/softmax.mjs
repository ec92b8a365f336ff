// Multinomial logistic regression over sparse cues: which of some labels fits a set of cues.

/** The same order each time, so that the same examples give the same weights. */
function randomNumbers(seed = 7) {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648);
}

const shuffled = (all, random) =>
  all
    .map((one) => [random(), one])
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);

/** Numbers of the cues that at least so many examples have. */
function numbered(examples, fewest) {
  const counts = new Map();
  for (const { cues } of examples)
    for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= fewest).map(([cue]) => cue);
  return new Map(common.map((cue, at) => [cue, at]));
}

function chances(weights, labels, cues) {
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
 * Gradient steps with a rate for each weight (AdaGrad); weights that few examples support stay near zero. What is
 * learned are the means over the rounds behind the first ones.
 * @param examples `{cues, label}`
 * @returns `{labels, weights}`: by cue, a weight for each label
 */
export function learnLabels(
  examples,
  { rounds = 15, first = 4, rate = 0.05, decay = 0.004, fewest = 4, least = 0.05 } = {},
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
  const random = randomNumbers();
  for (let round = 0; round < rounds; round += 1) {
    for (const one of shuffled(encoded, random)) {
      const likely = chances(weights, labels.length, one.cues);
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
    if (round >= first)
      for (let at = 0; at < size; at += 1) means[at] += weights[at] / (rounds - first);
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
