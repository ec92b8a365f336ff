import type { EnteredNumber } from './entered-numbers.js';
import { periodAt } from './periods.js';
import type { SituationWord, SituationWords } from './situation-words.js';

/** A number of a situation with its place in the words. */
export interface PlacedNumber {
  readonly number: EnteredNumber;
  readonly entry: keyof SituationWords;
  readonly at: number;
}

/** A situation with more numbers is a table; the others are not read. */
const maxNumbers = 60;

/** "9,000 sq ft", "3.4 stars", "19 years old", "two blocks away": sizes, marks, ages and places are in no sum. */
const measures =
  /^(?:sq|sqft|square|acres?|stars?|inch|inches|degrees|mph|blocks?|cuadras?|(?:years?|yrs?) old)\b/;
const isMeasure = (words: readonly SituationWord[], at: number) =>
  measures.test(
    words
      .slice(at + 1, at + 4)
      .map(({ word }) => word)
      .join(' ')
      .replace(/^[-–] /, ''),
  );

/** The numbers in their order. */
export const placedNumbers = (words: SituationWords): PlacedNumber[] =>
  (['outcome', 'situation'] as const)
    .flatMap((entry) =>
      words[entry].flatMap(({ number }, at) =>
        number && !isMeasure(words[entry], at) ? [{ number, entry, at }] : [],
      ),
    )
    .slice(0, maxNumbers)
    .sort((one, other) => Number(one.entry === 'outcome') - Number(other.entry === 'outcome'));

const sentenceEnd = /^[.!?;\n]$/;
/** So many words of each side are features by their place, and so many more whatever their place. */
const near = 4;
const far = 8;
/** Numbers whose quotient is smaller are compared: pay here and there, price now and then. */
const alike = 1.5;

/** The range of the sentence of a word. */
function sentenceOf(words: readonly SituationWord[], at: number): readonly [number, number] {
  let from = at;
  while (from > 0 && !sentenceEnd.test(words[from - 1]?.word ?? '')) from -= 1;
  let to = at;
  while (to < words.length - 1 && !sentenceEnd.test(words[to + 1]?.word ?? '')) to += 1;
  return [from, to];
}

const magnitude = (value: number) =>
  value < 1 ? '0' : String(Math.floor(Math.log10(value) * 2) / 2);

/** The words around a number. */
function wordFeatures(words: readonly SituationWord[], at: number): string[] {
  const word = (place: number) => words[place]?.word ?? '<>';
  const [from, to] = sentenceOf(words, at);
  const features = [
    `-2-1:${word(at - 2)} ${word(at - 1)}`,
    `12:${word(at + 1)} ${word(at + 2)}`,
    `-11:${word(at - 1)} ${word(at + 1)}`,
    `123:${word(at + 1)} ${word(at + 2)} ${word(at + 3)}`,
    `-3-2-1:${word(at - 3)} ${word(at - 2)} ${word(at - 1)}`,
  ];
  for (let place = Math.max(from, at - near); place <= Math.min(to, at + near); place += 1)
    if (place !== at) features.push(`${place - at}:${word(place)}`);
  for (let place = at - 1; place >= Math.max(from, at - far); place -= 1) {
    features.push(`b:${word(place)}`);
    if (word(place).startsWith('#')) break;
  }
  for (let place = at + 1; place <= Math.min(to, at + far); place += 1) {
    features.push(`a:${word(place)}`);
    if (word(place).startsWith('#')) break;
  }
  for (let place = from; place <= to; place += 1)
    if (place !== at) features.push(`s:${word(place)}`);
  return features;
}

/** How the number compares with the others. */
function comparedFeatures(all: readonly PlacedNumber[], nth: number, sign: string): string[] {
  const value = (all[nth] as PlacedNumber).number.value;
  const signOf = (place: number) => all[place]?.number.kind ?? 'none';
  const peer = all.findIndex(
    ({ number }, place) =>
      place !== nth &&
      number.kind === all[nth]?.number.kind &&
      Math.abs(Math.log(number.value / value)) < Math.log(alike),
  );
  const isHigher = value > (all[peer]?.number.value ?? 0);
  return [
    `i:${nth === 0 ? 'first' : nth === all.length - 1 ? 'last' : 'between'}`,
    `pk:${signOf(nth - 1)} ${sign}`,
    `nk:${sign} ${signOf(nth + 1)}`,
    ...(peer < 0
      ? []
      : [`near:${isHigher ? 'above' : 'below'} ${peer < nth ? 'after' : 'before'} ${sign}`]),
  ];
}

/** Features that say something else in each question. */
const ofQuestion = /^(?:k|p|m|-1|1|-2-1|12|b|a|near|w):/;

/**
 * What tells what a number is in the business.
 * @param question that the situation asks, by the id of a worksheet
 */
export function numberFeatures(
  words: SituationWords,
  all: readonly PlacedNumber[],
  nth: number,
  question: string,
): string[] {
  const { number, entry, at } = all[nth] as PlacedNumber;
  const sign = words[entry][at]?.word ?? number.kind;
  const period = periodAt(words[entry], at) ?? 'none';
  const size = magnitude(number.value);
  const features = new Set([
    `k:${sign}`,
    `w:${entry} ${sign}`,
    `p:${period} ${sign}`,
    `m:${size} ${sign}`,
    `m:${size} ${period} ${sign}`,
    ...wordFeatures(words[entry], at),
    ...comparedFeatures(all, nth, sign),
  ]);
  return [
    ...features,
    `q:${question}`,
    ...[...features]
      .filter((feature) => ofQuestion.test(feature))
      .map((feature) => `${question}|${feature}`),
  ];
}
