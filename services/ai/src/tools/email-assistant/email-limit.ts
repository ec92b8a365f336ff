import { readConstraints } from '../../facts/requests/constraints.js';

/** Most words of a short e-mail. */
const shortEmail = 90;

/** The most words that orders to the writer ask for. */
export function emailLimit(orders: readonly string[]): number | undefined {
  const { words, short } = readConstraints(orders);
  return words ?? (short ? shortEmail : undefined);
}

/** A paragraph of an e-mail. */
export interface Block {
  readonly text: string;
  /** Nothing entered stands in it: goes first when the text has to be short. */
  readonly isFrame?: boolean;
}

/** Leaves out what was not entered, from the end, until the text is short enough; joins the last two short lines. */
export function within(
  blocks: readonly Block[],
  limit: number | undefined,
  signed: string,
): string[] {
  const words = (parts: readonly Block[]) =>
    [...parts.map(({ text }) => text), signed].join(' ').split(/\s+/).length + 2;
  let kept = [...blocks];
  while (limit && words(kept) > limit) {
    const at = kept.findLastIndex(({ isFrame }) => isFrame);
    if (at < 0) break;
    kept = kept.toSpliced(at, 1);
  }
  const [last, former] = [kept.at(-1), kept.at(-2)];
  if (kept.length > 2 && last?.isFrame && former?.isFrame)
    return [...kept.slice(0, -2).map(({ text }) => text), `${former.text} ${last.text}`];
  return kept.map(({ text }) => text);
}
