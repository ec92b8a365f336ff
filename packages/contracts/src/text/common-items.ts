/** Lengths of the longest common subsequences of what is left of two lists from each pair of positions on. */
function lengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const [line, next] = [table[row], table[row + 1]];
    if (!line || !next) continue;
    for (let column = other.length - 1; column >= 0; column -= 1) {
      line[column] =
        one[row] === other[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return table;
}

/**
 * The longest common subsequence of two lists of words or lines: what a comparison shows as unchanged. Takes time and
 * memory by the product of their lengths.
 * @returns the positions of each common item in both lists
 */
export function commonItems(
  one: readonly string[],
  other: readonly string[],
): (readonly [number, number])[] {
  const table = lengths(one, other);
  const found: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) found.push([row++, column++]);
    else if ((table[row + 1]?.[column] ?? 0) >= (table[row]?.[column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return found;
}
