/**
 * Bullets of the fonts Symbol and Wingdings, which office suites use for lists: dots, squares, arrows, check marks. A PDF
 * names them by their codes in the font, moved to the private use area from U+F000.
 */
const symbolBullet =
  /^\s*[\uF02D\uF06E\uF071\uF076\uF077\uF0A7\uF0A8\uF0AE\uF0B7\uF0D8\uF0DC\uF0DE\uF0F0\uF0FC\uF0FE]+(?=\s|$|\p{L}|\p{N})/u;

/** The text with a plain bullet in place of one from a symbol font. */
export const withPlainBullet = (text: string): string => text.replace(symbolBullet, '•');
