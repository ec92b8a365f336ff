import { memoized } from '../../../facts/memo.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { otherWays } from './another-way.js';
import { inOtherWords } from './other-words.js';
import { sharedRuns } from './shared-runs.js';

const figuresIn = (text: string) => (text.match(/\$?\d(?:[\d.,:-]*\d)?%?/g) ?? []).sort().join(' ');

/** Words with a capital within a sentence. */
const namesIn = (text: string) => text.match(/(?<=[^.?!] )\p{Lu}[\p{L}'’]+/gu) ?? [];

/** The sentence in every way that is known, and each of those in the ways that are known of it. */
function tellings(sentence: string): string[] {
  const ordered = otherWays(sentence);
  return [...new Set([...ordered, ...ordered.flatMap(otherWays), sentence])].flatMap(inOtherWords);
}

const partsOf = (telling: string, sentence: string) => {
  const parts = sentencesOf(telling);
  return parts.length > 1 && parts.every((part) => part.length < sentence.length)
    ? parts.map(retold).join(' ')
    : telling;
};

/**
 * An English sentence told again: in another order (another-way.ts) and in other words of the same meaning
 * (other-words.ts), whichever has least in common with it. Itself where nothing is sure; its figures and names are the
 * same.
 */
export const retold: (sentence: string) => string = memoized((sentence): string => {
  const told = [...tellings(sentence)]
    .map((telling) => partsOf(telling, sentence))
    .filter(
      (other) =>
        other !== sentence &&
        figuresIn(other) === figuresIn(sentence) &&
        namesIn(sentence).every((name) => other.includes(name)),
    );
  const ranked = told
    .map((text) => ({ text, shared: sharedRuns(text, sentence) }))
    .sort((one, other) => one.shared - other.shared);
  return ranked[0]?.text ?? sentence;
});
