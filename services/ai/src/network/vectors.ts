/** Adds the second vector to the first, in place. */
export function add(left: Float32Array, right: Float32Array): void {
  for (let at = 0; at < left.length; at += 1)
    left[at] = (left[at] as number) + (right[at] as number);
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float32Array, scale: number): void {
  let most = -Infinity;
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] as number);
  let all = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const share = Math.exp(((scores[at] as number) - most) * scale);
    scores[at] = share;
    all += share;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / all;
}

/** The logarithm of the sum of numbers that are given as logarithms; minus infinity is the logarithm of 0. */
export function logOfSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  if (most === Number.NEGATIVE_INFINITY) return most;
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0));
}
