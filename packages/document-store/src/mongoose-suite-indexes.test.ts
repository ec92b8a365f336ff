import { suite } from './testing/people-model.js';

/** Indexes and aggregation; see testing/people-model.ts. */
const db = suite('indexes');

describe('indexes', () => {
  it('reject a duplicate, naming index and value', async () => {
    await db.People.create({ name: 'A', email: 'a@example.org' });
    const again = db.People.create({ name: 'B', email: 'a@example.org' });
    await expect(again).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@example.org' },
    });
    await expect(again).rejects.toThrow(/E11000 duplicate key error collection/);
    await db.People.insertMany([{ name: 'no mail' }, { name: 'none either' }]);
    const b = await db.People.create({ name: 'B', email: 'b@example.org' });
    await expect(
      db.People.updateOne({ _id: b._id }, { email: 'a@example.org' }),
    ).rejects.toMatchObject({ code: 11000 });
    await expect(db.People.create({ _id: b._id, name: 'C' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
    });
    const many = [{ name: 'x', email: 'a@example.org' }, { name: 'y' }];
    await expect(db.People.insertMany(many, { ordered: false })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await db.People.countDocuments({ name: { $in: ['x', 'y'] } })).toBe(1);
    await db.People.deleteOne({ name: 'A' });
    await db.People.create({ name: 'D', email: 'a@example.org' });
  });

  it('of fields that exist are not asked for null, which records without the field match too', async () => {
    const raw = db.connection.collection('partly');
    await raw.insertMany([{ a: 1 }, { a: null }, { b: 2 }]);
    await raw.createIndex({ a: 1 }, { partialFilterExpression: { a: { $exists: true } } });
    expect(await raw.countDocuments({ a: null })).toBe(2);
    expect(await raw.countDocuments({ a: { $in: [null, 1] } })).toBe(3);
    expect(await raw.countDocuments({ a: { $eq: 1 } })).toBe(1);
  });

  it('are listed, rejected on conflict, and dropped', async () => {
    const raw = db.connection.collection('indexed');
    await raw.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(raw.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await raw.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    expect(await raw.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    await expect(raw.createIndex({ a: 1, b: -1 }, { unique: true })).rejects.toThrow();
    const listed = await raw.indexes();
    expect(listed.map(({ name }) => name)).toEqual(['_id_', 'a_1_b_-1']);
    await raw.dropIndex('a_1_b_-1');
    expect(await raw.indexes()).toHaveLength(1);
    await raw.drop();
    expect(await db.connection.listCollections()).not.toContainEqual(
      expect.objectContaining({ name: 'indexed' }),
    );
  });
});

describe('aggregation', () => {
  beforeEach(() => db.seed());

  it('groups, sorts and counts', async () => {
    const grouped = await db.People.aggregate([
      { $match: { tags: { $ne: 'art' } } },
      { $unwind: '$tags' },
      {
        $group: {
          _id: '$tags',
          count: { $sum: 1 },
          oldest: { $max: '$age' },
          who: { $push: '$name' },
        },
      },
      { $sort: { count: -1, _id: 1 } },
    ]);
    expect(grouped).toEqual([
      { _id: 'code', count: 2, oldest: 36, who: expect.arrayContaining(['Ada', 'Bob']) },
      { _id: 'math', count: 1, oldest: 36, who: ['Ada'] },
    ]);
    expect(await db.People.aggregate([{ $match: { tags: 'math' } }, { $count: 'n' }])).toEqual([
      { n: 2 },
    ]);
  });

  it('facets, projects and looks up', async () => {
    const [ada, bob] = await db.People.find({ name: { $in: ['Ada', 'Bob'] } }).sort({ name: 1 });
    await db.People.updateOne({ _id: bob!._id }, { friends: [ada!._id] });
    const [found] = await db.People.aggregate([
      { $match: { name: 'Bob' } },
      { $lookup: { from: 'people', localField: 'friends', foreignField: '_id', as: 'known' } },
      {
        $project: { _id: 0, first: { $arrayElemAt: ['$known.name', 0] }, year: { $year: '$born' } },
      },
    ]);
    expect(found).toEqual({ first: 'Ada', year: 2001 });
    const [facets] = await db.People.aggregate([
      {
        $facet: {
          total: [{ $count: 'n' }],
          top: [{ $sort: { name: -1 } }, { $limit: 2 }, { $project: { name: 1, _id: 0 } }],
        },
      },
    ]);
    expect(facets).toEqual({ total: [{ n: 4 }], top: [{ name: 'Dan' }, { name: 'Cyd' }] });
  });
});
