import { foldText } from '@commons/contracts/text/fold-text';
import { placeName } from './place-names.js';
import { isStreetWord, stateCode } from './postal-words.js';

/** A street address within a text. */
export interface FoundAddress {
  /** "295 Flatbush Ext Brooklyn" */
  readonly text: string;
  /** City or borough after the street: "Brooklyn". */
  readonly locality?: string;
}

/** Texts name their address within this many characters or not at all. */
const searched = 600;
const maxAddresses = 3;
/** "North Little Rock", "Isle of Palms" */
const longestName = 4;

/** A number, and capitalized words after it: "59-17 Junction Blvd Corona Ny", "1 Court Square, Queens". */
const capitalized =
  /(?<![\w$.,-])\d{1,5}(?:-\d{1,4})?(?: (?:[NSEW]\.?|North|South|East|West))?(?:,? (?:\d{1,3}(?:st|nd|rd|th)|[A-Z][\w'.]*)){1,7}/g;

/**
 * The street addresses in a text, e.g. of a job whose fields have none.
 * @param state code or name of the job's state; only its places match
 */
export function addressesIn(text: string | undefined, state?: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  const code = stateCode(state ?? '');
  for (const [match] of (text ?? '').slice(0, searched).matchAll(capitalized)) {
    const words = match.split(/[ ,]+/).filter(Boolean);
    const street = words.findIndex((word, at) => at > 1 && isStreetWord(plain(word)));
    if (street < 0 || found.length >= maxAddresses) continue;
    const rest = words.slice(street + 1);
    const place = localityOf(rest, code);
    // After "Ave." a new sentence may begin: without a place in it, it is not part of the address.
    const isNewSentence = words[street]?.endsWith('.') && !place;
    const end = place?.end ?? (isNewSentence ? 0 : sentenceLength(rest));
    const address = [...words.slice(0, street + 1), ...rest.slice(0, end)].join(' ');
    found.push({ text: address, ...(place && { locality: place.name }) });
  }
  return found;
}

const plain = (word: string) => foldText(word).replaceAll('.', '');

/** The words up to a full stop, which ends the address. */
function sentenceLength(words: readonly string[]): number {
  const last = words.findIndex((word) => word.endsWith('.'));
  return last < 0 ? words.length : last + 1;
}

/** The first known place in a sentence: "Corona" in "Corona Ny", none in "NY NY" and "Internal". */
function localityOf(words: readonly string[], state: string | undefined) {
  const within = words.slice(0, sentenceLength(words));
  for (let start = 0; start < within.length; ) {
    let step = 1;
    for (let end = Math.min(within.length, start + longestName); end > start; end -= 1) {
      const run = within.slice(start, end);
      const name = placeName(run, state);
      const isState = stateCode(run.map(plain).join(' ')) !== undefined;
      if (name && !isState) return { name, end };
      // "New York": York is another place.
      if (isState) step = Math.max(step, end - start);
    }
    start += step;
  }
  return undefined;
}
