import { readFacts } from '../facts.js';
import { addressedIn } from '../readers/addressees.js';
import { ifGreetable } from '../readers/greetable.js';
import { readPeople } from '../readers/people.js';
import { tidyWords } from '../spelling/tidy-words.js';
import type { ReadRequest } from './read-request.js';

/** What a request tells, after the order that names its reader or thanks them: "e-mail to Mrs. Dalton". */
export function withReaderOf({ head, text }: Pick<ReadRequest, 'head' | 'text'>): string {
  if (!head) return text;
  const order = tidyWords(head).replace(/[\s,;:.–—-]+$/, '');
  const { people } = ifGreetable(addressedIn(order), order);
  const { acts } = readFacts([order], { isLetter: true });
  const isRead =
    acts.every(({ kind, text: what }) => opening.test(kind) && !/^(?:for )?to\b/.test(what)) &&
    (acts.length > 0 || people.reader || people.readerFirm);
  if (isRead) return `${order}. ${text}`;
  const { reader, readerFirm } = { ...readPeople(order), ...people };
  const named = reader ?? readerFirm;
  const told = named ? `Write to ${named}: ${text}` : text;
  // "An apology to a customer": for what, the rest says.
  return acts.some(({ kind }) => kind === 'apology')
    ? `${told.replace(/[.\s]+$/, '')}.\nSay sorry.`
    : told;
}

/** What an order at the beginning may say beside who reads the text. */
const opening = /^(?:thanks|apology|reminder)$/;

/** A request without the words that it begins with, however they were tidied since. */
export function withoutHead(request: string, head: string): string {
  const words = head.match(/[\p{L}\d]+/gu);
  if (!words) return request;
  return request.replace(
    new RegExp(`^[^\\p{L}\\d]*${words.join('[^\\p{L}\\d]+')}[^\\p{L}\\d$"“(#]*`, 'iu'),
    '',
  );
}
