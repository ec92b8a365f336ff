import mongoose, { type Model, Schema, Types } from 'mongoose';
import { startTestStore, type TestStore } from './documents-fixture.js';

/**
 * What the services use of mongoose, on whatever MONGODB_URI names, else on the embedded store: the
 * same suite proves both. Only what MongoDB promises is asked for.
 */
interface Person {
  _id: Types.ObjectId;
  name: string;
  email?: string;
  age?: number | null;
  tags: string[];
  address?: { city?: string; lines: { text: string; rank: number }[] };
  friends: Types.ObjectId[];
  born?: Date;
  extra?: unknown;
  visits: number;
  createdAt: Date;
  updatedAt: Date;
}

let store: TestStore | undefined;
let connection: mongoose.Connection;
let People: Model<Person>;

beforeAll(async () => {
  if (!process.env.MONGODB_URI) store = await startTestStore();
  const uri = process.env.MONGODB_URI ?? store!.uri;
  const dbName = `documents_suite_${process.pid}_${Date.now()}`;
  connection = await mongoose
    .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000 })
    .asPromise();
  const line = new Schema({ text: String, rank: Number }, { _id: false });
  const schema = new Schema<Person>(
    {
      name: { type: String, required: true },
      email: { type: String },
      age: Number,
      tags: [String],
      address: { city: String, lines: [line] },
      friends: [{ type: Schema.Types.ObjectId, ref: 'Person' }],
      born: Date,
      extra: Schema.Types.Mixed,
      visits: { type: Number, default: 0 },
    },
    { timestamps: true },
  );
  schema.index(
    { email: 1 },
    { unique: true, partialFilterExpression: { email: { $exists: true } } },
  );
  schema.index({ tags: 1, age: -1 });
  schema.index({ 'address.city': 1, name: 1 });
  People = connection.model<Person>('Person', schema);
  await People.init();
});

afterAll(async () => {
  await connection?.dropDatabase();
  await connection?.close();
  await store?.end();
});

beforeEach(async () => {
  await People.deleteMany({});
});

const names = (people: { name: string }[]) => people.map(({ name }) => name);
const seed = () =>
  People.insertMany([
    {
      name: 'Ada',
      age: 36,
      tags: ['math', 'code'],
      address: {
        city: 'London',
        lines: [
          { text: 'x', rank: 2 },
          { text: 'y', rank: 5 },
        ],
      },
    },
    { name: 'Bob', age: 20, tags: ['code'], born: new Date('2001-02-03T04:05:06.007Z') },
    { name: 'Cyd', age: null, tags: [] },
    { name: 'Dan', tags: ['art', 'math'], address: { city: 'Paris', lines: [] } },
  ]);

describe('documents', () => {
  it('are stored and read with their types, times and version', async () => {
    const extra = {
      bytes: Buffer.from([1, 2, 255]),
      big: 2 ** 40,
      half: 0.5,
      text: 'ß\u0000😀',
      list: [1, 'two', null, { three: [3] }],
      id: new Types.ObjectId(),
      at: new Date(0),
      no: false,
      nothing: null,
    };
    const made = await People.create({ name: 'Eve', extra });
    const read = (await People.findById(made._id).lean())!;
    expect(read.extra).toMatchObject({ ...extra, bytes: expect.anything() });
    const { bytes } = read.extra as { bytes: { buffer: Uint8Array } };
    expect(Buffer.from(bytes.buffer)).toEqual(extra.bytes);
    expect(read.createdAt).toBeInstanceOf(Date);
    expect(read.updatedAt).toEqual(read.createdAt);
    expect(read).toMatchObject({ __v: 0, visits: 0, tags: [] });
  });

  it('are changed by save, and only where they changed', async () => {
    const made = await People.create({ name: 'Eve', tags: ['a', 'b'] });
    await People.updateOne({ _id: made._id }, { $set: { email: 'eve@example.org' } });
    made.name = 'Eva';
    made.tags.push('c');
    await made.save();
    const read = await People.findById(made._id).lean();
    expect(read).toMatchObject({ name: 'Eva', email: 'eve@example.org', tags: ['a', 'b', 'c'] });
    expect(read!.updatedAt.getTime()).toBeGreaterThanOrEqual(read!.createdAt.getTime());
  });

  it('keep the BSON type of numbers that an update does not change', async () => {
    const { Double, Long } = mongoose.mongo;
    const raw = People.collection as unknown as mongoose.mongo.Collection;
    await raw.insertOne({ name: 'typed', d: new Double(2), l: Long.fromNumber(5) });
    await raw.updateOne({ name: 'typed' }, { $set: { other: 1 }, $inc: { visits: 1 } });
    const read = await raw.findOne({ name: 'typed' }, { promoteValues: false });
    expect(read).toMatchObject({ d: { _bsontype: 'Double' }, l: { _bsontype: 'Long' } });
    expect(read!.visits).toMatchObject({ _bsontype: 'Int32' });
  });

  it('come with populate', async () => {
    const [ada, bob] = await seed();
    await People.updateOne({ _id: bob!._id }, { $push: { friends: ada!._id } });
    const read = await People.findOne({ name: 'Bob' }).populate<{ friends: Person[] }>(
      'friends',
      'name',
    );
    expect(names(read!.friends)).toEqual(['Ada']);
  });
});

describe('queries', () => {
  beforeEach(() => seed());
  const find = async (filter: object) => names(await People.find(filter).sort({ name: 1 }).lean());

  it.each<[object, string[]]>([
    [{ age: 36 }, ['Ada']],
    [{ age: { $gt: 10, $lt: 30 } }, ['Bob']],
    [{ age: { $in: [20, 36] } }, ['Ada', 'Bob']],
    [{ age: { $nin: [20, 36] } }, ['Cyd', 'Dan']],
    [{ age: null }, ['Cyd', 'Dan']],
    [{ age: { $ne: null } }, ['Ada', 'Bob']],
    [{ age: { $exists: false } }, ['Dan']],
    [{ age: { $exists: true } }, ['Ada', 'Bob', 'Cyd']],
    [{ age: { $type: 'null' } }, ['Cyd']],
    [{ age: { $mod: [10, 0] } }, ['Bob']],
    [{ tags: 'math' }, ['Ada', 'Dan']],
    [{ tags: { $all: ['math', 'code'] } }, ['Ada']],
    [{ tags: { $size: 1 } }, ['Bob']],
    [{ tags: [] }, ['Cyd']],
    [{ tags: ['math', 'code'] }, ['Ada']],
    [{ 'tags.0': 'code' }, ['Bob']],
    [{ tags: { $ne: 'code' } }, ['Cyd', 'Dan']],
    [{ tags: { $elemMatch: { $gte: 'b', $lt: 'd' } } }, ['Ada', 'Bob']],
    [{ 'address.lines.rank': { $gt: 4 } }, ['Ada']],
    [{ 'address.lines': { $elemMatch: { text: 'x', rank: 5 } } }, []],
    [{ 'address.lines': { $elemMatch: { text: 'y', rank: 5 } } }, ['Ada']],
    [{ 'address.city': { $in: ['Paris', null] } }, ['Bob', 'Cyd', 'Dan']],
    [{ name: /^a/i }, ['Ada']],
    [{ name: { $regex: '^[BC]' } }, ['Bob', 'Cyd']],
    [{ name: { $not: /a/ } }, ['Bob', 'Cyd']],
    [{ $or: [{ age: 20 }, { tags: 'art' }] }, ['Bob', 'Dan']],
    [{ $nor: [{ age: 20 }, { tags: 'math' }] }, ['Cyd']],
    [{ $and: [{ tags: 'code' }, { age: { $lt: 30 } }] }, ['Bob']],
    [{ born: { $gte: new Date('2001-01-01'), $lt: new Date('2002-01-01') } }, ['Bob']],
    [{ $expr: { $gt: ['$age', 30] } }, ['Ada']],
  ])('%j', async (filter, expected) => {
    expect(await find(filter)).toEqual(expected);
  });

  it('sort, skip and limit, null before values', async () => {
    const sorted = await People.find().sort({ age: -1, name: 1 }).lean();
    expect(names(sorted)).toEqual(['Ada', 'Bob', 'Cyd', 'Dan']);
    const some = await People.find({ tags: 'math' })
      .sort({ age: 1, _id: 1 })
      .skip(1)
      .limit(1)
      .lean();
    expect(names(some)).toEqual(['Ada']);
  });

  it('give only the fields of a projection', async () => {
    const find = (fields: object) =>
      People.collection.findOne({ name: 'Ada' }, { projection: fields });
    expect(await find({ _id: 0, name: 1, 'address.city': 1 })).toEqual({
      name: 'Ada',
      address: { city: 'London' },
    });
    const without = await find({ tags: 0, address: 0, createdAt: 0, updatedAt: 0 });
    expect(Object.keys(without!).sort()).toEqual([
      '__v',
      '_id',
      'age',
      'friends',
      'name',
      'visits',
    ]);
    expect(await find({ _id: 0, tags: { $slice: -1 }, name: 1 })).toEqual({
      name: 'Ada',
      tags: ['code'],
    });
    expect(await find({ _id: 0, 'address.lines.rank': 1 })).toEqual({
      address: { lines: [{ rank: 2 }, { rank: 5 }] },
    });
    expect(await find({ _id: 0, tags: { $elemMatch: { $gt: 'd' } } })).toEqual({ tags: ['math'] });
  });

  it('count and list distinct values', async () => {
    expect(await People.countDocuments({ tags: 'math' })).toBe(2);
    expect(await People.countDocuments({ tags: 'math' }).limit(1)).toBe(1);
    expect(await People.countDocuments({}).skip(1)).toBe(3);
    expect(await People.estimatedDocumentCount()).toBe(4);
    expect((await People.distinct('tags')).sort()).toEqual(['art', 'code', 'math']);
    expect(await People.distinct('address.lines.rank', { name: 'Ada' })).toEqual([2, 5]);
    expect(await People.exists({ name: 'Zoe' })).toBeNull();
  });

  it('come in batches', async () => {
    await People.insertMany(
      Array.from({ length: 250 }, (_, at) => ({ name: `n${at}`, visits: at + 1 })),
    );
    const seen: number[] = [];
    const cursor = People.find({ visits: { $gt: 0 } })
      .sort({ visits: 1 })
      .batchSize(7)
      .cursor();
    for await (const { visits } of cursor) seen.push(visits);
    expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
    expect(await People.find({ visits: { $gt: 0 } }).lean()).toHaveLength(250);
    const early = People.find().batchSize(2).cursor();
    await early.next();
    await early.close();
  });
});

describe('updates', () => {
  beforeEach(() => seed());
  const after = { returnDocument: 'after', lean: true } as const;
  const change = async (update: object, options = {}) =>
    (await People.findOneAndUpdate({ name: 'Ada' }, update, { ...after, ...options }))!;

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
      People.collection.updateOne({ name: 'Ada' }, { $inc: { name: 1 } }),
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
      People.collection.updateOne({ name: 'Ada' }, { $push: { name: 1 } } as object),
    ).rejects.toThrow(/array/);
  });

  it('reach array elements by position', async () => {
    await People.updateOne(
      { name: 'Ada', 'address.lines.text': 'y' },
      { $set: { 'address.lines.$.rank': 50 } },
    );
    await People.updateOne({ name: 'Ada' }, { $inc: { 'address.lines.$[].rank': 1 } });
    const filters = { arrayFilters: [{ 'one.rank': { $lt: 10 } }] };
    const read = await change({ $set: { 'address.lines.$[one].text': 'low' } }, filters);
    expect(read.address!.lines).toEqual([
      { text: 'low', rank: 3 },
      { text: 'y', rank: 51 },
    ]);
  });

  it('insert when nothing matches, with what the filter and $setOnInsert say', async () => {
    const update = { $inc: { visits: 1 }, $setOnInsert: { age: 7 } };
    const first = await People.updateOne({ name: 'New', email: 'n@example.org' }, update, {
      upsert: true,
    });
    expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    const second = await People.updateOne({ name: 'New' }, update, { upsert: true });
    expect(second).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0 });
    const read = (await People.findOne({ name: 'New' }).lean())!;
    expect(read).toMatchObject({ email: 'n@example.org', visits: 2, age: 7 });
    expect(read.createdAt).toBeInstanceOf(Date);
    expect(read.updatedAt >= read.createdAt).toBe(true);
  });

  it('find and change one, by order; replace; delete', async () => {
    const oldest = await People.findOneAndUpdate(
      { age: { $gt: 0 } },
      { $set: { visits: 3 } },
      { sort: { age: -1 } },
    );
    expect(oldest).toMatchObject({ name: 'Ada', visits: 0 });
    expect(await People.findOneAndDelete({ name: 'Bob' })).toMatchObject({ name: 'Bob' });
    expect(await People.findOneAndDelete({ name: 'Bob' })).toBeNull();
    await People.replaceOne({ name: 'Cyd' }, { name: 'Cyd', visits: 8 });
    const cyd = await People.findOne({ name: 'Cyd' }).lean();
    expect(cyd).toMatchObject({ visits: 8 });
    expect(cyd).not.toHaveProperty('age');
    expect(await People.deleteMany({ name: { $in: ['Cyd', 'Dan'] } })).toMatchObject({
      deletedCount: 2,
    });
    await expect(
      People.collection.updateOne({ name: 'Ada' }, { $set: { _id: 1 } } as object),
    ).rejects.toMatchObject({ code: 66 });
    await expect(
      People.collection.updateOne({ name: 'Ada' }, { $set: { age: 1 }, $inc: { age: 1 } }),
    ).rejects.toMatchObject({ code: 40 });
  });

  it('of many in one call', async () => {
    const result = await People.bulkWrite([
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
    expect(names(await People.find({ age: 1 }).sort({ name: 1 }).lean())).toEqual(['Ada', 'Dan']);
  });

  it('count each increment of many callers, and upsert once', async () => {
    const filter = { name: 'race' };
    await Promise.all(
      Array.from({ length: 40 }, () =>
        People.collection.updateOne(filter, { $inc: { visits: 1 } }, { upsert: true }),
      ),
    );
    const all = await People.find(filter).lean();
    expect(all.reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
  });
});

describe('indexes', () => {
  it('refuse a duplicate, naming index and value', async () => {
    await People.create({ name: 'A', email: 'a@example.org' });
    const again = People.create({ name: 'B', email: 'a@example.org' });
    await expect(again).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@example.org' },
    });
    await expect(again).rejects.toThrow(/E11000 duplicate key error collection/);
    await People.insertMany([{ name: 'no mail' }, { name: 'none either' }]);
    const b = await People.create({ name: 'B', email: 'b@example.org' });
    await expect(
      People.updateOne({ _id: b._id }, { email: 'a@example.org' }),
    ).rejects.toMatchObject({ code: 11000 });
    await expect(People.create({ _id: b._id, name: 'C' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
    });
    const many = [{ name: 'x', email: 'a@example.org' }, { name: 'y' }];
    await expect(People.insertMany(many, { ordered: false })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await People.countDocuments({ name: { $in: ['x', 'y'] } })).toBe(1);
    await People.deleteOne({ name: 'A' });
    await People.create({ name: 'D', email: 'a@example.org' });
  });

  it('are listed, refused when they conflict, and dropped', async () => {
    const raw = connection.collection('indexed');
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
    expect(await connection.listCollections()).not.toContainEqual(
      expect.objectContaining({ name: 'indexed' }),
    );
  });
});

describe('aggregation', () => {
  beforeEach(() => seed());

  it('groups, sorts and counts', async () => {
    const grouped = await People.aggregate([
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
    expect(await People.aggregate([{ $match: { tags: 'math' } }, { $count: 'n' }])).toEqual([
      { n: 2 },
    ]);
  });

  it('facets, projects and looks up', async () => {
    const [ada, bob] = await People.find({ name: { $in: ['Ada', 'Bob'] } }).sort({ name: 1 });
    await People.updateOne({ _id: bob!._id }, { friends: [ada!._id] });
    const [found] = await People.aggregate([
      { $match: { name: 'Bob' } },
      { $lookup: { from: 'people', localField: 'friends', foreignField: '_id', as: 'known' } },
      {
        $project: { _id: 0, first: { $arrayElemAt: ['$known.name', 0] }, year: { $year: '$born' } },
      },
    ]);
    expect(found).toEqual({ first: 'Ada', year: 2001 });
    const [facets] = await People.aggregate([
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
