import { rmSync } from 'node:fs';
import { type Document, MongoClient } from 'mongodb';
import { startDocuments } from '../start-documents.js';
import { compiledMain, makeFolder } from '../testing/test-store.js';

/**
 * Concurrent writers, killed midway with kill -9, several times. Each writer records what was acknowledged. Afterwards
 * every acknowledged state exists, and each index agrees with the documents.
 */
const maxRounds = 6;
const writerCount = 12;
const writesPerRound = 100;

interface Acknowledged {
  /** Per document: the last acknowledged version, and the last one sent; -1: removed. */
  readonly known: Map<string, { acknowledged: number; sent: number }>;
}

async function writer(client: MongoClient, name: string, { known }: Acknowledged): Promise<void> {
  const collection = client.db('kill').collection('things');
  for (let at = 0; ; at++) {
    const _id = `${name}-${at}`;
    const state = { acknowledged: 0, sent: 1 };
    known.set(_id, state);
    const words = [`w${at % 7}`, `x${at % 5}`, name];
    await collection.insertOne({ _id, version: 1, words, even: at % 2 === 0 } as Document);
    state.acknowledged = 1;
    for (let version = 2; version < 2 + (at % 3); version++) {
      state.sent = version;
      await collection.updateOne(
        { _id } as Document,
        {
          $inc: { version: 1 },
          $push: { words: `v${version}` },
        } as Document,
      );
      state.acknowledged = version;
    }
    if (at % 5 !== 4) continue;
    state.sent = -1;
    await collection.deleteOne({ _id } as Document);
    state.acknowledged = -1;
  }
}

/** Waits for a number of documents instead of a time, so that a slow machine writes as much before the kill. */
async function acknowledgements({ known }: Acknowledged, round: number): Promise<void> {
  const wanted = writesPerRound + round * 7;
  const count = () =>
    [...known].filter(([id, { acknowledged }]) => id.startsWith(`r${round}w`) && acknowledged !== 0)
      .length;
  const end = Date.now() + 60_000;
  while (count() < wanted && Date.now() < end) await new Promise((next) => setTimeout(next, 3));
}

async function check(client: MongoClient, { known }: Acknowledged): Promise<number> {
  const collection = client.db('kill').collection<Document>('things');
  const stored = new Map((await collection.find().toArray()).map((doc) => [String(doc._id), doc]));
  let kept = 0;
  for (const [id, { acknowledged, sent }] of known) {
    const version =
      (stored.get(id)?.version as number | undefined) ?? (acknowledged === 0 ? 0 : -1);
    expect([acknowledged, sent]).toContain(version);
    if (acknowledged !== 0) kept++;
    const words = (stored.get(id)?.words as string[] | undefined)?.length;
    if (words !== undefined) expect(words).toBe(2 + version);
  }
  expect([...stored.keys()].filter((id) => !known.has(id))).toEqual([]);
  const words = [...new Set([...stored.values()].flatMap((doc) => doc.words as string[]))];
  for (const word of words) {
    const scanned = [...stored.values()].filter((doc) => (doc.words as string[]).includes(word));
    expect(await collection.countDocuments({ words: word }, { hint: 'words_1_version_-1' })).toBe(
      scanned.length,
    );
  }
  const even = [...stored.values()].filter((doc) => doc.even === true).length;
  expect(await collection.countDocuments({ even: true }, { hint: 'even_1' })).toBe(even);
  return kept;
}

it('loses nothing acknowledged and leaves nothing half-written on kill -9', async () => {
  const folder = makeFolder();
  const acknowledged: Acknowledged = { known: new Map() };
  let kept = 0;
  for (let round = 0; round <= maxRounds; round++) {
    const running = await startDocuments({ folder, main: compiledMain() });
    const client = await MongoClient.connect(running.uri, {
      serverSelectionTimeoutMS: 30_000,
      retryReads: false,
    });
    const collection = client.db('kill').collection('things');
    await collection.createIndexes([{ key: { words: 1, version: -1 } }, { key: { even: 1 } }]);
    kept = await check(client, acknowledged);
    if (round < maxRounds) {
      const writers = Array.from({ length: writerCount }, (_, at) =>
        writer(client, `r${round}w${at}`, acknowledged).catch(() => {}),
      );
      await acknowledgements(acknowledged, round);
      process.kill(running.pid, 'SIGKILL');
      await running.ended;
      await client.close(true);
      await Promise.all(writers);
    } else {
      await client.close();
      await running.stop();
    }
  }
  expect(kept).toBeGreaterThanOrEqual(maxRounds * writesPerRound);
  rmSync(folder, { recursive: true });
}, 480_000);
