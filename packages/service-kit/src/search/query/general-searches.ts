import type { WordGroup } from '../words/word-groups.js';

/** Words that ask for whatever is here or new. */
const hereAndNow = new Set(
  'near me my here around nearby local area closest nearest now today open new latest recent current available any all urgent urgently immediate immediately asap start'.split(
    ' ',
  ),
);

/** Which words of a subject say nothing, and which name what it lists. */
export interface GeneralWords {
  readonly listed: ReadonlySet<string>;
  isStopWord(word: string): boolean;
  /** Whether a word that is usually ignored names an occupation: "it". */
  isName(word: string): boolean;
}

const everyWord = (groups: readonly WordGroup[], is: (word: string) => boolean) =>
  groups.every(({ typed }) => typed.every(is));

const required = ({ optional: _, ...group }: WordGroup): WordGroup => group;

/**
 * The groups of a search in which no word is needed: "jobs near me" and "open now" find everything, "it jobs" those of
 * IT, "stores near me" the stores; of other stop words ("fix it") all are searched for.
 */
export function generalGroups(
  groups: readonly WordGroup[],
  { listed, isStopWord, isName }: GeneralWords,
): readonly WordGroup[] {
  const isGeneral = (word: string) => listed.has(word) || hereAndNow.has(word);
  const named = groups.filter((group) => everyWord([group], isName));
  if (groups.some(({ typed }) => typed.some((word) => listed.has(word)))) {
    return named.map(required);
  }
  const rest = groups.filter((group) => !everyWord([group], isGeneral));
  const isPlace = rest.length < groups.length && everyWord(rest, (word) => !isName(word));
  if (!isPlace) return groups.map(required);
  return rest.filter((group) => !everyWord([group], isStopWord)).map(required);
}
