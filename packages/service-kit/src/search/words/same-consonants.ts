/** Vowels are what people get wrong in long words; "y" is one, and double consonants count once. */
const consonantsOf = (word: string) =>
  word
    .replace(/s$/, '')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Shorter words have too few consonants to be recognized by them. */
const longWord = 7;
const fewestConsonants = 5;

/** Whether two long words differ in their vowels alone: "restraunt" and "restaurant". */
export const haveSameConsonants = (one: string, other: string): boolean =>
  one.length >= longWord &&
  one[0] === other[0] &&
  Math.abs(one.length - other.length) <= 2 &&
  consonantsOf(one).length >= fewestConsonants &&
  consonantsOf(one) === consonantsOf(other);
