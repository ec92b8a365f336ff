import { isNoun, type Tagged, tagged } from './tagging.js';
import { beginsOrder, costOf, someDay } from './wholeness.js';

/** Most words that are looked at: a longer text without any mark is left as it is. */
const longest = 70;
/** What a further part must gain to be one. */
const gain = 0.25;

const particle =
  /^(?:up|down|off|out|back|over|in|on|away|through|too|again|here|there|home|first|please)$/;
const timeNoun =
  /^(?:mornings?|afternoons?|evenings?|nights?|weeks?|months?|years?|days?|hours?|minutes?|noon|weekends?|am|pm|each|apiece|percent|old|sharp|total|only|due|off|today|tomorrow|tonight|yesterday)$/;

const ordersSomeone =
  /^(?:tell|ask|remind|inform|warn|notify|invite|thank|let|told|asked|letting|make|makes|help)$/;

/** Whether one thought may end before this word and another begin with it. */
function mayPart(words: readonly Tagged[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || word.start === before.end) return false;
  if (word.pos === 'NUM' && someDay.test(before.lower)) return false;
  // A day belongs to what stands before it.
  if (/^(?:me|him|her|us|them|am|pm|not|starting)$/.test(word.lower) || someDay.test(word.lower))
    return false;
  if (ordersSomeone.test(before.lower)) return false;
  if (
    before.pos === 'NUM' &&
    word.pos === 'PROPN' &&
    !isNoun(words[at - 2]) &&
    !/day$/.test(word.lower)
  )
    return false;
  if (/^(?:,|;)$/.test(before.text)) return true;
  if (/^(?:PUNCT)$/.test(word.pos) || /^(?:PUNCT)$/.test(before.pos)) return false;
  if (beginsOrder(words, at)) return true;
  if (before.text === '$' || /^(?:'s|n't|'ll|'re|'ve|'m|'d)$/.test(word.lower)) return false;
  if (/^(?:ADP|DET|AUX|CCONJ|SCONJ|PART)$/.test(before.pos) && !particle.test(before.lower))
    return /^(?:this|that|those|these|all|both|n't|not)$/.test(before.lower) && word.pos === 'PRON';
  if (
    /'s$/.test(before.text) ||
    /^(?:my|our|your|his|her|their|its|i|we|he|she|they)$/.test(before.lower)
  )
    return false;
  // "a company in Memphis", "off a new one"
  if (before.pos === 'ADP' && /^(?:PROPN|DET|NUM|NOUN|ADJ)$/.test(word.pos)) return false;
  if (/^(?:PART|CCONJ)$/.test(word.pos)) return false;
  if (word.lower === 'for' || word.lower === 'to') return false;
  if (word.pos === 'ADP' && !/^(?:from|till|until)$/.test(word.lower)) return false;
  if (timeNoun.test(word.lower)) return false;
  // "2 trucks", "Coolidge Park", "light colors"
  if (
    before.pos === 'ADJ' &&
    isNoun(word) &&
    !/^(?:free|ready|open|closed|due|available|done|extra|off)$/.test(before.lower)
  )
    return false;
  if (
    before.pos === 'NUM' &&
    word.pos === 'NOUN' &&
    words[at - 2]?.pos !== 'PROPN' &&
    words[at - 2]?.text !== '$' &&
    !/:|[ap]m$/.test(before.text) &&
    !isNoun(words[at - 2])
  )
    return false;
  // "Coolidge Park", "14 Oak St"
  const isNamed = (one: Tagged) => /^[A-Z][a-z]/.test(one.text) && !someDay.test(one.lower);
  return !(isNamed(before) && isNamed(word));
}

/**
 * The thoughts of words that were typed without any mark, by the parting in which the most of them are whole: "the pavers
 * are wrong | we need slate | can you swap them". One part where nothing is gained by more.
 */
export function partsByWholeness(segment: string): string[] {
  const words = tagged(segment);
  if (words.length < 5 || words.length > longest) return [segment];
  const whole = costOf(segment);
  if (whole < 1.9) return [segment];
  const ends = [
    0,
    ...words.flatMap((word, at) => (at > 0 && mayPart(words, at) ? [word.start] : [])),
    segment.length,
  ];
  /** The cheapest parting up to each end, and where its last part begins. */
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to < ends.length; to += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let from = Math.max(0, to - 22); from < to; from += 1) {
      const text = plain(segment.slice(ends[from], ends[to]));
      const cost = (best[from]?.cost ?? 0) + (text ? costOf(text) : 0);
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const total = best.at(-1)?.cost ?? 0;
  const parts: string[] = [];
  for (let to = ends.length - 1; to > 0; ) {
    const from = best[to]?.from ?? 0;
    parts.unshift(plain(segment.slice(ends[from], ends[to])));
    to = from;
  }
  const isSure = parts.every((part) => part === '' || costOf(part) < 2.5);
  return isSure && total < whole - gain + 1.2 * (parts.length - 1)
    ? parts.filter(Boolean)
    : [segment];
}

const plain = (text: string) => text.replace(/^[\s,;]+|[\s,;]+$/g, '');
