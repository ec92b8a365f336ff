/** Months, numbers in words and measures of a Spanish situation in English. */

const months: readonly (readonly [RegExp, string])[] = [
  [/\benero\b/gi, 'January'],
  [/\bfebrero\b/gi, 'February'],
  [/\bmarzo\b/gi, 'March'],
  [/\babril\b/gi, 'April'],
  [/\bmayo\b/gi, 'May'],
  [/\bjunio\b/gi, 'June'],
  [/\bjulio\b/gi, 'July'],
  [/\bagosto\b/gi, 'August'],
  [/\bse(?:p)?tiembre\b/gi, 'September'],
  [/\boctubre\b/gi, 'October'],
  [/\bnoviembre\b/gi, 'November'],
  [/\bdiciembre\b/gi, 'December'],
  [/\bde ([A-Z][a-z]+) (?:a|hasta) (?=[A-Z][a-z])/g, '$1 to '],
];

const numbersInWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dos tercios|dos terceras partes)\b/gi, 'two thirds'],
  [/\bdos\b/gi, '2'],
  [/\btres\b/gi, '3'],
  [/\bcuatro\b/gi, '4'],
  [/\bcinco\b/gi, '5'],
  [/\bseis\b/gi, '6'],
  [/\bsiete\b/gi, '7'],
  [/\bocho\b/gi, '8'],
  [/\bnueve\b/gi, '9'],
  [/\bdiez\b/gi, '10'],
];

/** What supplies are bought in: "30 costales", "29 el costal". */
const measures: readonly (readonly [string, string, string])[] = [
  ['(?:costal|saco|bulto)(?:es|s)?', 'bags', 'bag'],
  ['cajas?', 'cases', 'case'],
  ['libras?', 'pounds', 'pound'],
  ['kilos?', 'kg', 'kg'],
  ['galon(?:es)?|galón', 'gallons', 'gallon'],
  ['docenas?', 'dozen', 'dozen'],
  ['toneladas?', 'tons', 'ton'],
  ['yardas?', 'yards', 'yard'],
];
const measured = measures.flatMap(([words, many, one]): readonly (readonly [RegExp, string])[] => [
  [
    new RegExp(`(?<=\\d (?:d[oó]lares )?)(?:el|la|por|cada) (?:${words})(?!\\p{L})`, 'giu'),
    `a ${one}`,
  ],
  [new RegExp(`(?<=\\d )(?:${words})(?!\\p{L})`, 'giu'), many],
]);

export const numbersAndMonths: readonly (readonly [RegExp, string])[] = [
  ...months,
  ...numbersInWords,
  ...measured,
];
