import { namesOccupation } from '../vocabulary/occupations.js';

const foldedLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Words that also occur in the person's e-mail address: a name in small letters, or with an unusual word. */
export function isInAddress(text: string, email: string): boolean {
  const address = foldedLetters(email.split('@')[0] ?? '');
  const words = text.split(/\s+/);
  const isWords =
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word));
  const shared = words.filter((word) => word.length >= 3 && address.includes(foldedLetters(word)));
  return isWords && shared.length >= 2;
}

/** "odette marchand" in the largest letters, of whom the address has one word. */
export function inSmallLetters(text: string, email: string): string | undefined {
  const words = text.trim().split(/\s+/);
  const areWords =
    words.length >= 2 &&
    words.length <= 3 &&
    words.every((word) => /^\p{Ll}[\p{Ll}'’-]+$/u.test(word));
  const address = foldedLetters(email);
  const isKnown = words.some((word) => word.length >= 4 && address.includes(foldedLetters(word)));
  if (!areWords || !isKnown || namesOccupation(text)) return undefined;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
