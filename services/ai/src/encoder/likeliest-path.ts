/**
 * The likeliest labels of a row of words together, where the label rarely changes from word to word (Viterbi).
 * @param chances by word: the chance of each label
 * @param change by word: the chance that another label than that of the word before it begins there
 * @returns by word: the number of its label
 */
export function likeliestPath(
  chances: readonly (readonly number[])[],
  change: (at: number) => number,
): number[] {
  let best: readonly number[] = [];
  const origins: number[][] = [];
  for (const [at, own] of chances.entries()) {
    if (at === 0) {
      best = own.map((chance) => Math.log(chance));
      continue;
    }
    const [stays, changes] = [Math.log(1 - change(at)), Math.log(change(at))];
    const before = best;
    const steps = own.map((_, to) =>
      before.map((score, from) => score + (from === to ? stays : changes)),
    );
    const highest = steps.map((scores) => Math.max(...scores));
    origins[at] = steps.map((scores, to) => scores.indexOf(highest[to] as number));
    best = own.map((chance, to) => Math.log(chance) + (highest[to] as number));
  }
  const path: number[] = [];
  let label = best.indexOf(Math.max(...best));
  for (let at = chances.length - 1; at >= 0; at -= 1) {
    path.unshift(label);
    label = origins[at]?.[label] ?? label;
  }
  return path;
}
