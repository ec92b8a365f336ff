import { forgetTexts, keepingAnswers } from './recent-answers.js';

describe('answers that are kept', () => {
  it('are worked out once for each text, also where there is none', () => {
    const asked: string[] = [];
    const answer = keepingAnswers((text) => {
      asked.push(text);
      return text === 'none' ? undefined : text.length;
    });
    const texts = ['a', 'none', 'bc', 'a', 'none', 'bc'];
    expect(texts.map(answer)).toEqual([1, undefined, 2, 1, undefined, 2]);
    expect(asked).toEqual(['a', 'none', 'bc']);
  });

  it('are forgotten when there are too many', () => {
    const asked: string[] = [];
    const answer = keepingAnswers((text) => asked.push(text), 2);
    for (const text of ['a', 'b', 'c', 'c', 'a']) answer(text);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('are forgotten with their texts when a task has ended', () => {
    const asked: string[] = [];
    const answer = keepingAnswers((text) => asked.push(text));
    answer('a');
    forgetTexts();
    answer('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
