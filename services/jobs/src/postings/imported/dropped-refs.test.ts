import { Types } from 'mongoose';
import { dropRefs } from './dropped-refs.js';

const _id = new Types.ObjectId();
const drop = (refs: string[], import_ref: string, import_refs?: string[], mains: string[] = []) => {
  const [left] = dropRefs(
    [{ _id, import_ref, ...(import_refs && { import_refs }) }],
    new Set(refs),
    mains,
  );
  return [left?.import_ref, left?.import_refs, left?.isGone];
};

describe('the references of a job', () => {
  it('last until the last one is dropped, which stays to find the job by', () => {
    expect(drop(['b'], 'a', ['b', 'c'])).toEqual(['a', ['c'], false]);
    expect(drop(['a'], 'a', ['b', 'c'])).toEqual(['b', ['c'], false]);
    expect(drop(['a', 'b'], 'a', ['b', 'c'])).toEqual(['c', [], false]);
    expect(drop(['a', 'b', 'c'], 'a', ['b', 'c'])).toEqual(['a', [], true]);
    expect(drop(['a'], 'a')).toEqual(['a', [], true]);
  });

  it('never become the main one of two jobs', () => {
    expect(drop(['a'], 'a', ['b'], ['b'])).toEqual(['a', [], true]);
    const jobs = ['a', 'x'].map((import_ref) => ({ _id, import_ref, import_refs: ['b'] }));
    const left = dropRefs(jobs, new Set(['a', 'x']), []);
    expect(left.map(({ import_ref, isGone }) => [import_ref, isGone])).toEqual([
      ['b', false],
      ['x', true],
    ]);
  });
});
