import { foldWords, stemOf } from '../words/words.js';
import { skills } from './vocabulary-lists.js';

/** The single words by which skills with a name of their own are known: "Excel", "React" and "reactjs". */
const productWords = new Set(
  skills
    .split('\n')
    .filter((line) => /^\p{Lu}/u.test(line))
    .flatMap((line) => (line.split('>')[0] ?? '').split(','))
    .map(foldWords)
    .flatMap(([word, ...others]) => (word && others.length === 0 ? [word] : [])),
);

const productStems = new Set([...productWords].map(stemOf));

/**
 * Whether a word only has the stem of the name of a product: "excellent" is not Excel, and who "reacted" knows no React.
 * @param word folded
 */
export const isOnlyLikeProductName = (word: string): boolean =>
  !productWords.has(word) && productStems.has(stemOf(word));
