/** Numbers that people write as words, in English and Spanish; without accents. */
const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};

const multiples: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  grand: 1_000,
  dozen: 12,
  mil: 1_000,
  docena: 12,
  docenas: 12,
};

const alternatives = (words: Readonly<Record<string, unknown>>) => Object.keys(words).join('|');
/** "dieciséis" as well as "dieciseis". */
const accents = (pattern: string) =>
  pattern
    .replaceAll('dieciseis', 'diecis[eé]is')
    .replaceAll('veintidos', 'veintid[oó]s')
    .replaceAll('veintitres', 'veintitr[eé]s')
    .replaceAll('veintiseis', 'veintis[eé]is');

const unit = `(?:${alternatives(units)})`;
const multiple = `(?:${alternatives(multiples)})`;

/** "twenty-five", "two hundred fifty", "a dozen", "cuarenta y cinco", "mil quinientos"; no "once a week", no "one way" */
export const numberWordsPattern = accents(
  `(?!once (?:an?|every|the|in|we|i|you|it|they)\\b)(?!one[ -]way)(?:(?:an? |una )(?:dozen|hundred|thousand|docena)|mil|${unit})(?:(?:[ -]| y |(?<=hundred|thousand) and )(?:${unit}|${multiple}))*`,
);

/** The value of such words. */
export function valueOfWords(words: string): number {
  const all = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s-]+/);
  let thousands = 0;
  let rest = 0;
  for (const word of all) {
    const times = multiples[word];
    if (times === 1_000) {
      thousands += Math.max(rest, 1) * times;
      rest = 0;
    } else if (times) rest = Math.max(rest, 1) * times;
    else rest += units[word] ?? 0;
  }
  return thousands + rest;
}

/** Shares in words, in percent; with what has to follow so that they are shares. */
export const shares: readonly (readonly [pattern: string, percent: number])[] = [
  ['(?:two|2)[ -]thirds|dos tercios', 200 / 3],
  ['three[ -]quarters|tres cuartos|tres cuartas partes', 75],
  ['(?:a|one)[ -]third|un tercio|una tercera parte|la tercera parte', 100 / 3],
  [
    '(?:a|one)[ -](?:quarter|fourth)(?! (?:hour|mile|pound|tank))|una cuarta parte|la cuarta parte',
    25,
  ],
  ['(?:one|1) (?:in|out of) (?:ten|10)|uno de cada diez', 10],
  ['(?:one|1) (?:in|out of) (?:five|5)|uno de cada cinco', 20],
  ['(?:one|1) (?:in|out of) (?:four|4)|uno de cada cuatro', 25],
  ['(?:one|1) (?:in|out of) (?:three|3)|uno de cada tres', 100 / 3],
  ['half(?! (?:an?|past|hour|day|off the|mile|pound|dozen)\\b)|la mitad|mitad', 50],
];

/** Times in words, in hours. */
export const times: readonly (readonly [pattern: string, hours: number])[] = [
  ['(?:an|one|1) hour and a half|hora y media', 1.5],
  ['two hours and a half|two and a half(?= hours)|dos horas y media', 2.5],
  ['three and a half(?= hours)|tres horas y media', 3.5],
  ['half an hour|a half hour|media hora', 0.5],
  ['three quarters of an hour|tres cuartos de hora', 0.75],
  ['an hour(?= (?:of|for|to|each|per job|start)\\b)', 1],
];
