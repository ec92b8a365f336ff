import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { type RunningDocuments, startDocuments } from '../start-documents.js';
import { diskKinds, type SmallDisk } from '../testing/small-disk.js';
import { compiledMain } from '../testing/test-store.js';

const outOfSpace = 14_031;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const codeOf = (error: { code?: number }) => error.code ?? 0;

describe.each(diskKinds())('the document store on $name', ({ make }) => {
  let disk: SmallDisk;
  let running: RunningDocuments;
  let client: MongoClient;
  let gone = false;
  const things = () => client.db('full').collection<Document>('things');
  const ping = () =>
    client
      .db('full')
      .command({ ping: 1 })
      .then(() => 0, codeOf);
  const untilPing = async (code: number) => {
    const end = Date.now() + 60_000;
    while ((await ping()) !== code && Date.now() < end) await pause(50);
    expect(await ping()).toBe(code);
  };

  beforeAll(async () => {
    // So large that a slow machine, which writes longer before it is filled, still has room when it is freed.
    disk = make(32);
    const logFile = join(disk.folder, 'documents.log');
    running = await startDocuments({ folder: disk.folder, logFile, main: compiledMain() });
    void running.ended.then(() => {
      gone = true;
    });
    client = await MongoClient.connect(running.uri, { serverSelectionTimeoutMS: 30_000 });
    await things().createIndex({ word: 1 });
  });
  afterAll(async () => {
    await client.close();
    await running.stop();
    disk.remove();
  });

  it('refuses writes, continues to read, keeps acknowledged writes, and writes again when there is room', async () => {
    const acknowledged = new Set<string>();
    const refused = new Map<string, number>();
    let stop = false;
    // Several concurrent writers, so that writes share commits; each records what was acknowledged.
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let at = 0; !stop; at++) {
        const _id = `${writer}-${at}`;
        const document = { _id, word: `w${at % 5}`, text: 'x'.repeat(2_000) } as Document;
        await things()
          .insertOne(document)
          .then(
            () => void acknowledged.add(_id),
            async (error) => {
              refused.set(_id, codeOf(error));
              await pause(20);
            },
          );
      }
    });
    const until = async (ready: () => boolean) => {
      for (const end = Date.now() + 60_000; !ready() && Date.now() < end; ) await pause(20);
      expect(ready()).toBe(true);
    };
    await until(() => acknowledged.size > 100);
    disk.fill([running.pid]);
    await until(() => refused.size > 50);
    await untilPing(outOfSpace);
    expect(await things().countDocuments({ word: 'w1' })).toBeGreaterThan(0);
    await expect(things().bulkWrite(large())).rejects.toMatchObject({ code: outOfSpace });
    const other = client.db('full').collection('others');
    await expect(other.insertOne({ text: 'x'.repeat(900_000) })).rejects.toMatchObject({
      code: outOfSpace,
    });
    const before = acknowledged.size;
    disk.free([running.pid]);
    await untilPing(0);
    await until(() => acknowledged.size > before + 20);
    stop = true;
    await Promise.all(writers);

    const [codes, stored] = [new Set(refused.values()), await ids()];
    expect([...codes]).toEqual([outOfSpace]);
    expect(stored).toEqual([...acknowledged].sort());
    const counts = await Promise.all(
      ['w0', 'w1', 'w2', 'w3', 'w4'].map((word) =>
        things().countDocuments({ word }, { hint: 'word_1' }),
      ),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(stored.length);
    await other.insertOne({ text: 'now' });
    expect(await other.countDocuments()).toBe(1);
    expect(gone).toBe(false);
    // LMDB's own writes must never fail: see SpaceReservation.
    expect(readFileSync(join(disk.folder, 'documents.log'), 'utf8')).not.toContain('Write error');
  });

  it('also starts on a full disk, and serves its data', async () => {
    const before = await ids();
    process.kill(running.pid, 'SIGKILL');
    await running.ended;
    disk.fill([]);
    running = await startDocuments({ folder: disk.folder, main: compiledMain() });
    await client.close();
    client = await MongoClient.connect(running.uri, { serverSelectionTimeoutMS: 30_000 });
    expect(await ids()).toEqual(before);
    disk.free([running.pid]);
    await things().insertOne({ _id: 'after' } as Document);
  });

  const ids = async () =>
    (
      await things()
        .find({}, { projection: { _id: 1 } })
        .toArray()
    )
      .map(({ _id }) => String(_id))
      .sort();
  const large = () => [
    { insertOne: { document: { _id: 'large-1', text: 'y'.repeat(900_000) } as Document } },
    { insertOne: { document: { _id: 'large-2', text: 'y'.repeat(900_000) } as Document } },
  ];
});
