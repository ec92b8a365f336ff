import { setImmediate, setTimeout } from 'node:timers/promises';
import { SearchEngine } from '../engine/search-engine.js';
import type { IndexedDocument, SearchSubject } from '../search-subject.js';
import { Vocabulary } from '../vocabulary/vocabulary.js';
import { anyChange } from './change-log.js';
import { FollowedIndex } from './followed-index.js';

const subject: SearchSubject = {
  name: 'test',
  fields: [{ name: 'name', weight: 10, short: true }],
  orders: { newest: [{ by: 'created_at', down: true }], name: [{ by: 'name' }] },
};

/** An in-memory log and collection; each read takes `readMs`. */
function collection(size: number, firstWaitMs?: number) {
  const documents = new Map<string, string>();
  const changes: string[] = [];
  const state = { readMs: 0, readsOfAll: 0 };
  const write = (...rows: readonly [id: string, name?: string][]) => {
    for (const [id, name] of rows) {
      if (name === undefined) documents.delete(id);
      else documents.set(id, name);
    }
    changes.push(rows.map(([id]) => id).join('.'));
  };
  for (let at = 0; at < size; at += 1) documents.set(`d${at}`, `old name${at % 7}`);
  const indexed = (id: string, name: string): IndexedDocument => ({
    id,
    texts: [[name]],
    facets: [],
    numbers: { created_at: Number(id.slice(1)) },
    keys: { name },
  });
  const index = new FollowedIndex(
    {
      number: async () => changes.length,
      between: async (known, wanted) => changes.slice(known, wanted),
    },
    {
      create: () => new SearchEngine(subject, new Vocabulary([])),
      all: async function* () {
        state.readsOfAll += 1;
        for (const [id, name] of [...documents]) yield indexed(id, name);
        await setTimeout(state.readMs);
      },
      some: async (ids) => {
        await setTimeout(state.readMs);
        return ids.flatMap((id) => {
          const name = documents.get(id);
          return name === undefined ? [] : [indexed(id, name)];
        });
      },
    },
    firstWaitMs,
  );
  const find = async (search: string) => {
    const { engine, late } = await index.current();
    return { total: engine.find({ search, offset: 0, limit: 10, exact: true }).total, late };
  };
  const settled = async (search: string) => {
    for (;;) {
      const found = await find(search);
      if (!found.late) return found.total;
    }
  };
  return { index, write, find, settled, changes, state };
}

const renamed = (from: number, to: number, name = 'fresh') =>
  Array.from({ length: to - from }, (_, at): [string, string] => [`d${from + at}`, name]);

it('answers from the last state while bulk changes are applied, and with all of them afterwards', async () => {
  const { find, settled, write, state } = collection(3_000);
  expect(await find('old')).toEqual({ total: 3_000, late: false });
  for (let at = 0; at < 3_000; at += 200) write(...renamed(at, at + 200));
  state.readMs = 100;
  const began = Date.now();
  const { late } = await find('old');
  expect(late).toBe(true);
  // Fifteen reads of 100 ms.
  expect(Date.now() - began).toBeLessThan(1_200);
  expect(await settled('fresh')).toBe(3_000);
  expect(await settled('old')).toBe(0);
});

it('answers 503 while the first read takes long, and works once it is done', async () => {
  const firstWaitMs = 200;
  const { index, find, state } = collection(100, firstWaitMs);
  state.readMs = 3 * firstWaitMs;
  const began = Date.now();
  await expect(find('old')).rejects.toMatchObject({ status: 503 });
  expect(Date.now() - began).toBeLessThan(2 * firstWaitMs);
  expect(index.isRead).toBe(false);
  await setTimeout(3 * firstWaitMs);
  expect(index.isRead).toBe(true);
  expect(await find('old')).toEqual({ total: 100, late: false });
  expect(state.readsOfAll).toBe(1);
});

it('waits for a few changes, however long they take', async () => {
  const { find, write, state } = collection(10);
  await find('old');
  write(['d3', 'fresh'], ['d4']);
  state.readMs = 700;
  expect(await find('fresh')).toEqual({ total: 1, late: false });
  expect(await find('old')).toEqual({ total: 8, late: false });
});

it('answers from the last state while the index is rebuilt', async () => {
  const { find, settled, write, changes, state } = collection(2_000);
  await find('old');
  write(['d1', 'fresh']);
  changes.push(anyChange);
  state.readMs = 1_500;
  const began = Date.now();
  expect(await find('fresh')).toEqual({ total: 0, late: true });
  expect(Date.now() - began).toBeLessThan(1_200);
  expect(await settled('fresh')).toBe(1);
});

it('yields to the event loop while it reads many documents', async () => {
  const { find } = collection(4_000);
  const state = { turns: 0, done: false };
  const count = async () => {
    while (!state.done) {
      state.turns += 1;
      await setImmediate();
    }
  };
  const counting = count();
  expect((await find('old')).total).toBe(4_000);
  state.done = true;
  await counting;
  expect(state.turns).toBeGreaterThan(40);
});

it('rebuilds a fragmented index without missing concurrent writes', async () => {
  const { find, settled, write, state } = collection(2_500);
  await find('old');
  write(...renamed(0, 2_500));
  state.readMs = 0;
  expect((await find('fresh')).total).toBeGreaterThan(0);
  state.readMs = 20;
  for (let at = 0; at < 30; at += 1) {
    write([`d${at}`, `later${at}`]);
    expect(await settled(`later${at}`)).toBe(1);
  }
  expect(state.readsOfAll).toBe(2);
});
