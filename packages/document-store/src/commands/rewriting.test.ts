import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { startDocuments } from '../start-documents.js';
import { filesWith } from '../testing/small-disk.js';
import { compiledMain, makeFolder, startTestStore, type TestStore } from '../testing/test-store.js';

const rewrite = (client: MongoClient) => client.db('any').command({ rewriteFiles: 1 });
const marker = 'Zebulon-Quill-7731';

describe('the rewritten file of the document store', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.end());
  const people = () => store.client.db('people').collection<Document>('people');
  const filesWithMarker = () => filesWith(store.folder, marker);

  it('contains nothing deleted or overwritten, and everything else', async () => {
    await people().createIndex({ name: 1 });
    const person = (at: number): Document => ({
      _id: `p${at}`,
      name: at % 3 === 0 ? `${marker}-${at}` : `Other ${at}`,
      text: `${at} `.repeat(400),
    });
    for (let at = 0; at < 600; at += 100) {
      await people().insertMany(Array.from({ length: 100 }, (_, n) => person(at + n)));
    }
    await people().deleteMany({ name: /^Zebulon/, _id: { $lt: 'p4' } } as Document);
    await people().updateMany({ name: /^Zebulon/ }, { $set: { name: 'Somebody' } });
    expect(await people().countDocuments({ name: /^Zebulon/ })).toBe(0);
    expect(filesWithMarker()).not.toEqual([]);
    const before = await people().find().sort({ _id: 1 }).toArray();
    const size = statSync(join(store.folder, 'documents.mdb')).size;

    await rewrite(store.client);
    expect(filesWithMarker()).toEqual([]);
    expect(await people().find().sort({ _id: 1 }).toArray()).toEqual(before);
    expect(await people().countDocuments({ name: 'Somebody' }, { hint: 'name_1' })).toBe(
      before.filter(({ name }) => name === 'Somebody').length,
    );
    // The file grows in steps: one step is the least there is.
    expect(statSync(join(store.folder, 'documents.mdb')).size).toBeLessThanOrEqual(size);
    const names = readdirSync(store.folder).sort();
    expect(names).toEqual(['documents.lock', 'documents.mdb', 'documents.mdb-lock']);
  });

  it('contains concurrent writes, and cursors continue', async () => {
    const cursor = people().find({}, { batchSize: 10 }).sort({ _id: 1 });
    await cursor.next();
    let stop = false;
    const acknowledged = new Map<string, number>();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let at = 0; !stop; at++) {
        const _id = `w${writer}-${at % 50}`;
        await people().updateOne({ _id } as Document, { $set: { at } }, { upsert: true });
        acknowledged.set(_id, at);
      }
    });
    // Two concurrent requests run one after the other; several times, so that writers meet every step.
    for (let round = 0; round < 6; round++) {
      await Promise.all([rewrite(store.client), rewrite(store.client)]);
    }
    stop = true;
    await Promise.all(writers);
    expect((await cursor.toArray()).length).toBeGreaterThan(300);
    const rows = await people()
      .find({ _id: /^w/ } as Document)
      .toArray();
    expect(new Map(rows.map(({ _id, at }) => [String(_id), at]))).toEqual(acknowledged);
    expect(acknowledged.size).toBeGreaterThan(40);
  });
});

it('is the old one or the new one after a kill -9, with every acknowledged write', async () => {
  const folder = makeFolder();
  const acknowledged = new Set<string>();
  let tookMs = 0;
  for (let round = 0; round < 8; round++) {
    const running = await startDocuments({ folder, main: compiledMain() });
    const client = await MongoClient.connect(running.uri, { serverSelectionTimeoutMS: 30_000 });
    const rows = client.db('kill').collection<Document>('rows');
    expect((await rows.find().toArray()).map(({ _id }) => String(_id)).sort()).toEqual(
      expect.arrayContaining([...acknowledged].sort()),
    );
    const names = readdirSync(folder).filter((name) => name.includes('.copy'));
    expect(names).toEqual([]);
    if (round === 0) {
      const filler = Array.from({ length: 300 }, (_, at) => ({ at, text: 'x'.repeat(20_000) }));
      await client.db('kill').collection('filler').insertMany(filler);
    }
    const writing = (async () => {
      for (let at = 0; ; at++) {
        const _id = `r${round}-${at}`;
        await rows.insertOne({ _id } as Document);
        acknowledged.add(_id);
      }
    })().catch(() => undefined);
    const started = performance.now();
    const rewriting = rewrite(client).catch(() => undefined);
    if (round === 0) {
      await rewriting;
      tookMs = performance.now() - started;
    }
    // A different moment each time: before, during and after the replacement of the file.
    await new Promise((resolve) => setTimeout(resolve, (tookMs * round) / 6));
    process.kill(running.pid, 'SIGKILL');
    await running.ended;
    await client.close(true);
    await Promise.all([writing, rewriting]);
  }
  expect(acknowledged.size).toBeGreaterThan(15);
  rmSync(folder, { recursive: true });
});
