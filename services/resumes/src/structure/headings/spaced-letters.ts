/**
 * Whether the signs of a text are letters with spaces between: `W O R K`. Pairs that are set close, as in
 * `F O R M AT I O N` and `C O N TAT O`, are no exception.
 */
export function areSpacedLetters(signs: readonly string[]): boolean {
  const letters = signs.filter((sign) => /^\p{L}$/u.test(sign)).length;
  const isClose = signs.every(
    (sign) => sign.length <= 2 || /^\p{Lu}{3}$/u.test(sign) || !/\p{L}/u.test(sign),
  );
  return (
    letters >= 4 && (letters >= 0.9 * signs.length || (isClose && letters >= 0.6 * signs.length))
  );
}

const spacedWords = /^\p{L}(?: \p{L})+(?: {2,}\p{L}(?: \p{L})+)*$/u;

/** "W O R K   H I S T O R Y" is "WORK HISTORY": wider gaps stand between the words. */
export const withoutLetterGaps = (text: string): string =>
  text.length <= 120 && spacedWords.test(text) && areSpacedLetters(text.split(/ +/))
    ? text
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;
