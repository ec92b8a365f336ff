import mongoose, { type Model, Schema, Types } from 'mongoose';
import { startTestStore, type TestStore } from './test-store.js';

export interface Person {
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

function personSchema(): Schema<Person> {
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
  return schema;
}

const personas = [
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
];

export const names = (people: { name: string }[]): string[] => people.map(({ name }) => name);

export interface Suite {
  connection: mongoose.Connection;
  People: Model<Person>;
  seed(): Promise<Person[]>;
}

/**
 * What the services use of mongoose, on the store of MONGODB_URI, else on a separate embedded store. The same suites
 * run on both, so they only rely on what MongoDB guarantees. Sets up a database for a test file, empty before each
 * test, and drops it afterwards.
 */
export function suite(name: string): Suite {
  const db = {} as Suite;
  let store: TestStore | undefined;
  beforeAll(async () => {
    if (!process.env.MONGODB_URI) store = await startTestStore();
    const uri = process.env.MONGODB_URI ?? store!.uri;
    const dbName = `documents_${name}_${process.pid}_${Date.now()}`;
    const options = { dbName, serverSelectionTimeoutMS: 30_000 };
    db.connection = await mongoose.createConnection(uri, options).asPromise();
    db.People = db.connection.model<Person>('Person', personSchema());
    db.seed = () => db.People.insertMany(personas);
    await db.People.init();
  });
  beforeEach(() => db.People.deleteMany({}));
  afterAll(async () => {
    await db.connection?.dropDatabase();
    await db.connection?.close();
    await store?.end();
  });
  return db;
}
