import { severalPattern, valueOfWords } from '../../../facts/amounts/number-words.js';

/** "Two helpers, 3,200 a month each": the amount counts twice. */
const forEach =
  /\b(?:each(?! (?:month|week|year))|apiece|per (?:person|head|employee|worker|helper|unit)|cada un[oa]|por persona)\b/i;
const severalOf = new RegExp(
  `(?<![$\\d,.]|\\bmonth |\\bmes )\\b(${severalPattern}|[2-9]|1\\d|20)\\s+(?=[a-záéíóúñ])(?!k\\b|mil\\b|dollars|bucks|d[oó]lares|a |per |al |por |each|cada|(?:weeks?|days?|months?|hours?|semanas?|d[ií]as?|mes(?:es)?|horas?)\\b)`,
  'gi',
);

/** 2 of "two", "dos" and "2"; 1 where nothing is counted. */
const countOf = (entered = '1'): number => Number(entered) || valueOfWords(entered);

/**
 * For how many things or people an amount counts: 2 of "two helpers, 3,200 a month each".
 * @returns the count with the words that tell it, 1 without any; undefined where several are counted
 */
export function countedIn(text: string): { count: number; words: string } | undefined {
  const [first, ...others] = forEach.test(text) ? text.matchAll(severalOf) : [];
  if (others.length > 0) return undefined;
  return { count: countOf(first?.[1]), words: first?.[0] ?? '' };
}
