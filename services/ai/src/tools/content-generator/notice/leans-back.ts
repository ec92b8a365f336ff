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

/** Whether a sentence needs what was said before it: "We still deliver", "Last year it went to Ann", "14 people work there". */
export function leansBack(sentence: string): boolean {
  if (leaning.test(sentence)) return true;
  return [...sentence.matchAll(pronoun)].some(
    ({ 0: word, index }) => !hasMeaning(sentence.slice(0, index), ofSubject.test(word)),
  );
}
