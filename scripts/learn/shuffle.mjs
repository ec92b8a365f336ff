/**
 * A shuffle that is random, but the same in each run, so that the same examples give the same weights.
 * @returns a function that takes a list and returns it in another order
 */
export function seededShuffle(seed = 7) {
  let state = seed;
  const random = () => (state = (state * 1103515245 + 12345) % 2147483648);
  return (all) =>
    all
      .map((one) => [random(), one])
      .sort(([one], [other]) => one - other)
      .map(([, one]) => one);
}
