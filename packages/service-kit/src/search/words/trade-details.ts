import type { Vocabulary } from '../vocabulary.js';
import type { ReadQuery } from './query-reading.js';
import type { WordGroup } from './word-groups.js';

/** Names of an activity rather than a trade: "guitar repair" must not match every repair shop. */
const generic = new Set(
  [
    'repair rental delivery removal installation training equipment supplies retail sales',
    'night day evening weekend shift overnight second third job entry level experience no part full time',
  ]
    .join(' ')
    .split(' '),
);
/** Followed by details: for whom, where or with what. */
const joints = new Set(['for', 'at', 'in', 'on', 'with']);

/** Whether these words say what is done, when or how, not who does it. */
export const saysWhatIsDone = (typed: readonly string[]): boolean =>
  typed.every((word) => generic.has(word));

/** Whether these words name a specific trade or occupation. */
const isTrade = ({ typed, trade }: WordGroup, vocabulary: Vocabulary) =>
  trade !== undefined || (vocabulary.isName(typed) && !saysWhatIsDone(typed));

/**
 * The groups in the order in which they tell the trade: the last noun first in English ("guitar teacher"), the first in
 * Spanish ("clases de guitarra"); what follows "for" or "with" comes last.
 */
export function headFirst({ groups, words }: ReadQuery, vocabulary: Vocabulary): WordGroup[] {
  const isBefore = beforeJoint(words);
  const isSpanish = groups.some(({ typed }) => vocabulary.isSpanish(typed));
  const before = groups.filter((group) => isBefore(group) && !saysWhatIsDone(group.typed));
  const others = groups.filter((group) => !before.includes(group));
  return [...(isSpanish ? before : before.reverse()), ...others];
}

/** Whether a group stands before the details: for whom, where or with what. */
function beforeJoint(words: readonly string[]): (group: WordGroup) => boolean {
  const end = words.findIndex((word, at) => at > 0 && joints.has(word));
  return ({ typed }) => end < 0 || words.indexOf(typed[0] ?? '') < end;
}

/**
 * Words that may be dropped when nothing matches all of them: the details of a trade ("welder for a trailer",
 * "receptionist at a clinic"). Two adjacent trades are both required.
 * @returns nothing when no trade is named
 */
export function detailsOfTrade(
  { groups, words }: ReadQuery,
  vocabulary: Vocabulary,
): readonly WordGroup[] {
  const needed = groups.filter(({ optional, understood }) => !optional && !understood);
  const trades = needed.filter((group) => isTrade(group, vocabulary));
  const meant = trades.filter(beforeJoint(words));
  const main = meant.length > 0 ? meant : trades;
  return main.length === 0 ? [] : needed.filter((group) => !main.includes(group));
}
