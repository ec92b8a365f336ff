import { anotherWay } from './another-way.js';
import { inOtherWords } from './other-words.js';

const figuresIn = (text: string) => (text.match(/\$?\d(?:[\d.,:-]*\d)?%?/g) ?? []).sort().join(' ');

/** Words with a capital within a sentence. */
const namesIn = (text: string) => text.match(/(?<=[^.?!] )\p{Lu}[\p{L}'’]+/gu) ?? [];

/**
 * An English sentence told again: in another order (another-way.ts) and in other words of the same meaning
 * (other-words.ts). Itself where nothing is sure; its figures and names are the same.
 */
export function retold(sentence: string): string {
  const other = inOtherWords(anotherWay(sentence) ?? sentence);
  const keepsFacts =
    figuresIn(other) === figuresIn(sentence) &&
    namesIn(sentence).every((name) => other.includes(name));
  return keepsFacts ? other : sentence;
}
