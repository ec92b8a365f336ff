import { numberWords } from '../../../facts/amounts/number-words.js';
import { usd } from '../dates-and-amounts.js';
import { isBareMoney } from './bare-money.js';

/** A number of the entered text with the words around it, from which its meaning is read. */
export interface EnteredNumber {
  readonly kind: 'money' | 'percent' | 'count';
  readonly value: number;
  /** As entered, e.g. "$9,500"; an amount without a sign gets one. */
  readonly text: string;
  /** What an amount or a count is per: hour, day, week, two weeks, month, year, or another noun (visit, loaf). */
  readonly per?: string | undefined;
  /** What a count counts: "appointments". */
  readonly noun?: string | undefined;
  /** Words that belong to the number: those since the number or clause before, and those up to the next. */
  readonly before: string;
  readonly after: string;
  readonly sentence: string;
  /** Where it begins in its sentence. */
  readonly start: number;
}

/** Larger ones count only in digits. */
const words = Object.fromEntries(Object.entries(numberWords).filter(([, value]) => value <= 30));

/** Parts said in words, in percent: "half of what they pay", "a third of my income". */
const fractions: Readonly<Record<string, number>> = {
  half: 50,
  'a third': 100 / 3,
  'one third': 100 / 3,
  'two thirds': 200 / 3,
  'a quarter': 25,
  'a fourth': 25,
  'three quarters': 75,
};
const ofSomething = '\\s+(?:of\\s+(?!the day\\b|an? )|what\\b|our\\b|my\\b|as much\\b)';

const digits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const pattern = new RegExp(
  [
    `(?:US)?\\$\\s?(?<dollars>${digits})\\s?(?<scale>k|m|thousand|million)?\\b`,
    `(?<![\\w$.])(?<plain>${digits})(?<thousand>k)?\\s?(?:dollars|bucks)\\b`,
    `(?<![\\w$.])(?<share>${digits})\\s?(?:%|percent\\b)`,
    `\\b(?<fraction>${Object.keys(fractions).join('|')})\\b(?=${ofSomething})`,
    `(?<=\\b(?:his|her|their) )(?<own>third|quarter|fourth)\\b(?=\\s*(?:[.,;?!]|$|of\\b|share\\b|part\\b))`,
    `(?<![\\w$.:-])(?<count>${digits})(?<kilo>k\\b)?(?![\\d%:]|\\s?(?:am|pm|a\\.m|p\\.m)\\b|(?:st|nd|rd|th)\\b)`,
    `(?<!\\b(?:each|first|second|this|that|no|new|old|every|which|the) )\\b(?<word>${Object.keys(words).join('|')})\\b(?=\\s+(?:of\\s+(?:our|my|the|them)\\s+)?(?!of\\b|thing\\b|day\\b|another\\b)[a-z]+)`,
  ].join('|'),
  'gi',
);

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
};

const units: Readonly<Record<string, string>> = { hr: 'hour', mo: 'month', yr: 'year', wk: 'week' };
const notUnits =
  /^(?:few|lot|bit|while|little|couple|new|second|bad|good|big|small|small|full|part|loan|raise|total|quote|discount)$/;

/** "an hour", "/hr", "per visit", "each month", "monthly". */
function perOf(after: string, before: string): string | undefined {
  const own = /^(?:-|\s)*(?:\/|an?\s|per\s|each\s|every\s)\s*([a-z]+)/i
    .exec(after)?.[1]
    ?.toLowerCase();
  if (own && /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(own)) return 'week';
  if (own && !notUnits.test(own) && !/^two|^other|^\d/.test(own)) return units[own] ?? own;
  if (/^[^,.;]{0,12}?\b(?:every (?:two|2|other) weeks?|bi-?weekly)\b/i.test(after))
    return 'two weeks';
  const recent = /^\s*(?:[a-z]+\s+){0,2}(?:last|this) (week|month|year)\b/i.exec(after)?.[1];
  if (recent) return recent.toLowerCase();
  const around = `${before.split(/\s+/).slice(-4).join(' ')} ${after.split(/\s+/).slice(0, 3).join(' ')}`;
  const adverb = /\b(hour|dai|week|month|year|annual)ly\b/i.exec(around)?.[1]?.toLowerCase();
  if (adverb) return { dai: 'day', annual: 'year' }[adverb] ?? adverb;
  return /\bin (?:a|every|each|one) (month|week|day|year)\b/i.exec(after)?.[1]?.toLowerCase();
}

/** Sentences; a dot between digits ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\r?\n+|(?<=[.!?])\s+(?=[A-Z0-9"'$])|(?<=[!?;])\s+/)
    .map((part) =>
      part
        .replace(/^[-*•]\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

const boundary = /[,;:()–—]|\s-\s|\b(?:and|but|while|whereas|so|because|though|although|plus)\b/i;

/** The numbers of a text in their order. Years, clock times and ordinals are none. */
export const numbersIn = (text: string): EnteredNumber[] => sentencesOf(text).flatMap(inSentence);

function inSentence(sentence: string): EnteredNumber[] {
  const matches = [...sentence.matchAll(pattern)].filter((match) => !isYear(match, sentence));
  const found: EnteredNumber[] = [];
  for (const [at, match] of matches.entries()) {
    const start = match.index;
    const end = start + match[0].length;
    const last = matches[at - 1];
    const gapBefore = sentence.slice(last ? last.index + last[0].length : 0, start);
    const gapAfter = sentence.slice(end, matches[at + 1]?.index ?? sentence.length);
    const before = last ? lastPart(gapBefore) : gapBefore;
    const after = matches[at + 1] ? firstPart(gapAfter) : gapAfter;
    const rest = sentence.slice(end);
    const gapToMoney = found.at(-1)?.kind === 'money' ? gapBefore : undefined;
    const number = read(match, { after, before, rest, lead: sentence.slice(0, start), gapToMoney });
    found.push({ ...number, before, after, sentence, start });
  }
  return found;
}

const lastPart = (gap: string) =>
  gap
    .split(boundary)
    .filter((part) => part.trim())
    .at(-1) ?? gap;
const firstPart = (gap: string) =>
  boundary.test(gap.slice(1)) ? gap.slice(0, 1) + (gap.slice(1).split(boundary)[0] ?? '') : gap;

const isYear = (match: RegExpMatchArray, sentence: string) => {
  const { count } = match.groups ?? {};
  if (!count || !/^(?:19|20)\d\d$/.test(count)) return false;
  const before = sentence.slice(0, match.index);
  return /\b(?:in|since|from|by|of|until|for|opened|founded|january|february|march|april|may|june|july|august|september|october|november|december)\s*,?\s*$/i.test(
    before,
  );
};

interface Around {
  readonly before: string;
  readonly after: string;
  /** The whole sentence before and after the number. */
  readonly lead: string;
  readonly rest: string;
  readonly gapToMoney: string | undefined;
}

function read(match: RegExpMatchArray, { after, before, lead, rest, gapToMoney }: Around) {
  const { dollars, scale, plain, thousand, share, fraction, own, count, kilo, word } =
    match.groups ?? {};
  const text = match[0].trim();
  const per = perOf(rest, before);
  const parsed = (digits: string) => Number(digits.replaceAll(',', ''));
  const money = dollars ?? plain;
  if (money) {
    const factor = scales[(scale ?? thousand ?? '').toLowerCase()] ?? 1;
    return { kind: 'money' as const, value: parsed(money) * factor, text, per };
  }
  if (share) return { kind: 'percent' as const, value: parsed(share), text, per };
  const part = fraction ?? own;
  if (part) {
    const value = fractions[part.toLowerCase()] ?? fractions[`a ${part.toLowerCase()}`] ?? 0;
    return { kind: 'percent' as const, value, text, per: undefined };
  }
  if (count) {
    const value = parsed(count) * (kilo ? 1_000 : 1);
    const hasThousand = kilo !== undefined;
    if (isBareMoney({ value, digits: count, hasThousand, before: lead, after: rest, gapToMoney }))
      return { kind: 'money' as const, value, text: usd(value), per };
  }
  const value = word ? (words[word.toLowerCase()] ?? 0) : parsed(count ?? '0') * (kilo ? 1_000 : 1);
  // "40 of 210 members": both count members.
  const ofMany = /^\s*(?:out )?of (?:(?:our|my|the) )?\d[\d,]*\s+([a-z][a-z' -]{0,40})/i.exec(
    rest,
  )?.[1];
  const ofOwn = /^[\s-]*(?:of (?:our|my|the) )?([a-z][a-z' -]{0,40})/i.exec(after)?.[1];
  const noun = (ofMany ?? ofOwn)?.trim().toLowerCase();
  return { kind: 'count' as const, value, text, per: perAfterNoun(after) ?? per, noun };
}

/** "80 appointments a week": what follows the noun. */
const perAfterNoun = (after: string): string | undefined =>
  /\b(?:an?|per|each|every)\s+(hour|day|night|week|month|year)\b/i.exec(after)?.[1]?.toLowerCase();
