import { areSpacedLetters } from './spaced-letters.js';

/** Chinese and Japanese have no spaces: those of a heading spread its letters. */
const spaceInHan = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

/** Normalizes a heading: `W O R K` is WORK, "&" is "and"; numbering, colons, ornaments and accents are removed. */
export function plainHeading(text: string): string {
  const signs = text.trim().split(' ');
  const isSpaced = /^(\p{L} ){2,}\p{L}$/u.test(text.trim()) || areSpacedLetters(signs);
  const close = isSpaced ? signs.join('') : text.replace(spaceInHan, '');
  return (
    close
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      // Its stroke is no accent that could be taken off.
      .replaceAll('ł', 'l')
      .replaceAll('&', ' and ')
      .replace(/\bi['’]ve\b/g, 'i have')
      .replace(/\bi['’]m\b/g, 'i am')
      .replace(/^[^\p{L}]+/u, '')
      // From a letter on, or a long line of signs would be read from each of them.
      .replace(/(?<=\p{L})[^\p{L}]+$/u, '')
      .replace(/[\s/,|'’–-]+/g, ' ')
      .trim()
  );
}
