import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../../facts/grammar/grammar.js';
import { lowerCommonStart } from '../../facts/grammar/sentence.js';

const boundary =
  /(?=,\s|\s(?:because|so|and|but|which|that|who|to|for|at|on|from|with|there|next|after(?! school)|before|until|till|in|if|when|since|due|by|as|while|every|through|–|-)\s)/i;
const weakEnd =
  /(?:[\s,;:–-]|\b(?:a|an|the|our|my|your|and|or|but|so|of|to|for|at|on|in|from|with|by|all|both|just|even|only|back|up to|is|are|was|were|will|very|it|we|that|this|because|if|when|per|each|about))+$/i;

/** As much of a phrase as fits, cut between its parts and never in the middle of one. */
export function shorten(phrase: string, most: number): string {
  const plain = phrase.replace(/\s+/g, ' ').replace(/[.!?;:,\s]+$/, '');
  if (plain.length <= most) return plain;
  let kept = '';
  for (const part of plain.split(boundary)) {
    if (kept.length + part.length > most) break;
    kept += part;
  }
  const cut = kept.replace(weakEnd, '').replace(openRange, '').trim();
  // "… when you first turn", of "turn it on": a clause that is cut goes whole.
  const clause = openClause.exec(cut);
  return clause && clause.index > shortestHead ? cut.slice(0, clause.index) : cut;
}
/** "from 9", of "from 9 to noon". */
const openRange = /,? (?:from|between) \d\S*$/;
const openClause =
  /,? (?:when|if|because|while|before|after|until|since|that|who|which|as|so|but) (?:you|we|it|they|I|he|she|your|the|our|my)\b [^,]*$/i;
const shortestHead = 15;

const determined =
  /^(?:the|a|an|our|my|your|his|her|their|its|this|that|these|those|any|all|some|every|each|no|not|both|being|having|how|what|when|why|\$?\d|[A-Z])/;

/** "wrong order" → "the wrong order". Names, numbers and "-ing" forms stay. */
export function withArticle(phrase: string): string {
  if (
    determined.test(phrase) ||
    /^[a-z]+ing (?:\d|one|two|three|four|five|six|ten|the|your|our|my|an?|all|up|out)\b/.test(
      phrase,
    )
  )
    return phrase;

  // "unit 4B" is a name.
  if (/^[a-z]+ \d+[A-Z]?$/.test(phrase) || termsOf(phrase)[0]?.tags.has('Gerund')) return phrase;
  return `the ${phrase}`;
}

/** What a sentence is about: the words before its verb. Undefined for "we", "it" and the like. */
export function subjectOf(sentence: string): string | undefined {
  const terms = termsOf(
    sentence.replace(/[.!?]+$/, '').replace(/^(?:(?:ok|okay|so|well|hi|and|but)\s+)+/i, ''),
  );
  const at = terms.findIndex(
    ({ text, tags }, index) =>
      index > 0 &&
      tags.has('Verb') &&
      !tags.has('Gerund') &&
      !tags.has('Infinitive') &&
      text !== '',
  );
  if (at < 1) return undefined;
  const subject = terms
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ')
    .trim();
  if (
    /\b(?:I|we|you|it|he|she|they|there|so|who|which|everything|everyone)\b/i.test(subject) ||
    /^(?:this|that)\b/i.test(subject)
  )
    return undefined;
  return subject.split(' ').length <= 16 ? subject : undefined;
}

/** "a", "a and b", "a, b and c". */
export function inSeries(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "a, b or c". */
export const inChoice = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

export { lowerCommonStart, upperFirst };
