import { clearMemos } from '../memo.js';
import { isWord } from './vocabulary.js';

describe('isWord', () => {
  it('keeps no entered word in memory after its text', () => {
    const set = jest.spyOn(Map.prototype, 'set');
    expect([isWord('kesslerton'), isWord('mopping')]).toEqual([false, true]);
    const keeping = set.mock.contexts as Map<unknown, unknown>[];
    set.mockRestore();
    expect(keeping.some((map) => map.has('kesslerton'))).toBe(true);
    clearMemos();
    expect(keeping.some((map) => map.has('kesslerton'))).toBe(false);
  });
});
