import { bindsNumber } from '../amounts/number-kinds.js';
import { weekdayWord } from '../grammar/calendar-names.js';
import { withPrice } from './priced-parts.js';

const thing = "(?:[\\p{L}'-]+ ){1,3}";
const price = '\\d{2,4}(?:\\.\\d\\d)?';
/** A thing and its number, after which another one follows. */
const chained = new RegExp(`(${thing})(${price}) (?=(${thing})${price}(?![\\d:]| to\\b))`, 'giu');
const isThing = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .split(' ')
    .every((word) => !bindsNumber(word) && !weekdayWord.test(word) && word !== 'from');

/** The last one of such a row, and what follows it. */
const lastInRow = new RegExp(
  `(, ${thing}${price}) (?=\\p{L})(?!(?:an?|per|each|ea|plus|and|or|for|to|due|off|total|down|more|with|until|till)\\b)`,
  'iu',
);

/** "dip 40 gel 32 full set 45 closed mondays": several things and their prices in a row stand apart. */
export const withPricesApart = (note: string): string => {
  const apart = note.replace(chained, (whole, what: string, number: string, next: string) => {
    const last = what.trim().split(' ').at(-1) ?? '';
    return isThing(last) && isThing(next) ? `${what}${number}, ` : whole;
  });
  return apart === note ? note : apart.replace(lastInRow, '$1, ');
};

/** "pecan 24 pumpkin 20 apple 22" → "pecan $24, pumpkin $20, apple $22"; any other note as it is. */
export const withListPrices = (note: string): string => {
  const apart = withPricesApart(note);
  return apart === note ? note : apart.split(', ').map(withPrice).join(', ');
};
