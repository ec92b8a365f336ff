import type { ReadQuery } from './query-reading.js';
import type { SearchSubject } from './search-subject.js';
import type { Vocabulary } from './vocabulary.js';
import type { WordGroup } from './word-groups.js';

/** Names that say what is done, not who does it: a search for "guitar repair" is not served with any repair. */
const generic = new Set(
  'repair rental delivery removal installation training equipment supplies retail sales'.split(' '),
);

/**
 * The group that names who is looked for: the last trade before a "for", else the last one ("gun shop", "pet
 * photographer"). Only of subjects that are asked by needs.
 */
export function mainTrade(
  { groups, words }: ReadQuery,
  subject: SearchSubject,
  vocabulary: Vocabulary,
): WordGroup | undefined {
  if (!subject.needs) return undefined;
  const trades = groups.filter(
    ({ typed, optional, trade }) =>
      !optional &&
      (trade || (vocabulary.isName(typed) && !typed.every((word) => generic.has(word)))),
  );
  const end = words.indexOf('for');
  const before = trades.filter(({ typed }) => end < 0 || words.indexOf(typed[0] ?? '') < end);
  return trades.find(({ trade }) => trade) ?? before.at(-1) ?? trades.at(-1);
}
