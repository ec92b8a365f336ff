import { termsOf } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { isNoun, tagged } from '../../../facts/grammar/tagging.js';
import { isWord } from '../../../facts/grammar/vocabulary.js';
import { isMass } from '../../wording/nouns.js';

/**
 * The beginning of a sentence as it stands within one: "Kids bake" → "kids bake", names stay. Undefined where nobody can
 * tell a name from a word.
 */
export function withinSentence(text: string): string | undefined {
  const lowered = lowerCommonStart(text);
  if (lowered !== text || /^(?:I\b|\d|\$)/.test(text)) return lowered;
  const [, second = ''] = text.split(' ');
  if (/^\p{Lu}/u.test(second)) return text;
  // "Dr. Ortiz"
  if (/^(?:Dr|Mrs?|Ms)\.? \p{Lu}/u.test(text)) return text;
  const small = lowerFirst(text);
  const [first] = termsOf(small);
  if (['Person', 'Place', 'ProperNoun'].some((tag) => first?.tags.has(tag))) return text;
  const isCommon =
    seasons.test(small) ||
    isPlainThing(small) ||
    ['Plural', 'Verb', 'Adjective', 'Pronoun', 'Determiner', 'Value'].some((tag) =>
      first?.tags.has(tag),
    );
  return isCommon ? small : undefined;
}

const seasons = /^(?:spring|summer|fall|winter|dinner|lunch|breakfast)\b/;

/** "flu shots", "tomato and pepper plants", "registration": no name, by its neighbours or because it has no article. */
function isPlainThing(words: string): boolean {
  const [first, second, third] = tagged(words);
  if (!first || !isNoun(first) || !isWord(first.lower)) return false;
  if (isMass(first.lower)) return true;
  return [second, second?.lower === 'and' ? third : undefined].some(
    (word) => word?.pos === 'NOUN' && isWord(word.lower),
  );
}

/** Words after which a second clause begins, or that lean on the end of the sentence. */
const ties =
  /[,;:–]|\b(?:but|so|because(?! of)|if|when|while|that|says?|said|thinks?|knows?|hopes?|asks?|who|which|whether|even|not|only|usual|until(?! \d| noon)|unless|than)\b|\band (?:we|you|they|he|she|it|I|our|the|a|an|my|your)\b/i;

/** Whether the words are one clause, so that a part of them may change its place. */
export const isOneClause = (words: string): boolean => !ties.test(words);

/** "11 employees and trains two apprentices": another deed of the same subject. */
const secondDeed =
  / and [a-z]+s (?:an?|the|our|your|its|two|three|four|five|six|\d|\$|for|to|at|in|on|with|up|out)\b/;
export const hasSecondDeed = (words: string): boolean => secondDeed.test(words);
