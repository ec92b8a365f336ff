import type { Period } from './measure.js';

const periods: Readonly<Record<string, Period>> = {
  hour: 'hour',
  day: 'day',
  night: 'day',
  morning: 'day',
  evening: 'day',
  afternoon: 'day',
  week: 'week',
  weekend: 'week',
  'two weeks': 'two weeks',
  month: 'month',
  year: 'year',
  season: 'year',
  daily: 'day',
  hourly: 'hour',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
};
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** The period that a word names: "morning" is a day, "Saturday" once a week. */
export const periodOfWord = (word: string): Period | undefined =>
  weekday.test(word) ? 'week' : periods[word];

const functionWords = new Set(
  `a an the and or but so if when while because that which who whose than to of in on at by for from
  with without into over under is are was were be am do does did have has had can could will would
  should may might not no it its they them their we us our i me my mine you your he she his her this
  these those there then now just only about around per each every apiece one more less as what where
  how since until before after up down out off again back plus minus versus vs last next once twice
  both all any some most left right still already ago through between during except
  el la los las le les lo un una unos unas y e de del que en por para con se me nos mi mis su sus es
  son estan pero como cada no al`.split(/\s+/),
);
/** Words between a number and what it counts. */
const skipped = new Set(
  'more other new extra additional of our my the those these different whole full big small large little good regular'.split(
    ' ',
  ),
);
const verb =
  /^(?:come|came|need|take|took|pay|paid|buy|bought|want|make|made|get|got|go|went|cost|sell|sold|leave|cancel|quit|run|ran|work|show|use|drive|book|rent|charge|bring|sit|stay|wait|call|sign|signed|join|joined|walk|live|order|ordered|eat|spend|give|gave|instead|total|dropped|drop|cancelled|canceled|stopped|booked|moved|came back)s?$/;
const isWord = /^\p{L}[\p{L}'’-]+$/u;

const dayPart = /^(?:morning|evening|afternoon|night|weekend)$/;
const isNoun = (word = '') =>
  isWord.test(word) && !functionWords.has(word) && !periodOfWord(word) && !verb.test(word);

/** The noun phrase that begins at a word, of at most three words, and where it ends. */
export function nounAt(words: readonly string[], from: number): { nouns: string[]; end: number } {
  let at = from;
  while (skipped.has(words[at] ?? '')) at += 1;
  const nouns: string[] = [];
  while (at < words.length && nouns.length < 3) {
    const word = words[at] ?? '';
    // "3 evening classes"
    const isKind = nouns.length === 0 && dayPart.test(word) && isNoun(words[at + 1]);
    if (isKind) {
      at += 1;
      continue;
    }
    if (!isWord.test(word) || functionWords.has(word) || periodOfWord(word)) break;
    // "9 orders", but "9 people come".
    if (verb.test(word) && (nouns.length > 0 || !/^(?:orders|calls|works|rents)$/.test(word)))
      break;
    nouns.push(word);
    at += 1;
  }
  return { nouns, end: nouns.length > 0 ? at : from };
}

/** What an amount or a count is for. */
export interface Denominators {
  readonly period?: Period | undefined;
  readonly nouns: readonly string[];
  /** "Each", "apiece": of what was named. */
  readonly isEach: boolean;
}

/** "A day", "per card", "each", "every Saturday", "daily", "in wages a month". */
export function denominatorsAt(words: readonly string[], from: number): Denominators {
  let at = from;
  let period: Period | undefined;
  let nouns: readonly string[] = [];
  let isEach = false;
  // "$2,100 more a month"
  if (/^(?:more|extra|less)$/.test(words[at] ?? '')) at += 1;
  // "$2,600 in wages a month"
  if (/^(?:in|of|for)$/.test(words[at] ?? '')) {
    const named = nounAt(words, at + 1);
    const after = words[named.end] ?? '';
    if (named.nouns.length > 0 && /^(?:an?|per|each|every)$/.test(after)) at = named.end;
    // "$6 for a full set"
    else if (words[at] === 'for' && /^(?:an?|each|every)$/.test(words[at + 1] ?? '')) at += 1;
  }
  for (let steps = 0; steps < 3; steps += 1) {
    const [word, next] = [words[at] ?? '', words[at + 1] ?? ''];
    if (/ly$/.test(word) && periodOfWord(word)) {
      period ??= periodOfWord(word);
      at += 1;
    } else if (/^(?:each|apiece)$/.test(word) && !(isWord.test(next) && !functionWords.has(next))) {
      isEach = true;
      at += 1;
    } else if (!/^(?:an?|per|each|every|the|\/)$/.test(word)) break;
    else if (/^(?:two|2|other)$/.test(next) && /^weeks?$/.test(words[at + 2] ?? '')) {
      period ??= 'two weeks';
      at += 3;
    } else if (word !== 'the' && periodOfWord(next)) {
      period ??= periodOfWord(next);
      at += 2;
    } else {
      const phrase = nounAt(words, at + 1);
      if (phrase.nouns.length === 0 || nouns.length > 0) break;
      nouns = phrase.nouns;
      at = phrase.end;
    }
  }
  return { period, nouns, isEach };
}
