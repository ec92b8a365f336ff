import { otherWays } from './another-way.js';
import { inOtherWords } from './other-words.js';
import { sharedRuns } from './shared-runs.js';

const figuresIn = (text: string) => (text.match(/\$?\d(?:[\d.,:-]*\d)?%?/g) ?? []).sort().join(' ');

/** Words with a capital within a sentence. */
const namesIn = (text: string) => text.match(/(?<=[^.?!] )\p{Lu}[\p{L}'’]+/gu) ?? [];

/**
 * An English sentence told again: in another order (another-way.ts) and in other words of the same meaning
 * (other-words.ts), whichever has least in common with it. Itself where nothing is sure; its figures and names are the
 * same.
 */
export function retold(sentence: string): string {
  const told = [...otherWays(sentence), sentence]
    .map(inOtherWords)
    .filter(
      (other) =>
        figuresIn(other) === figuresIn(sentence) &&
        namesIn(sentence).every((name) => other.includes(name)),
    );
  const ranked = told
    .filter((other) => other !== sentence)
    .map((text) => ({ text, shared: sharedRuns(text, sentence) }))
    .sort((one, other) => one.shared - other.shared);
  return ranked[0]?.text ?? sentence;
}
