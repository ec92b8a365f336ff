import fc from 'fast-check';
import { type Collection, type Document, ObjectId } from 'mongodb';
import { startTestStore, type TestStore } from '../testing/test-store.js';

/** For any documents, a search by indexes gives the same result as a scan of the collection. */
const ids = Array.from({ length: 6 }, (_, at) => new ObjectId(`65000000000000000000000${at}`));
const scalar = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 3 }) },
  fc.constantFrom(0.5, -0.5, 1e300, -1e300, Number.NaN, -0, 2 ** 40),
  { weight: 3, arbitrary: fc.constantFrom('', 'a', 'ab', 'b', 'a\0', 'é', '😀', 'A') },
  fc.constantFrom<unknown>(null, true, false, new Date(0), new Date(-5000), new Date(1e12)),
  fc.constantFrom<unknown>(ids[0], ids[1], { x: 1 }, { x: 1, y: 'a' }, {}),
);
const list = fc.array(scalar, { maxLength: 3 });
const terms = fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's'), { maxLength: 4 });
const embedded = fc.record({ d: scalar, e: scalar }, { requiredKeys: [] });
const document = fc.record(
  {
    a: scalar,
    b: scalar,
    m: fc.oneof(scalar, list),
    tags: terms,
    c: fc.oneof(embedded, fc.array(embedded, { maxLength: 3 }), scalar),
  },
  { requiredKeys: [] },
);

const path = fc.constantFrom('a', 'b', 'm', 'c.d', 'c.e', 'tags');
const bound = scalar.filter((value) => value !== null && typeof value !== 'object');
const condition: fc.Arbitrary<unknown> = fc.oneof(
  scalar,
  scalar.map((value) => ({ $eq: value })),
  scalar.map((value) => ({ $ne: value })),
  bound.map((value) => ({ $gt: value })),
  bound.map((value) => ({ $lte: value })),
  fc.tuple(bound, bound).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.array(scalar, { maxLength: 4 }).map((values) => ({ $in: values })),
  fc.array(scalar, { maxLength: 2 }).map((values) => ({ $nin: values })),
  fc.boolean().map((value) => ({ $exists: value })),
  fc.constantFrom<unknown>(/^a/, /^ab?/, { $regex: '^A', $options: 'i' }, { $not: { $gt: 0 } }),
);
const search = fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's'), { minLength: 1, maxLength: 3 });
const clause: fc.Arbitrary<Document> = fc.oneof(
  fc.tuple(path, condition).map(([name, value]) => ({ [name]: value })),
  search.map((values) => ({ tags: { $all: values } })),
  search.map((values) => ({ tags: { $in: values } })),
  fc.tuple(search, search).map(([one, other]) => ({
    $and: [{ tags: { $in: one } }, { tags: { $in: other } }],
  })),
  fc.tuple(scalar, scalar).map(([d, e]) => ({ c: { $elemMatch: { d, e } } })),
  fc.tuple(bound, bound).map(([low, high]) => ({ m: { $elemMatch: { $gte: low, $lte: high } } })),
  // Two elements of one array may satisfy one bound each.
  fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }))
    .map(([low, high]) => ({ m: { $gt: low, $lte: high } })),
  fc.constant({ b: { $gt: 0 } }),
);
const filter: fc.Arbitrary<Document> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(clause, { maxLength: 3 }).map((all) => Object.assign({}, ...all)),
  },
  fc.array(clause, { minLength: 1, maxLength: 3 }).map(($and) => ({ $and })),
  fc
    .tuple(clause, fc.array(clause, { minLength: 1, maxLength: 3 }))
    .map(([one, $or]) => ({ ...one, $or })),
);
const direction = fc.constantFrom<1 | -1>(1, -1);
const sort = fc
  .tuple(
    fc.uniqueArray(fc.tuple(path, direction), { maxLength: 2, selector: ([name]) => name }),
    direction,
  )
  .map(
    ([fields, last]) => Object.fromEntries([...fields, ['_id', last]]) as Record<string, 1 | -1>,
  );
const query = fc.record({
  filter,
  sort,
  skip: fc.nat({ max: 3 }),
  limit: fc.constantFrom(0, 1, 3, 20),
});

type Numbered = Collection<{ _id: number } & Document>;

async function makeIndexes(collection: Numbered): Promise<void> {
  await collection.createIndexes([
    { key: { a: 1 } },
    { key: { a: -1, b: 1 } },
    { key: { b: 1, a: -1, _id: -1 }, partialFilterExpression: { b: { $gt: 0 } } },
    { key: { m: 1, a: 1 } },
    { key: { m: -1 } },
    { key: { 'c.d': -1, a: 1 } },
    { key: { tags: 1, b: 1, a: -1, _id: -1 } },
    { key: { tags: 1, a: 1 } },
  ]);
}

describe('indexes of the embedded document store', () => {
  let store: TestStore;
  let round = 0;
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.end());

  it('give the same result as a scan of the whole collection', async () => {
    const property = fc.asyncProperty(
      fc.array(document, { minLength: 1, maxLength: 25 }),
      fc.array(document, { maxLength: 8 }),
      fc.array(query, { minLength: 8, maxLength: 8 }),
      async (first, later, queries) => {
        const collection = store.client
          .db('property')
          .collection<{ _id: number } & Document>(`round${round++}`);
        const numbered = [...first, ...later].map((one, at) => ({ ...one, _id: at }));
        await collection.insertMany(numbered.slice(0, first.length));
        await makeIndexes(collection);
        for (const { _id, ...rest } of numbered.slice(first.length)) {
          await collection.replaceOne({ _id }, rest, { upsert: true });
          await collection.replaceOne({ _id: _id % first.length }, rest);
        }
        await Promise.all(queries.map((one) => compare(collection, one)));
        await collection.drop();
      },
    );
    await fc.assert(property, { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
  }, 240_000);
});

async function compare(
  collection: Numbered,
  one: { filter: Document; sort: Record<string, 1 | -1>; skip: number; limit: number },
) {
  const { filter: wanted, sort: order, skip, limit } = one;
  const run = (hint?: Document) =>
    collection
      .find(wanted, { ...(hint && { hint }), projection: { _id: 1 } })
      .sort(order)
      .skip(skip)
      .limit(limit)
      .map(({ _id }) => _id)
      .toArray();
  const scan = { $natural: 1 } as const;
  const [indexed, scanned] = await Promise.all([run(), run(scan)]);
  expect(indexed).toEqual(scanned);
  const [counted, countedByScan, found, atMostTwo] = await Promise.all([
    collection.countDocuments(wanted),
    collection.countDocuments(wanted, { hint: scan }),
    collection.find(wanted).toArray(),
    collection.countDocuments(wanted, { limit: 2 }),
  ]);
  expect(counted).toBe(countedByScan);
  expect(found).toHaveLength(counted);
  expect(atMostTwo).toBe(Math.min(2, counted));
}
