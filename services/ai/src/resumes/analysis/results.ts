import { numberWords } from '../../facts/amounts/number-words.js';
import { strongVerb } from './verbs.js';

/** Days, years, names of things with digits ("x86", "ISO 9001", "C++17"), and numbers of years or months. */
const otherNumbers =
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d\d\b|(?<=\p{L}[\p{L}+#-]*)\d[\d.]*|\d[\d.]*(?=\p{L}{1,2}\b(?!\s*%))|\b(?:iso|din|rfc|sox|form|version|v|level|grade|type|windows|office|html|css|web|python|java|php|angular|es)\s?\d[\d.]*|\b\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?)\b|\b24\/7\b|\b\d{3}[\s.-]\d{3,4}[\s.-]?\d{4}\b/giu;

const amounts =
  /[$€£¥]\s?\d|\d\s?(?:%|percent|per cent|€|£|million|billion|thousand|[kKmM]\b|[xX]\b|times\b)/u;
/** "6 receptionists", "310 loaves", "40,000 shops". */
const counted = /(?<![\p{L}\d.,])\d[\d,.]*\+?\s+(?:of\s+)?\p{L}{3,}/u;
/** "98 or better", "4.9 out of 5" */
const marks = /(?<![\p{L}\d.,])\d[\d.]*\s+(?:or (?:better|higher|above|more)|out of \d+)\b/iu;
const ranges = /\bfrom\s+\d[\d,.]*.{0,30}\bto\s+\d/i;

const inWords = new RegExp(
  `\\b(?:half|third|quarter|double[ds]?|doubling|tripled?|twice|${Object.keys(numberWords).join('|')}|hundreds|thousands?|dozens?|millions?|tenth|single|first)\\b`,
  'i',
);

/** Whether a text has any number, in digits or words: then it is never said to have none. */
export const hasNumber = (text: string): boolean =>
  /[\d٠-٩۰-۹]/u.test(text.replace(/\b(?:19|20)\d\d\b/g, '')) || inWords.test(text);

/**
 * The number in which a sentence states a result: a verb for what was achieved, and a number with a percent sign, money
 * or a counted thing.
 */
export function resultIn(text: string, isEnglish: boolean): string | undefined {
  const isDone = strongVerb.test(text) || pastVerb.test(text);
  const amount = amounts.exec(text)?.[0];
  if (amount) return !isEnglish || isDone ? amount : undefined;
  if (!isEnglish || !isDone) return undefined;
  const rest = text.replace(otherNumbers, (found) => (amounts.test(found) ? found : ' '));
  return (marks.exec(rest) ?? counted.exec(rest) ?? ranges.exec(rest))?.[0];
}

const pastVerb = /^\p{Lu}[\p{L}-]*(?:ed|ought|ilt|ept|ent|ewrote|rote|ook|ave|old)\b/u;
