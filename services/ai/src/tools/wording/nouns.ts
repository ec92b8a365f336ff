import { termsOf } from '../../facts/grammar/grammar.js';
import { countedIngs, massWords } from './note-words.js';

/** The words of a thing before "with", "for" and the like; its number is theirs. */
const headOf = (thing: string) =>
  thing.split(
    /\s(?:of|in|for|with|from|at|on|to|by|under|over|after|before|without|within|that|who|up|done|made|while)\s/i,
    1,
  )[0] ?? thing;

const irregularMany =
  /\b(?:people|children|men|women|feet|teeth|mice|wipers|clothes|jeans|pants|kids)$/i;
const singularS =
  /(?:ss|us|is|glass|class|bus|gas|lens|series|news|tennis|gymnastics|pilates|christmas|process|address|fitness|business|dress|access|bonus|campus|canvas|yes|this|tax|as)$/i;

/** "Wipers", "clay and firing", "two dogs from the same home": many. */
export function isMany(thing: string): boolean {
  const head = headOf(thing.trim());
  if (/ (?:and|&) /.test(head)) return true;
  if (/^(?:one|1|a|an|each|every|this|that)\b/i.test(head)) return false;
  if (
    /^(?:two|three|four|five|six|both|most|all|some|many|these|those)\b/i.test(head) &&
    !isMass(head)
  )
    return true;
  if (
    /^(?:\d+[- ])(?:minute|hour|day|week|month|year|inch|foot|mile|pound|point|speed)\b/i.test(head)
  )
    return /s$/.test(head) && !/^\d+ (?:minutes|hours)$/.test(head);
  if (irregularMany.test(head)) return true;
  return (
    /[a-z]s$/i.test(head) &&
    !singularS.test(head) &&
    !termsOf(head.toLowerCase()).at(-1)?.tags.has('Person')
  );
}

const massAtEnd = new RegExp(`${massWords.source}$`, 'i');

/** Whether the thing is not counted: "bread", "sewing". */
export const isMass = (thing: string): boolean => {
  const head = headOf(thing.trim());
  const [last = ''] = head.split(' ').slice(-1);
  return massAtEnd.test(head) || (/[a-z]{2}ing$/i.test(last) && !countedIngs.test(last));
};

const determined =
  /^(?:the|a|an|our|my|your|his|her|their|its|this|that|these|those|any|all|some|every|each|no|most|both|only|many|half|two|three|four|five|six)\b|^(?:\$?\d(?!\d*[- ](?:minute|hour|day|week|month|year|inch|foot|mile|pound|ounce|gallon|point|speed|piece|oz|lb)\b)|[A-Z](?![A-Z]+ [a-z]+(?:[^s ]| [a-z]+[^s ])$))/;

/** "a" or "an" by sound. */
const indefinite = (thing: string): string =>
  `${/^[AEFHILMNORSX][A-Z]+\b/.test(thing) || (/^(?:[aeio]|u(?!ni|s[ae]|k)|8|11\b|18\b|hour|honest)/i.test(thing) && !/^(?:one|once)\b/i.test(thing)) ? 'an' : 'a'} ${thing}`;

/** "juice groove" → "a juice groove"; names, many and masses stay. */
export function withIndefinite(thing: string): string {
  const plain = thing.trim();
  if (determined.test(plain) || isMany(plain) || isMass(plain)) return plain;
  return indefinite(plain);
}

/** The form of "to be" that goes with a thing. */
export const be = (thing: string): 'is' | 'are' => (isMany(thing) ? 'are' : 'is');
