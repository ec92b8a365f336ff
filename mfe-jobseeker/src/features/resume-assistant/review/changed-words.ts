/** A piece of a line; `isChanged` when the other line lacks it. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

const tokens = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const isSpace = (token: string) => !token.trim();

/** Longest common subsequence of the words, as their positions in both lists. */
function common(one: readonly string[], other: readonly string[]) {
  const best = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const line = best[row] as Uint16Array;
    for (let column = other.length - 1; column >= 0; column -= 1) {
      line[column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const left = new Set<number>();
  const right = new Set<number>();
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) {
      left.add(row++);
      right.add(column++);
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return [left, right] as const;
}

/** Spaces join their neighbors, so that adjacent changed words are one piece. */
function piecesOf(text: string, same: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  let word = -1;
  for (const token of tokens(text)) {
    if (!isSpace(token)) word += 1;
    const last = pieces.at(-1);
    const isChanged = isSpace(token) ? !same.has(word) && !same.has(word + 1) : !same.has(word);
    if (last?.isChanged === isChanged) {
      pieces[pieces.length - 1] = { text: last.text + token, isChanged };
    } else pieces.push({ text: token, isChanged });
  }
  return pieces;
}

/** Two versions of a line with the words marked that differ. */
export function changedWords(before: string, after: string): readonly [Piece[], Piece[]] {
  const words = (text: string) => tokens(text).filter((token) => !isSpace(token));
  const [left, right] = common(words(before), words(after));
  return [piecesOf(before, left), piecesOf(after, right)];
}
