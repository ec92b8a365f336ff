import { clearMemos, memoized } from './memo.js';

describe('a memo of results', () => {
  it('computes the result of each text once, also an undefined one', () => {
    const asked: string[] = [];
    const answer = memoized((text) => {
      asked.push(text);
      return text === 'none' ? undefined : text.length;
    });
    const texts = ['a', 'none', 'bc', 'a', 'none', 'bc'];
    expect(texts.map(answer)).toEqual([1, undefined, 2, 1, undefined, 2]);
    expect(asked).toEqual(['a', 'none', 'bc']);
  });

  it('is emptied when it is full', () => {
    const asked: string[] = [];
    const answer = memoized((text) => asked.push(text), 2);
    for (const text of ['a', 'b', 'c', 'c', 'a']) answer(text);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is emptied when a task has ended', () => {
    const asked: string[] = [];
    const answer = memoized((text) => asked.push(text));
    answer('a');
    clearMemos();
    answer('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
