import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { WordGroup } from '../words/word-groups.js';
import type { ReadQuery } from './query-reading.js';

/** Names of an activity rather than a trade: "guitar repair" must not match every repair shop. */
const generic = new Set(
  [
    'repair rental delivery removal installation training equipment supplies retail sales',
    'night day evening weekend shift overnight second third job entry level experience no part full time',
    'nights days evenings weekends mornings morning shifts saturday sunday saturdays sundays graveyard',
    'trabajo de noche noches turno nocturno fin fines semana mananas tardes',
  ]
    .join(' ')
    .split(' '),
);
/** Followed by details: customers, place or material, and what else the trade should do ("florist that delivers"). */
const joints = new Set('for at in on with that who which to para con en que'.split(' '));

/** Whether these words say what is done, when or how, not who does it. */
export const saysWhatIsDone = (typed: readonly string[]): boolean =>
  typed.every((word) => generic.has(word));

/** Whether these words name a specific trade or occupation. */
const isTrade = ({ typed, trade, either }: WordGroup, vocabulary: Vocabulary) =>
  (trade ?? either) !== undefined || (vocabulary.isName(typed) && !saysWhatIsDone(typed));

/**
 * The groups in the order in which they name the trade: the last noun first in English ("guitar teacher"), the first in
 * Spanish ("clases de guitarra"); what follows "for" or "with" comes last.
 */
export function headFirst({ groups, words }: ReadQuery, vocabulary: Vocabulary): WordGroup[] {
  const isBefore = beforeJoint(words);
  const isSpanish = groups.some(({ typed }) => vocabulary.isSpanish(typed));
  const before = groups.filter((group) => isBefore(group) && !saysWhatIsDone(group.typed));
  const others = groups.filter((group) => !before.includes(group));
  return [...(isSpanish ? before : before.reverse()), ...others];
}

/** Whether a group precedes the details: customers, place or material. */
function beforeJoint(words: readonly string[]): (group: WordGroup) => boolean {
  const end = words.findIndex((word, at) => at > 0 && joints.has(word));
  return ({ typed }) => end < 0 || words.indexOf(typed[0] ?? '') < end;
}

const isNeeded = ({ optional, understood }: WordGroup) => !optional && !understood;

/** The trades that a search is about; those after "for" or "with" only if there is no other. */
export function tradesOf({ groups, words }: ReadQuery, vocabulary: Vocabulary): WordGroup[] {
  const trades = groups.filter((group) => isNeeded(group) && isTrade(group, vocabulary));
  const meant = trades.filter(beforeJoint(words));
  return meant.length > 0 ? meant : trades;
}

/**
 * Words that may be dropped when nothing matches all of them: the details of a trade ("welder for a trailer",
 * "receptionist at a clinic").
 * @returns nothing when no trade is named
 */
export function detailsOfTrade(read: ReadQuery, vocabulary: Vocabulary): readonly WordGroup[] {
  const trades = tradesOf(read, vocabulary);
  if (trades.length === 0) return [];
  return read.groups.filter((group) => isNeeded(group) && !trades.includes(group));
}

/**
 * A search whose trade is enough, if it says the details after "for" or "with": "massage for back pain".
 * @param isPlace for details that say where, which stay
 * @returns undefined where nothing would change
 */
export function orAnyOfTrade(
  read: ReadQuery,
  vocabulary: Vocabulary,
  isPlace: (typed: readonly string[]) => boolean,
): ReadQuery | undefined {
  const isBefore = beforeJoint(read.words);
  const details = detailsOfTrade(read, vocabulary).filter(
    (group) =>
      !isBefore(group) && !group.place && !group.where && !group.condition && !isPlace(group.typed),
  );
  if (details.length === 0) return undefined;
  const groups = read.groups.map((group) =>
    details.includes(group) ? { ...group, optional: true, detail: true } : group,
  );
  return { ...read, groups };
}

/**
 * Words that say when or how the work is done, or what is not wanted: next to a trade ("night nurse") or with nothing
 * but filters ("part time weekends"). Nothing else is left of other searches without them.
 */
export function shiftsIn(read: ReadQuery, vocabulary: Vocabulary): readonly WordGroup[] {
  const details = detailsOfTrade(read, vocabulary);
  const needed = details.length > 0 ? details : read.groups.filter(isNeeded);
  const shifts = needed.filter(({ typed, condition }) => condition || saysWhatIsDone(typed));
  const hasFilter = read.groups.some(({ understood }) => understood);
  const isAlone = details.length === 0 && (shifts.length < needed.length || !hasFilter);
  return isAlone ? [] : shifts;
}
