import type { SearchSubject } from '../search-subject.js';
import { longestPhrase } from '../words/phrases.js';
import { qualities, type WordGroup } from '../words/word-groups.js';
import type { ReadQuery } from './query-reading.js';

/**
 * A search in which the words of a kind also mean all documents of it: the jobs of the occupation whose title is
 * "window cleaner".
 * @param named of the subject
 * @returns undefined where no words name a kind
 */
export function orOfTheKind(
  read: ReadQuery,
  named: NonNullable<SearchSubject['named']>,
): ReadQuery | undefined {
  const { groups } = read;
  const needed = groups.filter(
    ({ optional, understood, either, trade }) => !optional && !understood && !either && !trade,
  );
  for (let size = needed.length; size > 0; size -= 1) {
    for (let at = 0; at + size <= needed.length; at += 1) {
      const some = needed.slice(at, at + size);
      const typed = some.flatMap((group) => group.typed);
      const terms = typed.length > longestPhrase ? [] : named(typed);
      if (terms.length === 0) continue;
      const either = { typed, alternatives: [...literal(some, typed), ...ofTheKind(terms)] };
      const rest = groups.filter((group) => !some.includes(group));
      const closest = some.map((group) => ({ ...group, optional: true }));
      return { ...read, groups: [either, ...rest, ...closest] };
    }
  }
  return undefined;
}

const ofTheKind = (terms: readonly string[]) =>
  terms.map((facet) => ({ words: [], quality: qualities.wider, facet }));

/** What the groups find as they are, if it is one; the words of several. */
function literal(some: readonly WordGroup[], words: readonly string[]): WordGroup['alternatives'] {
  const [only, second] = some;
  if (only && !second) return only.alternatives;
  return [
    { words, quality: qualities.typed, inItem: true },
    { words, quality: qualities.apart, apart: true },
  ];
}
