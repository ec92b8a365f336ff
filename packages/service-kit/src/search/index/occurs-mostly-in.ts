import type { SearchIndex } from './search-index.js';

/** Whether a word occurs in some fields (their bits) more often than elsewhere. */
export function occursMostlyIn(index: SearchIndex, word: string, fields: number): boolean {
  const list = index.terms.get(word);
  if (!list) return false;
  let hits = 0;
  for (let at = 0; at < list.size; at += 1) if (list.entry(at) & fields) hits += 1;
  return hits * 2 > list.size;
}
