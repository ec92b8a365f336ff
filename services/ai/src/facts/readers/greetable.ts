import { numbered, weekday } from '../grammar/word-kinds.js';
import type { Addressed } from './addressees.js';

/** Whether a letter can greet somebody so: no day ("Dear Wednesday team"), and nothing with a number ("Dear Unit"). */
export function isGreetable(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return !weekday.test(words[0] ?? '') && !numbered.test(words.at(-1) ?? '');
}

/** What an entry says of its reader, unless whom it seems to address is nobody. */
export const ifGreetable = (read: Addressed, typed: string): Addressed =>
  [read.people.reader, read.people.readerFirm].every((name) => !name || isGreetable(name))
    ? read
    : { text: typed, people: {} };
