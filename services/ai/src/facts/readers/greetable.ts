import { monthWord, weekdayWord } from '../grammar/calendar-names.js';
import { numberedNoun } from '../grammar/word-lists.js';
import type { Addressed } from './addressees.js';

/** Months that are first names, too. */
const namesOfPeople = /^(?:april|may|june|august)$/;

/** Who is named by somebody else: "Tyler's mom", "Dr. Bell's office". */
const people =
  /^(?:mom|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather|wife|husband|son|daughter|sister|brother|family|office|team|crew|staff)$/;

/**
 * Whether a letter can greet somebody so: no day or month ("Dear Wednesday team", "Dear Dr. Sept"), nothing with a
 * number ("Dear Unit"), and nothing that is somebody's ("Dear Mrs. Lund's Volvo").
 */
export function isGreetable(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return (
    !weekdayWord.test(words[0] ?? '') &&
    !(numberedNoun.test(words[0] ?? '') && (words.length === 1 || /^\d/.test(words[1] ?? ''))) &&
    // "we will miss her"
    !/^miss (?:h[ei][rm]|you|them|it|the|our|my|a)\b/i.test(name) &&
    (!monthWord.test(last) || namesOfPeople.test(last)) &&
    (!/^(?:mrs?|ms|miss|dr)\b.*['’]s /i.test(name) || people.test(last))
  );
}

/** What an entry says of its reader, unless whom it seems to address is nobody. */
export const ifGreetable = (read: Addressed, typed: string): Addressed =>
  [read.people.reader, read.people.readerFirm].every((name) => !name || isGreetable(name))
    ? read
    : { text: typed, people: {} };
