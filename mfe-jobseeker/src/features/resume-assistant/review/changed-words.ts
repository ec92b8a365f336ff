import { commonItems } from '@commons/contracts/text/common-items';

/** A piece of a line; `isChanged` when the other line lacks it. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

const tokens = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const isSpace = (token: string) => !token.trim();

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
  const common = commonItems(words(before), words(after));
  return [
    piecesOf(before, new Set(common.map(([left]) => left))),
    piecesOf(after, new Set(common.map(([, right]) => right))),
  ];
}
