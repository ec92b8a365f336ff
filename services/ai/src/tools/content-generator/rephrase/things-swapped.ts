import { isNoun, isVerb, type Tagged, tagged } from '../../../facts/grammar/tagging.js';

/** Things that are always said in this order, or are one thing. */
const idiom =
  /\b(?:pros and cons|odds and ends|nuts and bolts|arts and crafts|ladies and gentlemen|boys and girls|moms and dads|ups and downs|terms and conditions|bits and pieces|bed and breakfast|food and drinks?|salt and pepper|black and white|drop[- ]?offs? and pick[- ]?ups?|heating and (?:air|cooling)|rock and roll|mac and cheese|peanut butter and jelly|fish and chips|biscuits and gravy|trial and error|parts and labor|nails? and|research and|soup and|first and|back and forth|day and night|seek)\b/i;
/** What comes first stays first: "the first, the second and the third". */
const ordered =
  /\b(?:first|then|next|last|finally|also|both|another|other|it|them|etc|between|from)\b|day\b|days\b/i;

/** From one word up to another one. */
interface Thing {
  readonly start: number;
  readonly end: number;
}

const mayBeIn = (word: Tagged | undefined) =>
  /^(?:ADJ|NOUN|NUM|PROPN)$/.test(word?.pos ?? '') || /^['’]s$/.test(word?.text ?? '');

function thingBefore(words: readonly Tagged[], end: number): Thing | undefined {
  let start = end;
  while (start > 0 && mayBeIn(words[start - 1])) start -= 1;
  return start < end && isNoun(words[end - 1]) ? { start, end } : undefined;
}

function thingFrom(words: readonly Tagged[], start: number): Thing | undefined {
  const from = words[start]?.pos === 'DET' ? start + 1 : start;
  let end = from;
  while (mayBeIn(words[end])) end += 1;
  if (end === from || !isNoun(words[end - 1])) return undefined;
  // "the batch number and the date of the harvest": it is the date's.
  const more = words[end]?.lower === 'of' && start < from ? thingFrom(words, end + 1) : undefined;
  return { start, end: more?.end ?? end };
}

/** All things of the row whose last one stands after this "and". */
function rowAt(words: readonly Tagged[], and: number): Thing[] | undefined {
  const last = thingFrom(words, and + 1);
  if (!last) return undefined;
  const isDetermined = words[last.start]?.pos === 'DET';
  const row = [last];
  let end = words[and - 1]?.lower === ',' ? and - 1 : and;
  for (;;) {
    const bare = thingBefore(words, end);
    if (!bare) return undefined;
    const start = isDetermined ? bare.start - 1 : bare.start;
    if (isDetermined && words[start]?.pos !== 'DET') return undefined;
    row.unshift({ start, end });
    if (words[start - 1]?.lower !== ',' || !thingBefore(words, start - 1)) return row;
    end = start - 1;
  }
}

/** Before a row stands nothing that is said of its first thing alone. */
const leads = /^(?:ADP|VERB|AUX|DET|PRON)$/;
const owner = /^(?:my|our|your|his|her|their|its)$/;
/** After it nothing that is said of its last one alone. */
const follows = /^(?:ADP|ADV|PRON|SCONJ|PUNCT)$/;
/** "At the landing or reserve by phone": a second deed. */
const deed =
  /^(?:call|text|book|reserve|order|stop|visit|email|message|drop|walk|shop|plan|place|mail|ship|work|rent|repair|clean|paint|store|park)$/;

function isOfOneForm(words: readonly Tagged[], row: readonly Thing[]): boolean {
  const formOf = ({ start, end }: Thing) =>
    ['NUM', 'ADJ'].map((pos) => words.slice(start, end).some((word) => word.pos === pos)).join(' ');
  return row.every(
    (thing) =>
      formOf(thing) === formOf(row[0] ?? thing) &&
      thing.end - thing.start <= 5 &&
      words.slice(thing.start, thing.end).every(({ text }) => !/^\p{Lu}(?!.*\d)/u.test(text)) &&
      // "dogs cats and rabbits": a comma is missing.
      words
        .slice(thing.start, thing.end - 1)
        .every(({ pos, lower }) => pos !== 'NOUN' || !/[^s]s$/.test(lower)),
  );
}

/**
 * "12 taps and 60 seats" → "60 seats and 12 taps": things of one form the other way around; the sentence itself where it
 * has no such row.
 */
export function thingsSwapped(sentence: string): string {
  if (idiom.test(sentence)) return sentence;
  const words = tagged(sentence);
  for (const [at, { lower }] of words.entries()) {
    const row = /^(?:and|or)$/.test(lower) ? rowAt(words, at) : undefined;
    const [first, last] = [row?.[0], row?.at(-1)];
    if (!row || !first || !last || first.start === 0) continue;
    const [lead, next] = [words[first.start - 1], words[last.end]];
    const isRow =
      leads.test(lead?.pos ?? '') &&
      (lead?.pos !== 'PRON' || owner.test(lead.lower)) &&
      // "an oven and stove": the article is that of its word.
      !/^(?:an?|each|every|this|between|of)$/.test(lead?.lower ?? '') &&
      (!next ||
        (next.lower === ','
          ? words[last.end + 1]?.pos === 'CCONJ'
          : follows.test(next.pos) && !/^(?:of|that|who|which)$/.test(next.lower))) &&
      // "lead to ice dams": the verb may be a thing.
      !(
        lead?.pos === 'VERB' &&
        words[first.start - 2]?.lower === 'to' &&
        isVerb(words[first.start - 3])
      ) &&
      !deed.test(words[last.start]?.lower ?? '') &&
      isOfOneForm(words, row);
    const text = ({ start, end }: Thing) =>
      sentence.slice(words[start]?.start, words[end - 1]?.end);
    if (!isRow || ordered.test(sentence.slice(words[first.start]?.start, words[last.end - 1]?.end)))
      continue;
    // What stands between the things keeps its place.
    const turned = row.map(text).reverse();
    const said = row.map((thing, index) => {
      const following = row[index + 1];
      const between = following
        ? sentence.slice(words[thing.end - 1]?.end, words[following.start]?.start)
        : '';
      return turned[index] + between;
    });
    return (
      sentence.slice(0, words[first.start]?.start) +
      said.join('') +
      sentence.slice(words[last.end - 1]?.end)
    );
  }
  return sentence;
}
