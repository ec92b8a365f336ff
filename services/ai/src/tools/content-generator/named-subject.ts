import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../../facts/grammar/grammar.js';

const small = /^(?:of|the|and|in|at|on|for|de|la|&)$/;
/** A press release may also begin with something that has no name. */
const unnamed =
  /^(?:the|a|an|our|my|we|i|it|this|that|these|all|every|some|local|new|free|annual|area|holiday|summer|winter|spring|fall|community|first|second|third|last|\d.*|two|three|four|five|more|join|come|now|after|for|in|on|at|from|with|by|family|owner|registration|tickets|kids|families|residents|volunteers|students)$/i;

/**
 * The name that a press release begins with: "walden's ridge tool library opens …" → "Walden's Ridge Tool Library opens …".
 * Words before the first verb that have no article are one.
 */
export function withNamedSubject(entered: string): string {
  const [sentence = ''] = entered.split(/[.!?\n]/, 1);
  const terms = termsOf(sentence);
  const at = terms.findIndex(
    ({ tags }, index) =>
      index > 0 && tags.has('Verb') && !tags.has('Gerund') && !tags.has('Infinitive'),
  );
  const words = terms.slice(0, at).map(({ text }) => text);
  const subject = sentence.trimStart().split(/\s+/).slice(0, words.length).join(' ');
  if (at < 2 || words.length > 8 || unnamed.test(words[0] ?? '') || /[,:;]/.test(subject))
    return entered;
  const named = subject
    .split(' ')
    .map((word, index) => (index > 0 && small.test(word) ? word : upperFirst(word)))
    .join(' ')
    .replace(/ co$/i, ' Co');
  return entered.replace(subject, named);
}
