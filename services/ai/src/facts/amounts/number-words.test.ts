import { figuresIn } from './figures.js';
import { numberWords, numberWordsPattern, valueOfWords } from './number-words.js';

describe('number words', () => {
  it('has every number up to twenty, and the tens', () => {
    const values = new Set(Object.values(numberWords));
    for (let value = 1; value <= 20; value += 1) expect(values).toContain(value);
    for (let value = 20; value <= 100; value += 10) expect(values).toContain(value);
  });

  it.each([
    ['seventeen', 17],
    ['twenty-five', 25],
    ['two hundred and fifty', 250],
    ['a dozen', 12],
    ['dieciséis', 16],
    ['cuarenta y cinco', 45],
    ['mil quinientos', 1500],
  ])('%s is %d', (words, value) => {
    expect(new RegExp(`^${numberWordsPattern}$`).test(words)).toBe(true);
    expect(valueOfWords(words)).toBe(value);
  });

  it('knows "once a week" for no number', () => {
    expect(new RegExp(numberWordsPattern).test('once a week')).toBe(false);
  });

  it('are figures of what they count', () => {
    expect(figuresIn('we seat sixteen people').map(({ text }) => text)).toEqual(['sixteen people']);
  });
});
