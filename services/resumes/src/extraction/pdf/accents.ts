const printedAccent = / ([\u0300-\u036F]) ?(\p{L})/gu;

/** "c ̧": a cedilla may follow its letter. */
const cedillaBehind = /(?<=c) (?=\u0327)/giu;

/** Signs of their own to NFKC, within a word: "aoˆut", "Clˆoture", or before a letter alone: "`a". */
const loneAccent = /([ˆ`])(?= ?[aeiou\u0131])/giu;
const combining: Readonly<Record<string, string>> = { ˆ: ' \u0302', '`': ' \u0300' };

/**
 * TeX prints an accent as a sign of its own before its letter, which NFKC turns into a space and a combining accent:
 * "G ̈ung ̈ore" is "Güngöre".
 */
export const withAccents = (text: string): string =>
  text
    .replace(cedillaBehind, '')
    .replace(loneAccent, (sign) => combining[sign] ?? sign)
    .replace(
      printedAccent,
      (_, accent: string, letter: string) =>
        // A dotless i has its accent in place of the dot.
        `${letter === '\u0131' ? 'i' : letter}${accent}`,
    )
    .normalize('NFC');
