// The words around a number, by which its role is told.

import type { Measure } from './measure.js';
import { areWorkers } from './people-and-times.js';
import type { Role } from './quantity.js';

/** The words around a number that tell its role. */
export interface Around {
  readonly one: Measure;
  /** The last words before it in its sentence, and in its clause. */
  readonly lead: string;
  readonly before: string;
  /** The words behind it up to the next number or clause. */
  readonly head: string;
}

export const end =
  '\\s*(?:about |around |maybe |like |only |roughly |just |almost |another |an extra |a |an |the )*$';
const atEnd = (words: string) => new RegExp(`(?:${words})${end}`);

export type Row = readonly [Role, (around: Around) => boolean];

/** The words stand right before the number. */
export const precedes = (words: string) => {
  const pattern = atEnd(words);
  return ({ lead: text }: Around) => pattern.test(text);
};
/** They stand right behind it. */
export const follows = (words: string) => {
  const pattern = new RegExp(`^\\s*(?:${words})`);
  return ({ head: text }: Around) => pattern.test(text);
};
/** They stand somewhere before it in its clause. */
export const inClause = (words: string) => {
  const pattern = new RegExp(words);
  return ({ before: text }: Around) => pattern.test(text);
};
export const allOf =
  (...tests: ((around: Around) => boolean)[]) =>
  (around: Around) =>
    tests.every((test) => test(around));
export const anyOf =
  (...tests: ((around: Around) => boolean)[]) =>
  (around: Around) =>
    tests.some((test) => test(around));
export const noneOf = (test: (around: Around) => boolean) => (around: Around) => !test(around);

export const costNames =
  'gasolina|renta|luz|sueldos?|rent|lease|insurance|payroll|wages|salar\\w+|utilities|electric\\w*|power|lights?|water|internet|phone|software|bills?|expenses|overhead|fixed costs?|payments?|loan|storage|commissary|gastos|subscription|lot|licen[cs]es?';
export const othersSubject =
  '\\b(?:new (?:place|shop|store|one|guy|salon|gym)|competitors?|competition|other (?:\\w+ )?(?:shops?|places?|stores?|salons?|guys?)|chain|rivals?|dealership|hospital|warehouse|hotel|school district|school|plant|factory|mill|casino|big box store|(?:another|other) (?:\\w+ )?(?:firm|company|employer|business|restaurant|salon|shop)|competitor|shipyard|grocery store|bodega|clinic|agency|an? (?:shop|place|company|salon|restaurant|garage|store) (?:in|down|across|near|over|around)|amazon|walmart|costco|target|down the (?:road|street)|across (?:the street|town)|next door|market rate|everybody else|everyone else|others)\\b';
export const worker =
  'helpers?|guys?|kids|people|workers?|drivers?|techs?|teachers?|assistants?|cooks?|staff|crew|employees?|girls?|cleaners?|baristas?|servers?|stylists?|walkers?|sitters?|painters?|instructors?|nephew|son|daughter|brother|cousin|somebody|someone|anybody|workers|muchachos?|ayudantes?|bookkeeper|hostess|clerk|cashier|mechanics?|installers?|nann(?:y|ies)|nurses?|designers?|labor|counselors?|aides?|barbers?|bakers?|waiters?|waitress(?:es)?|tutors?|coach(?:es)?|roofers?|laborers?';

export const perHour = ({ one }: Around) => one.period === 'hour';
export const isWorkerEach = ({ one }: Around) =>
  areWorkers(one.each ?? []) ||
  (!/^(?:kids|people|girls?|sons?|daughters?)$/.test(one.eachNoun ?? '') &&
    new RegExp(`^(?:${worker})$`).test(one.eachNoun ?? ''));
export const noPeriod = ({ one }: Around) => !one.period;
