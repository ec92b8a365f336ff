import { tagged } from '../../../facts/grammar/tagging.js';

/** At the end of a sentence: all but the last thing with their commas, and the last one. */
const listAtEnd = /^(.*?)([^,]+(?:, [^,]+)+?)(,?) and ([^,]+?)([.!]?)$/;
const ordered =
  /\d|day\b|\b(?:first|then|next|last|finally|also|both|another|other|it|them|etc)\b/i;

/** A thing in a row: named by a few words without a verb, of the same form as its neighbours. */
const isThing = (words: string) =>
  words !== '' &&
  words.split(' ').length <= 4 &&
  !ordered.test(words) &&
  tagged(words).every(({ pos }) => /^(?:DET|ADJ|NOUN|PROPN|PART)$/.test(pos));

const isDetermined = (words: string) => /^(?:DET|PRON)$/.test(tagged(words)[0]?.pos ?? '');

/** "We check the heat exchanger, the filter and the thermostat." → "… the thermostat, the filter and the heat exchanger." */
export function listTurned(sentence: string): string | undefined {
  const [, lead = '', row = '', comma = '', last = '', mark = ''] = listAtEnd.exec(sentence) ?? [];
  const things = row.split(', ');
  const [head = ''] = things;
  // The first thing begins behind the last verb, preposition or colon.
  const start = tagged(lead + head).findLast(
    ({ pos, lower }) => /^(?:VERB|AUX|ADP)$/.test(pos) || lower === ':',
  )?.end;
  if (start === undefined) return undefined;
  const first = (lead + head).slice(start).trim();
  const all = [first, ...things.slice(1), last];
  if (!all.every(isThing) || !all.every((one) => isDetermined(one) === isDetermined(first)))
    return undefined;
  const turned = all.reverse();
  const end = turned.pop();
  return `${(lead + head).slice(0, start)} ${turned.join(', ')}${comma} and ${end}${mark}`;
}
