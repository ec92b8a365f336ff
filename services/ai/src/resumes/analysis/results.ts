import { strongVerb } from './verbs.js';

/** Years, names of things with digits ("x86", "ISO 9001", "C++17"), and numbers of years or months. */
const otherNumbers =
  /\b(?:19|20)\d\d\b|(?<=\p{L}[\p{L}+#-]*)\d[\d.]*|\d[\d.]*(?=\p{L}{1,2}\b(?!\s*%))|\b(?:iso|din|rfc|sox|form|version|v|level|grade|type|windows|office|html|css|web|python|java|php|angular|es)\s?\d[\d.]*|\b\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?)\b|\b24\/7\b|\b\d{3}[\s.-]\d{3,4}[\s.-]?\d{4}\b/giu;

const amounts =
  /[$€£¥]\s?\d|\d\s?(?:%|percent|per cent|€|£|million|billion|thousand|[kKmM]\b|[xX]\b|times\b)/u;
/** "6 receptionists", "310 loaves", "40,000 shops". */
const counted = /(?<![\p{L}\d.,])\d[\d,.]*\+?\s+(?:of\s+)?\p{L}{3,}/u;
const ranges = /\bfrom\s+\d[\d,.]*.{0,30}\bto\s+\d/i;

const numberWords =
  /\b(?:half|third|quarter|double[ds]?|doubling|tripled?|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|millions?|tenth|one|single|first)\b/i;

/** Whether a text has any number, in digits or words: then it is never said to have none. */
export const hasNumber = (text: string): boolean =>
  /[\d٠-٩۰-۹]/u.test(text.replace(/\b(?:19|20)\d\d\b/g, '')) || numberWords.test(text);

/**
 * Whether a sentence states a result in numbers: a verb for what was achieved, and a number with a percent sign, money
 * or a counted thing.
 */
export function isResultInNumbers(text: string, isEnglish: boolean): boolean {
  const rest = text
    .replace(amounts, (found) => ` ${found} `)
    .replace(otherNumbers, (found) => (amounts.test(found) ? found : ' '));
  if (amounts.test(text)) return !isEnglish || strongVerb.test(text) || pastVerb.test(text);
  if (!isEnglish) return false;
  return (
    (counted.test(rest) || ranges.test(rest)) && (strongVerb.test(text) || pastVerb.test(text))
  );
}

const pastVerb = /^\p{Lu}[\p{L}-]*(?:ed|ought|ilt|ept|ent|ewrote|rote|ook|ave|old)\b/u;
