/** A telephone number as written by people, including the letters of "1-800-FLOWERS". */
const written = /\+?\(?\d[\d\s().\-\u2010-\u2015]*(?:[A-Z]{3}[A-Z\d-]*)?/g;

/** Fewer digits are not a telephone number, but e.g. "24/7" or an extension. */
const fewestDigits = 7;
/** A complete US number: capitals after it are another word. */
const wholeNumber = 10;

/** The letters on the keys 2 to 9 of a telephone. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string) => String(keys.findIndex((on) => on.includes(letter)) + 2);

function dialled(number: string): string {
  const [, figures = '', word = ''] = /^([^A-Z]*)(.*)$/.exec(number) ?? [];
  const digits = figures.replace(/\D/g, '');
  if (digits.length >= wholeNumber) return digits;
  return digits + word.replace(/[A-Z]/g, keyOf).replace(/\D/g, '');
}

/**
 * The dial string of the first number in a text: its digits and a leading plus. Extensions, further numbers and words
 * are dropped: a wrong number is worse than none.
 * @returns e.g. 'tel:4235550142' for '(423) 555-0142 ext. 7'; undefined without a number
 */
export function phoneAddress(text: string | undefined): string | undefined {
  const numbers = (text ?? '').normalize('NFKC').match(written) ?? [];
  const [first, ...others] = numbers.map((number) => ({ number, digits: dialled(number) }));
  const found = [first, ...others].find((one) => one && one.digits.length >= fewestDigits) ?? first;
  return found && `tel:${found.number.startsWith('+') ? '+' : ''}${found.digits}`;
}
