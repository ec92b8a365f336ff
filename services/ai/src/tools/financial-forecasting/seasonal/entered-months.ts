import type { EntryMonth } from './seasonal-entry.js';

// The months that a note names, in English and Spanish.

const numbers: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
};
const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|septiembre|octubre|noviembre|dic(?:iembre)?';
/** "We may close", "two years ago" name no month. */
const names = new RegExp(
  `\\b(?!may (?:be|have|not|need|close|hire|buy|lose|get|go|take|add|see|want|even|also)\\b)(?<!(?:years?|months?|weeks?|days?|while|long) (?=ago))(${monthNames})\\b\\.?`,
  'gi',
);
const numberedMonth = /\b(?:month|mes)\s*#?\s*(\d{1,2})\b/gi;

/** Days and seasons that people name instead of months, with their first and last month. */
const seasons: readonly (readonly [RegExp, first: number, last: number])[] = [
  [/\bbetween christmas and (?:the )?new year'?s?\b/gi, 12, 12],
  [/\bentre navidad y año nuevo\b/gi, 12, 12],
  [/\b(?:christmas|xmas|navidad)\b/gi, 12, 12],
  [/\b(?:the holidays|holiday season)\b/gi, 11, 12],
  [/\bthanksgiving\b/gi, 11, 11],
  [/\bhalloween\b/gi, 10, 10],
  [/\bback[- ]to[- ]school\b|\bregreso a clases\b/gi, 8, 8],
  [/\beaster\b|\bsemana santa\b/gi, 4, 4],
  [/\bvalentine'?s?(?: day)?\b|\bsan valent[ií]n\b/gi, 2, 2],
  [/\bmother'?s day\b|\bd[ií]a de las madres\b/gi, 5, 5],
  [/\bspring\b|\bprimavera\b/gi, 3, 5],
  [/\bsummer\b|\bverano\b/gi, 6, 8],
  [/\b(?:autumn|otoño|(?:in|this|every|next) (?:the )?fall)\b/gi, 9, 11],
  [/\bwinter\b|\binvierno\b/gi, 12, 2],
  [/\bq1\b/gi, 1, 3],
  [/\bq2\b/gi, 4, 6],
  [/\bq3\b/gi, 7, 9],
  [/\bq4\b/gi, 10, 12],
];

/** A month in a note, with the place where it stands. */
export interface NamedMonth extends EntryMonth {
  readonly at: number;
  readonly end: number;
}

/** The months of a note, in the order in which they stand; months only, no seasons. */
export const namedMonths = (text: string): NamedMonth[] =>
  [
    ...[...text.matchAll(names)].map((match) => ({
      of: 'year' as const,
      number: numbers[(match[1] ?? '').slice(0, 3).toLowerCase()] ?? 0,
      at: match.index,
      end: match.index + match[0].length,
    })),
    ...[...text.matchAll(numberedMonth)].map((match) => ({
      of: 'forecast' as const,
      number: Number(match[1]),
      at: match.index,
      end: match.index + match[0].length,
    })),
  ].sort((one, other) => one.at - other.at);

const between = /^\s*(?:to|through|thru|until|till|-|–|a|al|hasta)\s*$/i;

/** From the first to the last month, which may be in the next year. */
function range(first: EntryMonth, last: EntryMonth): EntryMonth[] {
  const isOfYear = first.of === 'year';
  const length = isOfYear
    ? ((last.number - first.number + 12) % 12) + 1
    : Math.max(last.number - first.number + 1, 1);
  return Array.from({ length }, (_, index) => ({
    of: first.of,
    number: isOfYear ? ((first.number - 1 + index) % 12) + 1 : first.number + index,
  }));
}

export interface MonthsOfNote {
  readonly months: readonly EntryMonth[];
  /** Whether the note names them one by one, and not as a range or a season. */
  readonly isList: boolean;
  /** The note before its first month, and without its months. */
  readonly before: string;
  readonly rest: string;
}

/** "June to August", "June, July and August", "summer": the months that a note names; none without a name. */
export function monthsOfNote(text: string): MonthsOfNote {
  const found = namedMonths(text);
  const [first, last] = found;
  if (!first) return monthsOfSeason(text);
  const rest = found.reduceRight(
    (all, { at, end }) => `${all.slice(0, at)} ${all.slice(end)}`,
    text,
  );
  const isRange =
    found.length === 2 &&
    last !== undefined &&
    first.of === last.of &&
    between.test(text.slice(first.end, last.at));
  return {
    months: isRange ? range(first, last) : found.map(({ of, number }) => ({ of, number })),
    isList: !isRange,
    before: text.slice(0, first.at),
    rest,
  };
}

function monthsOfSeason(text: string): MonthsOfNote {
  const [season] = seasons
    .map(([words, first, last]) => ({ at: text.search(words), first, last }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (!season) return { months: [], isList: true, before: text, rest: text };
  return {
    months: range({ of: 'year', number: season.first }, { of: 'year', number: season.last }),
    isList: false,
    before: text.slice(0, season.at),
    rest: seasons.reduce((all, [words]) => all.replace(words, ' '), text),
  };
}

/** All months of the year that are not among these. */
export const otherMonths = (months: readonly EntryMonth[]): EntryMonth[] =>
  range({ of: 'year', number: 1 }, { of: 'year', number: 12 }).filter(
    ({ number }) => !months.some((month) => month.of === 'year' && month.number === number),
  );
