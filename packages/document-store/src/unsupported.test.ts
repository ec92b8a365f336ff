import type { Collection, Document } from 'mongodb';
import { startTestStore, type TestStore } from './testing/test-store.js';

/** The store refuses unsupported features by name: nothing is silently ignored. */
describe('the embedded document store', () => {
  let store: TestStore;
  let collection: Collection<Document>;
  beforeAll(async () => {
    store = await startTestStore();
    collection = store.client.db('unsupported').collection('things');
    await collection.insertOne({ a: 1, list: [1] });
  });
  afterAll(() => store.end());

  type Attempt = [name: string, attempt: () => Promise<unknown>];
  const attempts: Attempt[] = [
    ['$text', () => collection.findOne({ $text: { $search: 'x' } })],
    ['$where', () => collection.findOne({ $where: 'true' })],
    ['$near', () => collection.findOne({ a: { $near: [0, 0] } })],
    ['$jsonSchema', () => collection.findOne({ $jsonSchema: {} })],
    ['$foo', () => collection.findOne({ $or: [{ a: { $not: { $foo: 1 } } }] })],
    ['$bar', () => collection.findOne({ list: { $elemMatch: { $bar: 1 } } })],
    ['$bit', () => collection.updateOne({}, { $bit: { a: { and: 1 } } })],
    ['$sideways', () => collection.updateOne({}, { $sideways: { a: 1 } } as Document)],
    ['$up', () => collection.updateOne({}, { $push: { list: { $each: [], $up: 1 } } } as Document)],
    ['pipeline', () => collection.updateOne({}, [{ $set: { a: 2 } }])],
    ['$out', () => collection.aggregate([{ $out: 'x' }]).toArray()],
    ['$merge', () => collection.aggregate([{ $merge: 'x' }]).toArray()],
    ['$geoNear', () => collection.aggregate([{ $facet: { a: [{ $geoNear: {} }] } }]).toArray()],
    ['$graphLookup', () => collection.aggregate([{ $graphLookup: {} }]).toArray()],
    [
      'let',
      () =>
        collection
          .aggregate([{ $lookup: { from: 'x', let: {}, pipeline: [], as: 'y' } }])
          .toArray(),
    ],
    [
      '$function',
      () =>
        collection
          .aggregate([{ $project: { x: { $function: { body: '', args: [], lang: 'js' } } } }])
          .toArray(),
    ],
    ['$nonsense', () => collection.aggregate([{ $project: { x: { $nonsense: 1 } } }]).toArray()],
    ['collation', () => collection.find({}, { collation: { locale: 'en' } }).toArray()],
    ['tailable', () => collection.find({}, { tailable: true }).toArray()],
    ['$meta', () => collection.find({}, { projection: { s: { $meta: 'textScore' } } }).toArray()],
    ['list.$', () => collection.find({ list: 1 }, { projection: { 'list.$': 1 } }).toArray()],
    ['text', () => collection.createIndex({ a: 'text' })],
    ['2dsphere', () => collection.createIndex({ a: '2dsphere' })],
    ['hidden', () => collection.createIndex({ a: 1 }, { hidden: true })],
    ['validator', () => store.client.db('unsupported').createCollection('v', { validator: {} })],
    [
      'capped',
      () => store.client.db('unsupported').createCollection('c', { capped: true, size: 1 }),
    ],
    ['mapReduce', () => store.client.db('unsupported').command({ mapReduce: 'things' })],
    [
      'Decimal128',
      () => collection.findOne({ a: { $gt: { $numberDecimal: '1' } } }).then(() => decimal()),
    ],
    ['$changeStream', () => collection.watch().next()],
  ];
  const decimal = async () => {
    const { Decimal128 } = await import('mongodb');
    return collection.findOne({ a: Decimal128.fromString('1') });
  };

  it.each(attempts)('refuses %s by name', async (name, attempt) => {
    await expect(attempt()).rejects.toThrow(name);
  });

  it('refuses a transaction, and continues', async () => {
    const session = store.client.startSession();
    const attempt = session.withTransaction(() => collection.insertOne({ a: 2 }, { session }));
    await expect(attempt).rejects.toThrow(/transactions/);
    await session.endSession();
    expect(await collection.countDocuments()).toBe(1);
  });
});
