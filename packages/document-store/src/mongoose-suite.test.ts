import mongoose, { Types } from 'mongoose';
import { names, type Person, suite } from './testing/people-model.js';

/** Reading; see testing/people-model.ts. */
const db = suite('reads');

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
    const made = await db.People.create({ name: 'Eve', extra });
    const read = (await db.People.findById(made._id).lean())!;
    expect(read.extra).toMatchObject({ ...extra, bytes: expect.anything() });
    const { bytes } = read.extra as { bytes: { buffer: Uint8Array } };
    expect(Buffer.from(bytes.buffer)).toEqual(extra.bytes);
    expect(read.createdAt).toBeInstanceOf(Date);
    expect(read.updatedAt).toEqual(read.createdAt);
    expect(read).toMatchObject({ __v: 0, visits: 0, tags: [] });
  });

  it('are updated by save, only in changed fields', async () => {
    const made = await db.People.create({ name: 'Eve', tags: ['a', 'b'] });
    await db.People.updateOne({ _id: made._id }, { $set: { email: 'eve@example.org' } });
    made.name = 'Eva';
    made.tags.push('c');
    await made.save();
    const read = await db.People.findById(made._id).lean();
    expect(read).toMatchObject({ name: 'Eva', email: 'eve@example.org', tags: ['a', 'b', 'c'] });
    expect(read!.updatedAt.getTime()).toBeGreaterThanOrEqual(read!.createdAt.getTime());
  });

  it('keep the BSON type of numbers that an update does not change', async () => {
    const { Double, Long } = mongoose.mongo;
    const raw = db.People.collection as unknown as mongoose.mongo.Collection;
    await raw.insertOne({ name: 'typed', d: new Double(2), l: Long.fromNumber(5) });
    await raw.updateOne({ name: 'typed' }, { $set: { other: 1 }, $inc: { visits: 1 } });
    const read = await raw.findOne({ name: 'typed' }, { promoteValues: false });
    expect(read).toMatchObject({ d: { _bsontype: 'Double' }, l: { _bsontype: 'Long' } });
    expect(read!.visits).toMatchObject({ _bsontype: 'Int32' });
  });

  it('are loaded by populate', async () => {
    const [ada, bob] = await db.seed();
    await db.People.updateOne({ _id: bob!._id }, { $push: { friends: ada!._id } });
    const read = await db.People.findOne({ name: 'Bob' }).populate<{ friends: Person[] }>(
      'friends',
      'name',
    );
    expect(names(read!.friends)).toEqual(['Ada']);
  });
});

describe('queries', () => {
  beforeEach(() => db.seed());
  const find = async (filter: object) =>
    names(await db.People.find(filter).sort({ name: 1 }).lean());

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
    const sorted = await db.People.find().sort({ age: -1, name: 1 }).lean();
    expect(names(sorted)).toEqual(['Ada', 'Bob', 'Cyd', 'Dan']);
    const some = await db.People.find({ tags: 'math' })
      .sort({ age: 1, _id: 1 })
      .skip(1)
      .limit(1)
      .lean();
    expect(names(some)).toEqual(['Ada']);
  });

  it('return only the fields of a projection', async () => {
    const find = (fields: object) =>
      db.People.collection.findOne({ name: 'Ada' }, { projection: fields });
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
    expect(await db.People.countDocuments({ tags: 'math' })).toBe(2);
    expect(await db.People.countDocuments({ tags: 'math' }).limit(1)).toBe(1);
    expect(await db.People.countDocuments({}).skip(1)).toBe(3);
    expect(await db.People.estimatedDocumentCount()).toBe(4);
    expect((await db.People.distinct('tags')).sort()).toEqual(['art', 'code', 'math']);
    expect(await db.People.distinct('address.lines.rank', { name: 'Ada' })).toEqual([2, 5]);
    expect(await db.People.exists({ name: 'Zoe' })).toBeNull();
  });

  it('are returned in batches', async () => {
    await db.People.insertMany(
      Array.from({ length: 250 }, (_, at) => ({ name: `n${at}`, visits: at + 1 })),
    );
    const seen: number[] = [];
    const cursor = db.People.find({ visits: { $gt: 0 } })
      .sort({ visits: 1 })
      .batchSize(7)
      .cursor();
    for await (const { visits } of cursor) seen.push(visits);
    expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
    expect(await db.People.find({ visits: { $gt: 0 } }).lean()).toHaveLength(250);
    const early = db.People.find().batchSize(2).cursor();
    await early.next();
    await early.close();
  });
});
