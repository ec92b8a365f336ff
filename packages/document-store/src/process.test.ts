import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { MongoClient } from 'mongodb';
import { startDocuments } from './start-documents.js';
import { compiledMain, makeFolder, startTestStore, type TestStore } from './testing/test-store.js';

const start = (folder: string) => startDocuments({ folder, main: compiledMain() });
const argumentsOf = (pid: number): string =>
  execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the process of the embedded document store', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startTestStore(1);
  });
  afterAll(() => store.end());

  it('locks its folder: a second one fails, naming the first', async () => {
    const second = start(store.folder);
    await expect(second).rejects.toThrow(
      `the folder ${store.folder} is in use by another document store (process ${store.running.pid})`,
    );
    expect(await store.client.db('a').collection('b').countDocuments()).toBe(0);
  });

  it('takes over the lock of a dead process, and keeps the data', async () => {
    const folder = makeFolder();
    const first = await start(folder);
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    expect(readdirSync(folder)).toContain('documents.lock');
    const second = await start(folder);
    await second.stop();
    expect(readdirSync(folder)).not.toContain('documents.lock');
    await (await start(folder)).stop();
    rmSync(folder, { recursive: true });
  });

  it('without syncing keeps what it acknowledged when it is killed', async () => {
    const folder = makeFolder();
    const options = { folder, main: compiledMain(), durable: false };
    const first = await startDocuments(options);
    const client = new MongoClient(first.uri);
    const written = Array.from({ length: 500 }, (_, _id) => ({ _id, text: 'x'.repeat(1_000) }));
    await client.db('a').collection<(typeof written)[number]>('b').insertMany(written);
    expect(argumentsOf(first.pid)).toContain('--no-sync');
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    await client.close();
    // The default syncs.
    const second = await start(folder);
    expect(argumentsOf(second.pid)).not.toContain('--no-sync');
    const again = new MongoClient(second.uri);
    expect(await again.db('a').collection('b').find().toArray()).toEqual(written);
    await again.close();
    await second.stop();
    rmSync(folder, { recursive: true });
  });

  it('prints its address as a line of JSON, and ends with its parent', async () => {
    const folder = makeFolder();
    const args = [compiledMain(), '--folder', folder, '--with-parent'];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect(JSON.parse(String(line))).toEqual({
      ready: true,
      uri: expect.stringMatching(/^mongodb:\/\/127\.0\.0\.1:\d+$/),
    });
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(isAlive(child.pid!)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('removes expired documents', async () => {
    const raw = store.client.db('ttl').collection('expiring');
    await raw.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const past = new Date(Date.now() - 120_000);
    await raw.insertMany([
      { at: past },
      { at: new Date() },
      { at: 'never' },
      { at: [new Date(), past] },
    ]);
    const end = Date.now() + 60_000;
    while ((await raw.countDocuments()) > 2 && Date.now() < end) {
      await new Promise((next) => setTimeout(next, 100));
    }
    expect(await raw.countDocuments()).toBe(2);
  });

  it('survives malformed bytes, and a connection closed in the middle of a message', async () => {
    const port = Number(new URL(store.uri).port);
    const hello = Buffer.from(
      '260000000100000000000000dd070000000000000011000000016970696e67000000',
      'hex',
    );
    const header = Buffer.alloc(26);
    header.writeInt32LE(26, 0);
    header.writeInt32LE(2013, 12);
    const attempts = [
      Buffer.alloc(64, 0xff),
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      hello,
      header,
      header.subarray(0, 20),
    ];
    for (const bytes of attempts) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.end(bytes);
      socket.resume();
      await once(socket, 'close');
    }
    expect(await store.client.db('a').command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(isAlive(store.running.pid)).toBe(true);
  });

  it('stays small when idle', () => {
    const status = readFileSync(`/proc/${store.running.pid}/status`, 'utf8');
    const kilobytes = Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]);
    expect(kilobytes).toBeLessThan(80 * 1024);
  });
});
