/**
 * The likeliest sequence of labels of words, where the label rarely changes from word to word (Viterbi).
 * @param probabilities by word: the probability of each label
 * @param change by word: the probability that another label than that of the word before it begins there
 * @returns by word: the index of its label
 */
export function likeliestPath(
  probabilities: readonly (readonly number[])[],
  change: (at: number) => number,
): number[] {
  let best: readonly number[] = [];
  const origins: number[][] = [];
  for (const [at, own] of probabilities.entries()) {
    if (at === 0) {
      best = own.map((probability) => Math.log(probability));
      continue;
    }
    const [stays, changes] = [Math.log(1 - change(at)), Math.log(change(at))];
    const before = best;
    const steps = own.map((_, to) =>
      before.map((score, from) => score + (from === to ? stays : changes)),
    );
    const highest = steps.map((scores) => Math.max(...scores));
    origins[at] = steps.map((scores, to) => scores.indexOf(highest[to] as number));
    best = own.map((probability, to) => Math.log(probability) + (highest[to] as number));
  }
  const path: number[] = [];
  let label = best.indexOf(Math.max(...best));
  for (let at = probabilities.length - 1; at >= 0; at -= 1) {
    path.unshift(label);
    label = origins[at]?.[label] ?? label;
  }
  return path;
}
