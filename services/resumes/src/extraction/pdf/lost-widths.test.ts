import { withMeasuredLetters } from './lost-widths.js';
import type { PdfItem } from './pdf-item.js';

const widths: Record<string, number> = {
  i: 0.28,
  a: 0.44,
  n: 0.5,
  r: 0.33,
  t: 0.28,
  o: 0.5,
  W: 0.94,
};
const size = 10;

/** Each letter alone, as wide as it is high, with no space between the words. */
function written(text: string, y: number, width = 1): PdfItem[] {
  let x = 72;
  return [...text].flatMap((letter) => {
    const from = x;
    x += size * (letter === ' ' ? 0.25 : (widths[letter] ?? 0.5));
    const item = { text: letter, x: from, y, size, font: 'f1' };
    return letter === ' '
      ? []
      : [{ ...item, right: from + size * (width === 1 ? 1 : (widths[letter] ?? 0.5)) }];
  });
}

describe('[RES-05] letters without widths', () => {
  it('are words and lines again, with the spaces between', () => {
    const items = [
      ...written('trainor at a tarn in iona', 100),
      ...written('no rain in nation', 114),
    ];
    expect(withMeasuredLetters(items).map(({ text }) => text)).toEqual([
      'trainor at a tarn in iona',
      'no rain in nation',
    ]);
  });

  it('leaves words that overlap as they are', () => {
    const items = written('trainor at a tarn in iona no rain', 100).map((item) => ({
      ...item,
      text: item.text.repeat(3),
    }));
    expect(withMeasuredLetters(items)).toEqual(items);
  });

  it('leaves letters with widths of their own as they are', () => {
    const items = written('trainor at a tarn in iona no rain', 100, 0);
    expect(withMeasuredLetters(items)).toEqual(items);
  });
});
