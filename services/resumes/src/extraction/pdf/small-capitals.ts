/** Letters for which a font of small capitals has no capital in its table: "BATERíAſ", "INGENıERO". */
const withOddLetter = /[\p{L}\p{M}]*[ıſ][\p{L}\p{M}]*/gu;

/** The text with words of small capitals in plain capitals. In Turkish a dotless i is never among capitals. */
export const withPlainCapitals = (text: string): string =>
  text.replace(withOddLetter, (word) => (/\p{Lu}{2}/u.test(word) ? word.toUpperCase() : word));
