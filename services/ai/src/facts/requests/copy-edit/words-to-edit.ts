import type { TypedWord } from '../../typed-words/typed-words.js';
import type { PartKind } from '../request-parts.js';

/** The words of a request that its reader is told, and those that say what is told. */
export function wordsToEdit(words: readonly TypedWord[], kinds: readonly PartKind[]): TypedWord[] {
  const said: TypedWord[] = [];
  let isNamed = false;
  let removed: string | undefined;
  for (const [at, typed] of words.entries()) {
    // "remind Mr. | Lowe of": a title belongs to its name.
    const kind: PartKind = isNamed ? 'wrapper' : (kinds[at] ?? 'said');
    isNamed = kind === 'wrapper' && /^(?:mr|mrs|ms|dr|miss)$/.test(typed.word);
    if (kind === 'order' || kind === 'background') {
      removed = (removed ?? '') + typed.gap;
      continue;
    }
    said.push({
      ...typed,
      ...(removed !== undefined && { gap: removed + typed.gap, followsOrder: true }),
      ...(kind === 'wrapper' && { isWrapper: true }),
    });
    removed = undefined;
  }
  return said;
}
