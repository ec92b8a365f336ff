const printedAccent = / ([\u0300-\u036F])(\p{L})/gu;

/**
 * TeX prints an accent as a sign of its own before its letter, which NFKC turns into a space and a combining accent:
 * "G ̈ung ̈ore" is "Güngöre".
 */
export const withAccents = (text: string): string =>
  text
    .replace(
      printedAccent,
      (_, accent: string, letter: string) =>
        // A dotless i has its accent in place of the dot.
        `${letter === '\u0131' ? 'i' : letter}${accent}`,
    )
    .normalize('NFC');
