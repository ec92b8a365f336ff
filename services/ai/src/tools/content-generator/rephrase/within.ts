import { termsOf } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/sentence.js';

/**
 * The beginning of a sentence as it stands within one: "Kids bake" → "kids bake", names stay. Undefined where nobody can
 * tell a name from a word.
 */
export function withinSentence(text: string): string | undefined {
  const lowered = lowerFirst(text);
  if (lowered !== text || /^(?:I\b|\d|\$)/.test(text)) return lowered;
  const [, second = ''] = text.split(' ');
  if (/^\p{Lu}/u.test(second)) return text;
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const [first] = termsOf(small);
  if (['Person', 'Place', 'ProperNoun'].some((tag) => first?.tags.has(tag))) return text;
  const isCommon = ['Plural', 'Verb', 'Adjective', 'Pronoun', 'Determiner', 'Value'].some((tag) =>
    first?.tags.has(tag),
  );
  return isCommon ? small : undefined;
}

/** Words behind which a second clause begins, or that lean on the end of the sentence. */
const ties =
  /[,;:–]|\b(?:but|so|because|if|when|while|that|who|which|whether|even|not|only|usual|until|unless|than)\b|\band (?:we|you|they|he|she|it|I|our|the|a|an|my|your)\b/i;

/** Whether the words are one clause, so that a part of them may change its place. */
export const isOneClause = (words: string): boolean => !ties.test(words);
