import { isNoun, tagged } from '../../../facts/grammar/tagging.js';

/** These need what was said before them. */
const leaning =
  /^(?:the|la|el|los|las|lo|you|please|if|when|call|bring|come)\s|\b(?:still|already|as usual|again|another|instead|too|also|same|anymore|then|next|finally|after that|todavía|también|otra?|misma?)\b/i;

const pronoun =
  /\b(?:it|them|him|its|their|they|there(?! (?:is|are|was|were|will)\b|['’]s))\b(?!(?:['’]s| is| gets| was)? (?:rain|snow|free|cool|cold|hot|warm|nice|time|up to)\w*)/gi;
/** Of the subject of its own clause: "Kids bring their bikes". */
const ofSubject = /^(?:its|their|they)$/i;
const boundary =
  /,|\b(?:and|or|but|so|when|if|that|who|which|because|since|then|before|after|until|where|to)\b/i;

/** Whether the words before a pronoun name what it means. */
const hasMeaning = (before: string, isOfSubject: boolean): boolean => {
  const last = [...before.matchAll(new RegExp(boundary, 'gi'))].at(-1)?.index;
  const named = isOfSubject ? before : before.slice(0, last ?? 0);
  return tagged(named).some(isNoun);
};

const loose = /^(?:(?:if|when) you|you|please|if|when|bring|call|come)\s/i;
const named = /^(?:the|los|las|el|la) (\p{L}+)/iu;

/**
 * Whether a sentence that leans back may follow any other than the first: it is a condition or says "you", it names
 * what only the first sentence has named, or it is about many in Spanish ("los niños").
 */
export function mayFollowAny(sentence: string, before: readonly string[]): boolean {
  const [start = ''] = loose.exec(sentence) ?? [];
  if (start) return !leansBack(sentence.slice(start.length));
  const [found = '', word = ''] = named.exec(sentence) ?? [];
  const rest = sentence.slice(found.length);
  const isIn = (one: string) => one.toLowerCase().includes(word.toLowerCase().slice(0, 5));
  return (
    word.length > 3 &&
    !/^(?:only|same|other|next|first|second|last|new|rest|best|one|ones|mism\p{L}|otr\p{L}+|primer\p{L}*)$/iu.test(
      word,
    ) &&
    !leansBack(`A ${word}${rest}`) &&
    (/^l[oa]s /i.test(found) || isIn(before[0] ?? '')) &&
    !before.slice(1).some(isIn)
  );
}

/** Whether a sentence needs what was said before it: "We still deliver", "Last year it went to Ann", "14 people work there". */
export function leansBack(sentence: string): boolean {
  if (leaning.test(sentence)) return true;
  return [...sentence.matchAll(pronoun)].some(
    ({ 0: word, index }) => !hasMeaning(sentence.slice(0, index), ofSubject.test(word)),
  );
}
