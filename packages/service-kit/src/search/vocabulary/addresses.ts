import { foldText } from '@commons/contracts/fold-text';
import { isStreetWord, stateCode } from './places.js';

/** A street address in the middle of a text. */
export interface FoundAddress {
  /** "295 Flatbush Ext Brooklyn" */
  readonly text: string;
  /** What follows the street, e.g. a borough: "Brooklyn". */
  readonly locality?: string;
}

/** Longer texts name their address at the beginning or not at all. */
const searched = 600;
const mostAddresses = 3;

/** A number, and capitalized words after it: "59-17 Junction Blvd Corona Ny", "1 Court Square, Queens". */
const capitalized =
  /(?<![\w$.,-])\d{1,5}(?:-\d{1,4})?(?: (?:[NSEW]\.?|North|South|East|West))?(?:,? (?:\d{1,3}(?:st|nd|rd|th)|[A-Z][\w'.]*)){1,7}/g;

/** The street addresses that a text names, e.g. where a job is when its fields do not say it. */
export function addressesIn(text: string | undefined): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (const [match] of (text ?? '').slice(0, searched).matchAll(capitalized)) {
    const words = match.split(/[ ,]+/).filter(Boolean);
    const street = words.findIndex((word, at) => at > 1 && isStreetWord(plain(word)));
    if (street < 0 || found.length >= mostAddresses) continue;
    const rest = sentence(words.slice(street + 1));
    const locality = localityOf(rest);
    const address = [...words.slice(0, street + 1), ...rest].join(' ');
    found.push({ text: address, ...(locality && { locality }) });
  }
  return found;
}

const plain = (word: string) => foldText(word).replaceAll('.', '');

/** The words up to a full stop: what follows is no address any more. */
function sentence(words: readonly string[]): string[] {
  const last = words.findIndex((word) => word.endsWith('.'));
  return words.slice(0, last < 0 ? words.length : last + 1);
}

/** "Corona Ny" is Corona; "NY NY" and "N.Y." say no more than the state. */
function localityOf(words: readonly string[]): string | undefined {
  const names = words.map((word) => word.replace(/\.+$/, ''));
  while (names.length > 0 && stateCode(plain(names.at(-1) ?? ''))) names.pop();
  const name = names.join(' ');
  return /^[A-Z][a-z]{3,}( [A-Z][a-z]+){0,2}$/.test(name) ? name : undefined;
}
