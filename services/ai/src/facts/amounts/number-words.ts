/** Single numbers as people write them in English. */
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
};

/** In Spanish, without accents. */
const spanishUnits: Readonly<Record<string, number>> = {
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

/** Numbers that people write as one English word. */
export const numberWords: Readonly<Record<string, number>> = { ...units, hundred: 100 };

const allUnits = { ...units, ...spanishUnits };

/** Alternatives of a pattern; "dieciséis" as well as "dieciseis". */
const alternatives = (words: readonly string[]) =>
  words
    .join('|')
    .replace('dieciseis', 'diecis[eé]is')
    .replace('veintidos', 'veintid[oó]s')
    .replace('veintitres', 'veintitr[eé]s')
    .replace('veintiseis', 'veintis[eé]is');

/** "Once a week" is no eleven. */
const notOnce = '(?!once (?:an?|every|the|in|we|i|you|it|they)\\b)';

/** A word for one of several, from two to twenty, in English or Spanish. */
export const severalPattern = `${notOnce}(?:${alternatives(
  Object.keys(allUnits).filter(
    (word) => Number(allUnits[word]) > 1 && Number(allUnits[word]) <= 20,
  ),
)})`;

const unit = `(?:${alternatives(Object.keys(allUnits))})`;
const multiple = `(?:${alternatives(Object.keys(multiples))})`;

/** "twenty-five", "two hundred fifty", "a dozen", "cuarenta y cinco", "mil quinientos"; no "once a week", no "one way" */
export const numberWordsPattern = `${notOnce}(?!one[ -]way)(?:(?:an? |una )(?:dozen|hundred|thousand|docena)|mil|${unit})(?:(?:[ -]| y |(?<=hundred|thousand) and )(?:${unit}|${multiple}))*`;

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
    else rest += allUnits[word] ?? 0;
  }
  return thousands + rest;
}
