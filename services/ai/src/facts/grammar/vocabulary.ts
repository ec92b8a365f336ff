import { memoized } from '../memo.js';
import { firstUnknownId, idOf } from './tagging.js';

/** Whether the model has a small word itself: "Dayton" only looks like two. Others get the numbers after its own. */
export const isListed = (word: string): boolean => idOf(word) < firstUnknownId;

/** A plural or a form of a verb, and the words that it may come from; each with an example. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']], // pastries
  [/(?:es|ers?|ed|ing|y|ish|ier|iest|est)$/, ['', 'e', 'y']], // lunches, weeder, baked, caulking
  [/([a-z])\1(?:ed|ing|ers?|y)$/, ['$1']], // fitted, mopping
  [/(?:s|ly|less|ness|able|like|ful|age|ist|ists)$/, ['', 'e']], // gutters
];
/** Words that are written together or begin with a part that any word may have. */
const prefix =
  /^(?:re|un|pre|non|over|under|out|off|in|on|up|down|back|mini|multi|semi|anti|mid|sub|super|inter|de|dis|mis|co|self|hand|home|house|work|check|walk|pick|drop|pull|push|kick|set|sign|stand|take|give|clean|wash|weed|mulch|pool|door|day|night|week|snow|rain|fire|water|wood|car|dog|cat|pet|pond|hair|nail|skin|face|foot|tax|pay|web|net|blog|pod|book|shop|store|farm|barn|yard|lawn|leaf|tree|food|meal|cup|pan|bread|cook|bake|brew|beer|wine)(?=[a-z]{3})/;

/** Whether a small word is English, by the vocabulary of the language model, which has no names. */
export const isWord = memoized((word) => isKnown(word.toLowerCase().replace(/'s?$/, '')), 5_000);

function isKnown(word: string): boolean {
  if (word.length > 24 || isListed(word)) return true;
  for (const [ending, stems] of endings)
    if (ending.test(word))
      for (const stem of stems) {
        const from = word.replace(ending, stem);
        if (from.length > 2 && isListed(from)) return true;
      }
  const rest = word.replace(prefix, '');
  return rest !== word && rest.length > 2 && isKnown(rest);
}
