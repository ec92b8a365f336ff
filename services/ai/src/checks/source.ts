import { numberWords } from '../facts/amounts/number-words.js';
import { monthNames } from '../facts/grammar/calendar-names.js';
/** What a text may repeat, prepared for look-ups. */
export interface Source {
  /** In lower case. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly digits: string;
  readonly numbers: ReadonlySet<number>;
  /** Of those, the percentages. */
  readonly percentages: ReadonlySet<number>;
  /** Months, weekdays and days of a month. */
  readonly dates: ReadonlySet<string>;
}

const months = Object.keys(monthNames);
const smallNumbers: Readonly<Record<string, number>> = {
  ...numberWords,
  dozen: 12,
  half: 50,
  noon: 12,
  midnight: 12,
};

const dateWords =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(mon|tue|wed|thu|fri|sat|sun)(?:s|sdays?|nesdays?|rs?|rsdays?|days?|urdays?)?\b|\d+/gi;

/** "10/15" as "oct 15". */
const named = (text: string) =>
  text.replace(
    /\b(0?[1-9]|1[0-2])\/(\d{1,2})\b/g,
    (_, month: string, day: string) => `${months[Number(month) - 1]} ${day}`,
  );

/** Parts of a date: "oct", "fri", "15". Relative ones ("next week") have none. */
export const datesIn = (text: string): string[] =>
  [...named(text).matchAll(dateWords)].map((match) =>
    (match[1] ?? match[2] ?? String(Number(match[0]))).toLowerCase(),
  );

/** Numbers as digits, with thousands and scales, and as words. */
function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const [, digits = '', scale] of text.matchAll(
    /(\d[\d,]*(?:\.\d+)?)(?:\s?(k|m|thousand|million)\b)?/gi,
  )) {
    const value = Number(digits.replaceAll(',', ''));
    found.add(value);
    if (scale) found.add(value * (/^k|thousand$/i.test(scale) ? 1_000 : 1_000_000));
    for (const part of digits.split(/[,.]/)) found.add(Number(part));
  }
  for (const [word, value] of Object.entries(smallNumbers))
    if (new RegExp(`\\b${word}\\b`, 'i').test(text)) found.add(value);
  return found;
}

export const sourceOf = (given: string): Source => ({
  text: given.toLowerCase(),
  words: new Set(given.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu)),
  digits: given.replace(/\D/g, ''),
  numbers: numbersIn(given),
  percentages: new Set(
    [...given.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent\b)/gi)].map(([, share]) => Number(share)),
  ),
  dates: new Set(datesIn(given)),
});
