import { qualities } from '../words/word-groups.js';
import type { ReadQuery } from './query-reading.js';

/** How many documents of an index have a word. */
interface KnownWords {
  documentsWith(term: string): number;
}

/**
 * A corrected search that still finds what has its words as they were typed: one shop is called "Mavis Jewlery".
 * @param replaced the typed words, each with its correction
 */
export function orAsTyped(
  read: ReadQuery,
  replaced: ReadonlyMap<string, string>,
  known: KnownWords,
): ReadQuery {
  const existing = [...replaced].filter(([typed]) => known.documentsWith(typed) > 0);
  const groups = read.groups.map((group) => {
    const also = existing
      .filter(([, corrected]) => group.typed.length === 1 && group.typed[0] === corrected)
      .map(([typed]) => ({ words: [typed], quality: qualities.typed }));
    return also.length > 0 ? { ...group, alternatives: [...also, ...group.alternatives] } : group;
  });
  return { ...read, groups };
}
