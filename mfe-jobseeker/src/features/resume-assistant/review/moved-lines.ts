import { plainLine } from '../plain-line';
import { type LinePair, similarity } from './line-alignment';

/** Lines at another position; `edited` ones were reworded too. */
export interface Move {
  readonly from: number[];
  readonly to: number[];
  readonly edited: { readonly from: number; readonly to: number }[];
}

const similar = 0.3;

/** Blocks that were removed at one position and added at another. */
export function movedBlocks(
  pairs: readonly LinePair[],
  before: readonly string[],
  after: readonly string[],
): Move[] {
  const removed = new Set(pairs.flatMap((pair) => (pair.after === undefined ? [pair.before] : [])));
  const added = new Set(pairs.flatMap((pair) => (pair.before === undefined ? [pair.after] : [])));
  const isFree = (from: number, to: number) => removed.has(from) && added.has(to);
  const isEqual = (from: number, to: number) =>
    isFree(from, to) && plainLine(before[from] ?? '') === plainLine(after[to] ?? '');
  const isEdited = (from: number, to: number) =>
    isFree(from, to) && similarity(before[from] ?? '', after[to] ?? '') >= similar;
  const take = (from: number, to: number) => {
    removed.delete(from);
    added.delete(to);
  };
  const moves: Move[] = [];
  for (const from of [...removed]) {
    if (from === undefined) continue;
    const to = [...added].find((other) => other !== undefined && isEqual(from, other));
    if (to === undefined) continue;
    const move: Move = { from: [], to: [], edited: [] };
    for (
      let step = 0;
      isEqual(from + step, to + step) || isEdited(from + step, to + step);
      step += 1
    ) {
      const pair = { from: from + step, to: to + step };
      if (isEqual(pair.from, pair.to)) {
        move.from.push(pair.from);
        move.to.push(pair.to);
      } else move.edited.push(pair);
      take(pair.from, pair.to);
    }
    moves.push(move);
  }
  return moves;
}
