import type { ReadQuery } from './query-reading.js';
import type { Vocabulary } from './vocabulary.js';
import type { WordGroup } from './word-groups.js';

/** Names that say what is done, not who does it: a search for "guitar repair" is not served with any repair. */
const generic = new Set(
  [
    'repair rental delivery removal installation training equipment supplies retail sales',
    'night day evening weekend shift overnight second third job entry level experience',
  ]
    .join(' ')
    .split(' '),
);
/** What follows these is for whom, where or with what. */
const joints = new Set(['for', 'at', 'in', 'on', 'with']);

/** Whether these words say what is done, when or how, not who does it. */
export const saysWhatIsDone = (typed: readonly string[]): boolean =>
  typed.every((word) => generic.has(word));

/** Whether these words name a trade or an occupation that says who is looked for. */
const isTrade = ({ typed, trade }: WordGroup, vocabulary: Vocabulary) =>
  trade !== undefined || (vocabulary.isName(typed) && !saysWhatIsDone(typed));

/**
 * What a search may do without when nothing has all of it: the details of a trade ("welder for a
 * trailer", "receptionist at a clinic"). Two trades beside each other are both meant.
 * @returns nothing when no trade is named
 */
export function detailsOfTrade(
  { groups, words }: ReadQuery,
  vocabulary: Vocabulary,
): readonly WordGroup[] {
  const needed = groups.filter(({ optional, understood }) => !optional && !understood);
  const end = words.findIndex((word, at) => at > 0 && joints.has(word));
  const isBefore = ({ typed }: WordGroup) => end < 0 || words.indexOf(typed[0] ?? '') < end;
  const trades = needed.filter((group) => isTrade(group, vocabulary));
  const meant = trades.filter(isBefore);
  const main = meant.length > 0 ? meant : trades;
  return main.length === 0 ? [] : needed.filter((group) => !main.includes(group));
}
