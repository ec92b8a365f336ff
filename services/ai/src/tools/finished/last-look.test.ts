import { bestText } from './best-text.js';
import { wronglyMade } from './last-look.js';

const judgedBy = {
  entered: 'report for 41 Linwood is attached, it was 2am and raining, second cutting bermuda',
  language: 'en' as const,
};

// Decision B186: owners may write as they like, the writer may not.
describe('what was wrongly made of an entry', () => {
  it.each([
    ['I would like to report for 41 Linwood is attached.', true],
    ['It was.', true],
    ['The report for 41 Linwood is attached.', false],
    ['Second cutting bermuda.', false],
    ['Does you want the report for 41 Linwood?', true],
  ])('%s', (sentence, isWrong) => {
    expect(wronglyMade(sentence, judgedBy).length > 0).toBe(isWrong);
  });
});

describe('the text that is sent', () => {
  const typed = ['the fence is done, gate sticks'];
  const own = { text: 'The fence is done, gate sticks.' };
  const textOf = (composed: string) =>
    bestText(
      typed,
      'en',
      false,
      () => ({ text: composed }),
      () => own,
    ).text;
  it('is in its owner’s words where something was wrongly made', () => {
    expect(textOf('I would like to the fence is done. Gate sticks.')).toBe(own.text);
  });
  it('is the composed one else', () => {
    expect(textOf('The fence is done. The gate sticks.')).toBe(
      'The fence is done. The gate sticks.',
    );
  });
});
