import { forgetHotRows, HotRows } from './hot-rows.js';

interface Row {
  _id: string;
  text: string;
}

let stored: Map<string, Row>;
let reads: (readonly string[])[];
let rows: HotRows<Row>;
/** Called in the middle of a read, when the store has answered. */
let inBetween: () => void;

beforeEach(() => {
  stored = new Map(['a', 'b', 'c'].map((id) => [id, { _id: id, text: `${id}1` }]));
  reads = [];
  inBetween = () => undefined;
  rows = new HotRows(async (ids) => {
    reads.push(ids);
    const found = ids.flatMap((id) => stored.get(id) ?? []);
    inBetween();
    return found;
  });
});

const texts = async (ids: readonly string[], now = 0) =>
  (await rows.of(ids, now)).map(({ text }) => text);

describe('rows that recent searches found', () => {
  it('are in the order of the page, and read once', async () => {
    expect(await texts(['c', 'a'])).toEqual(['c1', 'a1']);
    expect(await texts(['a', 'b', 'c'])).toEqual(['a1', 'b1', 'c1']);
    expect(reads).toEqual([['c', 'a'], ['b']]);
  });

  it('are read again after they change', async () => {
    await texts(['a', 'b']);
    stored.set('a', { _id: 'a', text: 'a2' });
    rows.forget(['a']);
    expect(await texts(['a', 'b'])).toEqual(['a2', 'b1']);
    rows.forget();
    await texts(['a', 'b']);
    expect(reads.slice(1)).toEqual([['a'], ['a', 'b']]);
  });

  it.each([[['a']], [undefined]])(
    'are not cached when %j changes while they are read',
    async (changed) => {
      inBetween = () => {
        stored.set('a', { _id: 'a', text: 'a2' });
        rows.forget(changed);
        inBetween = () => undefined;
      };
      await texts(['a']);
      expect(await texts(['a'])).toEqual(['a2']);
    },
  );

  it('leave out what does not exist, or was deleted later', async () => {
    await texts(['a', 'b']);
    stored.delete('a');
    rows.forget(['a']);
    expect(await texts(['a', 'b', 'x'])).toEqual(['b1']);
  });

  it('are read again after ten seconds, because of view counts', async () => {
    await texts(['a'], 1_000);
    stored.set('a', { _id: 'a', text: 'a2' });
    expect(await texts(['a'], 10_999)).toEqual(['a1']);
    expect(await texts(['a'], 11_000)).toEqual(['a2']);
  });

  it('are dropped in the whole process at once, for tests', async () => {
    await texts(['a']);
    forgetHotRows();
    await texts(['a']);
    expect(reads).toEqual([['a'], ['a']]);
  });

  it('use bounded memory: the oldest are evicted first', async () => {
    const long = 'x'.repeat(4_000_000);
    for (const id of ['a', 'b']) stored.set(id, { _id: id, text: long });
    for (const id of ['c', 'a', 'b', 'b', 'c', 'a']) await rows.of([id], 0);
    expect(reads.map(([id]) => id)).toEqual(['c', 'a', 'b', 'c', 'a']);
  });
});
