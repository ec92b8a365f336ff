import type { Collection, Document } from 'mongodb';
import { startTestStore, type TestStore } from './testing/test-store.js';

/** The portal's search: all terms, a filter, the newest 20, read from one index in its order. */
describe('search by terms', () => {
  const COUNT = 3000;
  let store: TestStore;
  let collection: Collection<Document>;
  const docs = Array.from({ length: COUNT }, (_, at) => ({
    _id: at,
    search_terms: ['all', `two${at % 2}`, `ten${at % 10}`, `rare${at % 700}`],
    status: at % 3 === 0 ? 'closed' : 'active',
    created_at: new Date(1e12 + ((at * 7919) % 500) * 1000),
  }));
  beforeAll(async () => {
    store = await startTestStore();
    collection = store.client.db('search').collection('jobs');
    await collection.insertMany(docs as Document[]);
    await collection.createIndex({ search_terms: 1, status: 1, created_at: -1, _id: -1 });
  });
  afterAll(() => store.end());

  const expected = (terms: string[]) =>
    docs
      .filter(
        (doc) => doc.status === 'active' && terms.every((one) => doc.search_terms.includes(one)),
      )
      .sort((a, b) => +b.created_at - +a.created_at || b._id - a._id);

  it.each([
    [['all']],
    [['all', 'two1']],
    [['two0', 'ten4']],
    [['all', 'ten3', 'rare13']],
    [['two0', 'two1']],
    [['none', 'all']],
  ])('%j', async (terms) => {
    const filter = { search_terms: { $all: terms }, status: 'active' };
    const found = await collection
      .find(filter)
      .sort({ created_at: -1, _id: -1 })
      .limit(20)
      .toArray();
    expect(found.map(({ _id }) => _id as unknown)).toEqual(
      expected(terms)
        .slice(0, 20)
        .map(({ _id }) => _id),
    );
    const oldest = await collection
      .find(filter)
      .sort({ created_at: 1, _id: 1 })
      .skip(2)
      .limit(5)
      .toArray();
    const reversed = expected(terms).reverse().slice(2, 7);
    expect(oldest.map(({ _id }) => _id as unknown)).toEqual(reversed.map(({ _id }) => _id));
    expect(await collection.countDocuments(filter)).toBe(expected(terms).length);
    expect(await collection.countDocuments(filter, { limit: 10 })).toBe(
      Math.min(10, expected(terms).length),
    );
    const plan = await collection
      .find(filter)
      .sort({ created_at: -1, _id: -1 })
      .limit(20)
      .explain('queryPlanner');
    expect(plan.queryPlanner.winningPlan).toMatchObject({
      stage: 'IXSCAN',
      sortedByIndex: true,
      residual: [],
    });
  });

  /** Builds an index of 8,000 documents, and counts the reads and writes meanwhile. */
  async function workWhileBuilding(name: string): Promise<number> {
    const many = store.client.db('search').collection<{ _id: number; terms: string[] }>(name);
    const terms = (at: number) => Array.from({ length: 12 }, (_, n) => `t${(at * (n + 3)) % 997}`);
    await many.insertMany(Array.from({ length: 8000 }, (_, at) => ({ _id: at, terms: terms(at) })));
    let built = false;
    const building = many.createIndex({ terms: 1, _id: 1 }).finally(() => {
      built = true;
    });
    let answered = 0;
    for (; !built; answered++) {
      await many.findOne({ _id: answered });
      await many.updateOne({ _id: answered }, { $push: { terms: 'new' } });
    }
    await building;
    const changed = await many.countDocuments({ terms: 'new' }, { hint: 'terms_1__id_1' });
    expect(changed).toBe(answered);
    return answered;
  }

  it('reads nothing for an empty $in', async () => {
    const none = { _id: { $in: [] }, status: 'active' };
    expect(await collection.find(none).sort({ created_at: -1 }).toArray()).toEqual([]);
    expect(await collection.countDocuments(none)).toBe(0);
    expect((await collection.updateMany(none, { $set: { status: 'gone' } })).modifiedCount).toBe(0);
    expect(await collection.countDocuments({ $or: [none, { _id: 1 as never }] })).toBe(1);
    const rangesRead = async (filter: object) =>
      (await collection.find(filter).explain('queryPlanner')).queryPlanner.winningPlan.ranges;
    expect(await rangesRead(none)).toBe(0);
    // No index answers this filter, so the collection is scanned.
    expect(await rangesRead({ nowhere: 'at all' })).toBe(1);
  });

  it('does not block others while an index is built', async () => {
    // This process may not be scheduled during the build; a build that blocks would never answer more than twice.
    let answered = 0;
    for (let tries = 0; tries < 10 && answered <= 3; tries++) {
      answered = await workWhileBuilding(`many${tries}`);
    }
    expect(answered).toBeGreaterThan(3);
  });
});
