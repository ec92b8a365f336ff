import { names, type Person, suite } from './testing/people-model.js';

/** Writing; see testing/people-model.ts. */
const db = suite('writes');

describe('updates', () => {
  beforeEach(() => db.seed());
  const after = { returnDocument: 'after', lean: true } as const;
  const change = async (update: object, options = {}) =>
    (await db.People.findOneAndUpdate({ name: 'Ada' }, update, { ...after, ...options }))!;

  it('set, unset and rename', async () => {
    const read = await change({
      $set: { 'address.city': 'Rome', 'extra.deep.er': 1 },
      $unset: { age: 1 },
    });
    expect(read).toMatchObject({
      address: { city: 'Rome', lines: { length: 2 } },
      extra: { deep: { er: 1 } },
    });
    expect(read).not.toHaveProperty('age');
    expect(await change({ $rename: { 'extra.deep': 'extra.flat' } })).toMatchObject({
      extra: { flat: { er: 1 } },
    });
  });

  it('calculate', async () => {
    expect(await change({ $inc: { age: 2, visits: -1 } })).toMatchObject({ age: 38, visits: -1 });
    expect(await change({ $mul: { age: 0.5 } })).toMatchObject({ age: 19 });
    expect(await change({ $min: { age: 5 }, $max: { visits: 9 } })).toMatchObject({
      age: 5,
      visits: 9,
    });
    expect(await change({ $inc: { visits: 2 ** 31 } })).toMatchObject({ visits: 2 ** 31 + 9 });
    await expect(
      db.People.collection.updateOne({ name: 'Ada' }, { $inc: { name: 1 } }),
    ).rejects.toMatchObject({ code: 14 });
  });

  it('change arrays', async () => {
    expect((await change({ $push: { tags: 'x' } })).tags).toEqual(['math', 'code', 'x']);
    const sorted = { $each: ['b', 'a'], $position: 0, $sort: 1, $slice: 3 };
    expect((await change({ $push: { tags: sorted } })).tags).toEqual(['a', 'b', 'code']);
    expect((await change({ $addToSet: { tags: { $each: ['a', 'z'] } } })).tags).toEqual([
      'a',
      'b',
      'code',
      'z',
    ]);
    expect((await change({ $pull: { tags: { $in: ['a', 'z'] } } })).tags).toEqual(['b', 'code']);
    expect((await change({ $pullAll: { tags: ['b'] } })).tags).toEqual(['code']);
    expect((await change({ $pop: { tags: 1 } })).tags).toEqual([]);
    const lines = await change({ $pull: { 'address.lines': { rank: { $gt: 4 } } } });
    expect(lines.address!.lines).toEqual([{ text: 'x', rank: 2 }]);
    await expect(
      db.People.collection.updateOne({ name: 'Ada' }, { $push: { name: 1 } } as object),
    ).rejects.toThrow(/array/);
  });

  it('address array elements by position', async () => {
    await db.People.updateOne(
      { name: 'Ada', 'address.lines.text': 'y' },
      { $set: { 'address.lines.$.rank': 50 } },
    );
    await db.People.updateOne({ name: 'Ada' }, { $inc: { 'address.lines.$[].rank': 1 } });
    const filters = { arrayFilters: [{ 'one.rank': { $lt: 10 } }] };
    const read = await change({ $set: { 'address.lines.$[one].text': 'low' } }, filters);
    expect(read.address!.lines).toEqual([
      { text: 'low', rank: 3 },
      { text: 'y', rank: 51 },
    ]);
  });

  it('update with every field the element that matched before the first change', async () => {
    await db.People.updateOne(
      { name: 'Ada', 'address.lines.text': 'y' },
      { $set: { 'address.lines.$.text': 'z', 'address.lines.$.rank': 50 } },
    );
    const read = await db.People.findOne({ name: 'Ada' }).lean();
    expect(read!.address!.lines).toEqual([
      { text: 'x', rank: 2 },
      { text: 'z', rank: 50 },
    ]);
  });

  it('insert when nothing matches, with the values of the filter and $setOnInsert', async () => {
    const update = { $inc: { visits: 1 }, $setOnInsert: { age: 7 } };
    const first = await db.People.updateOne({ name: 'New', email: 'n@example.org' }, update, {
      upsert: true,
    });
    expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    const second = await db.People.updateOne({ name: 'New' }, update, { upsert: true });
    expect(second).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0 });
    const read = (await db.People.findOne({ name: 'New' }).lean())!;
    expect(read).toMatchObject({ email: 'n@example.org', visits: 2, age: 7 });
    expect(read.createdAt).toBeInstanceOf(Date);
    expect(read.updatedAt >= read.createdAt).toBe(true);
  });

  it('find and change one, by order; replace; delete', async () => {
    const oldest = await db.People.findOneAndUpdate(
      { age: { $gt: 0 } },
      { $set: { visits: 3 } },
      { sort: { age: -1 } },
    );
    expect(oldest).toMatchObject({ name: 'Ada', visits: 0 });
    expect(await db.People.findOneAndDelete({ name: 'Bob' })).toMatchObject({ name: 'Bob' });
    expect(await db.People.findOneAndDelete({ name: 'Bob' })).toBeNull();
    await db.People.replaceOne({ name: 'Cyd' }, { name: 'Cyd', visits: 8 });
    const cyd = await db.People.findOne({ name: 'Cyd' }).lean();
    expect(cyd).toMatchObject({ visits: 8 });
    expect(cyd).not.toHaveProperty('age');
    expect(await db.People.deleteMany({ name: { $in: ['Cyd', 'Dan'] } })).toMatchObject({
      deletedCount: 2,
    });
    await expect(
      db.People.collection.updateOne({ name: 'Ada' }, { $set: { _id: 1 } } as object),
    ).rejects.toMatchObject({ code: 66 });
    await expect(
      db.People.collection.updateOne({ name: 'Ada' }, { $set: { age: 1 }, $inc: { age: 1 } }),
    ).rejects.toMatchObject({ code: 40 });
  });

  it('of many in one call', async () => {
    const result = await db.People.bulkWrite([
      { insertOne: { document: { name: 'Zed' } as Person } },
      { updateOne: { filter: { name: 'Ada' }, update: { $inc: { visits: 1 } } } },
      { updateMany: { filter: { tags: 'math' }, update: { $set: { age: 1 } } } },
      { deleteOne: { filter: { name: 'Bob' } } },
      {
        replaceOne: { filter: { name: 'Cyd' }, replacement: { name: 'Cyd', visits: 4 } as Person },
      },
      { updateOne: { filter: { name: 'Yan' }, update: { $set: { age: 2 } }, upsert: true } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      deletedCount: 1,
      upsertedCount: 1,
      matchedCount: 4,
    });
    expect(names(await db.People.find({ age: 1 }).sort({ name: 1 }).lean())).toEqual([
      'Ada',
      'Dan',
    ]);
  });

  it('count each increment of many callers, and upsert once', async () => {
    const filter = { name: 'race' };
    await Promise.all(
      Array.from({ length: 40 }, () =>
        db.People.collection.updateOne(filter, { $inc: { visits: 1 } }, { upsert: true }),
      ),
    );
    const all = await db.People.find(filter).lean();
    expect(all.reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
  });
});
