import { numberWords } from '../../../facts/amounts/number-words.js';

/** A situation in plain figures, by which the questions of owners are read: lower case, `|` between sentences. */
export interface Told {
  readonly text: string;
  /** What the owner wants to know, as it was entered. */
  readonly aim?: string;
}

/** A number with its decimals; never a share. */
export const n = '(\\d+(?:\\.\\d+)?)(?![\\d%]|\\.\\d)';
/** A share in percent. */
export const percent = '(\\d+(?:\\.\\d+)?)%';
/** "a week", captured without its article. */
export const per = 'an? (day|week|month|year)';

/** "One" stays a word, and a hundred needs the number before it. */
const figures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(numberWords)
    .filter(([word]) => word !== 'one' && word !== 'hundred')
    .map(([word, value]) => [word, String(value)]),
);

/** A third of 100 with so many decimals that a part of thousands comes out whole. */
const third = 33.333333;
const parts: readonly (readonly [RegExp, string])[] = [
  [/\btwo[- ]thirds\b/g, `${third * 2}%`],
  [/\bthree[- ]quarters\b/g, '75%'],
  // "A third lift" is one more, not a part.
  [
    /\b(?:a|one)[- ]third\b(?= (?:of|off|less|more|from|goes?|is|to|in|for|on)\b|\s*(?:[,.;!?]|$))/g,
    `${third}%`,
  ],
  [/\b(?:a|one)[- ](?:quarter|fourth)\b/g, '25%'],
  [/\b(?<!first |second |other |and a )half\b(?! (?:an? |day|hour|off|past|year|dozen))/g, '50%'],
];

const periods: readonly (readonly [RegExp, string])[] = [
  // "2,600 in wages a month"
  [/(?<=\d) (in|for) ([a-z]+) (an? (?:day|week|month|year))\b/g, ' $3 $1 $2'],
  [/\s?\/\s?(?:hr|hour)\b/g, ' an hour'],
  [/\s?\/\s?(?:mo|month)\b/g, ' a month'],
  [/\s?\/\s?(?:wk|week)\b/g, ' a week'],
  [/\b(?:every|each|per) (day|week|month|year)\b/g, 'a $1'],
  [/\b(?:every|each|per) hour\b/g, 'an hour'],
  [/\bmonthly\b/g, 'a month'],
  [/\bweekly\b/g, 'a week'],
  [/\bhrs?\b/g, 'hours'],
];

/** The situation with its numbers as digits, its shares in percent, and without "about" and "maybe". */
export function toldIn(situation: string, aim = ''): Told {
  let text = situation
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’]/g, "'")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(\d+(?:\.\d+)?)\s?k\b/g, (_all, digits: string) => String(Number(digits) * 1_000))
    .replace(/(\d+(?:\.\d+)?) ?(?:cents?\b|centavos?\b|¢)/g, (_all, cents: string) =>
      String(Number(cents) / 100),
    )
    .replace(/\$\s?/g, '')
    .replace(/\s?(?:percent\b|%)/g, '%')
    .replace(/(?<=\d) (?:dollars|bucks)\b/g, '');
  for (const [words, figure] of [...parts, ...periods]) text = text.replace(words, figure);
  return {
    aim: aim.toLowerCase(),
    text: text
      .replace(/\b[a-z]+\b/g, (word) => figures[word] ?? word)
      .replace(
        /\b(?:(?:about|around|maybe|like|roughly|only|just|probably|almost|approximately|another|perhaps|some|up to|close to|at least)\s+)+(?=(?:an? )?\d)/g,
        '',
      )
      .replace(/[.!?]\s+|\n+|[.!?]$/g, ' | ')
      .replace(/ +/g, ' ')
      .trim(),
  };
}

const known = new Map<string, RegExp>();

/** The expression of a pattern; they are many, and each situation tries most of them. */
function expression(pattern: string): RegExp {
  const made = known.get(pattern) ?? new RegExp(pattern);
  known.set(pattern, made);
  return made;
}

/** The groups of the first of the patterns that is told, with numbers where they are figures. */
export function find({ text }: Told, ...patterns: readonly string[]): string[] | undefined {
  for (const pattern of patterns) {
    const found = expression(pattern).exec(text);
    if (found) return found.slice(1).filter((group) => group !== undefined);
  }
  return undefined;
}

/** The first number of the first pattern that is told. */
export function numberIn(told: Told, ...patterns: readonly string[]): number | undefined {
  const [value] = find(told, ...patterns) ?? [];
  return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
}
