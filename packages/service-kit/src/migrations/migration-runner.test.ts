import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Connection, createConnection, Schema } from 'mongoose';
import { until } from '../testing/until.js';
import { codeVersionsCollection } from './code-versions.js';
import { eachBatch } from './each-batch.js';
import { lockId, migrationsCollection } from './lease-lock.js';
import { checkedMigrations, type Migration } from './migration.js';
import { MigrationRunner, type MigrationTimes } from './migration-runner.js';

const uri = process.env.MONGODB_URI ?? '';
const dbName = `test_migrations_${randomUUID().slice(0, 8)}`;
const noteSchema = new Schema({ text: String, length: Number }, { collection: 'notes' });
const background = 'in the background';

const open: Connection[] = [];
/** Its own connection, like another process. */
async function connect(): Promise<Connection> {
  const connection = await createConnection(uri, { dbName }).asPromise();
  connection.model('Note', noteSchema);
  open.push(connection);
  return connection;
}

let store: Connection;
beforeAll(async () => {
  store = await connect();
});
beforeEach(async () => {
  for (const name of ['notes', migrationsCollection, codeVersionsCollection])
    await store.collection(name).deleteMany({});
  await write(450, 'n');
});
afterAll(async () => {
  await store.dropDatabase();
  await Promise.all(open.map((one) => one.close()));
});

const write = (many: number, text: string) =>
  store
    .collection('notes')
    .insertMany(Array.from({ length: many }, (_, at) => ({ text: `${text}${at}` })));
const undone = () => store.collection('notes').countDocuments({ length: { $exists: false } });
const stored = (name: string) =>
  store.collection<{ _id: string }>(migrationsCollection).findOne({ _id: name });

/** Counts its runs; `during` is called in the middle. */
function lengths(during: () => unknown = () => undefined, changes: Partial<Migration> = {}) {
  const runs = { begun: 0 };
  const migration: Migration = {
    name: 'note-lengths',
    what: 'counts letters',
    when: background,
    run: async ({ model, signal }) => {
      runs.begun += 1;
      const notes = model<{ _id: never; text: string }>('Note');
      const records = { filter: { length: { $exists: false } }, fields: { text: 1 }, signal };
      return eachBatch(notes, records as never, async (some) => {
        await during();
        for (const { _id, text } of some)
          await notes.updateOne({ _id, text }, { $set: { length: text.length } } as never);
        return some.length;
      });
    },
    ...changes,
  };
  return { migration, runs };
}

const quick: MigrationTimes = { leaseMs: 400, goneMs: 700 };
const runner = async (migrations: Migration[], times = quick) =>
  new MigrationRunner(await connect(), migrations, times);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isDone = async (of: MigrationRunner) => of.run(background).catch(() => false);

describe('migrations', () => {
  it('run once when two instances start together, and not again on later starts', async () => {
    const { migration, runs } = lengths(() => pause(50));
    const both = [await runner([migration]), await runner([migration])];
    const results = await Promise.all(both.map((one) => one.run(background)));
    expect([...results].sort()).toEqual([false, true]);
    expect(runs.begun).toBe(1);
    expect(await undone()).toBe(0);
    expect(await Promise.all(both.map((one) => one.run(background)))).toEqual([true, true]);
    expect(await (await runner([migration])).run(background)).toBe(true);
    expect(runs.begun).toBe(1);
    expect(await stored('note-lengths')).toMatchObject({ version: 1, changed: 450 });
    expect(await stored(lockId)).toBeNull();
  });

  it('hold their lock as long as they run, however short the lease is', async () => {
    const { migration, runs } = lengths(() => pause(500));
    const [first, second] = [await runner([migration]), await runner([migration])];
    const run = first.run(background);
    await until(
      () => stored(lockId),
      (lock) => lock !== null,
    );
    for (let seen = 0; seen < 10; seen += 1) {
      expect(await second.run(background)).toBe(false);
      await pause(100);
    }
    expect(await run).toBe(true);
    expect(runs.begun).toBe(1);
  });

  it('run in the order of the list; a failing one stops the rest and is retried', async () => {
    const order: string[] = [];
    let broken = true;
    const named = (name: string): Migration => ({
      ...lengths().migration,
      name,
      run: async () => {
        order.push(name);
        if (name === 'b' && broken) throw new Error('out of paper');
        return 0;
      },
    });
    const one = await runner(['c', 'b', 'a'].map(named));
    await expect(one.run(background)).rejects.toThrow('b@1: out of paper');
    expect(await stored(lockId)).toBeNull();
    broken = false;
    expect(await one.run(background)).toBe(true);
    expect(order).toEqual(['c', 'b', 'b', 'a']);
  });

  it('run again for a newer revision, but not for an older one', async () => {
    const { migration, runs } = lengths();
    expect(await (await runner([migration])).run(background)).toBe(true);
    const raised = { ...migration, version: 2 };
    expect(await (await runner([raised])).run(background)).toBe(true);
    expect(runs.begun).toBe(2);
    expect(await (await runner([migration])).run(background)).toBe(true);
    expect(runs.begun).toBe(2);
  });

  it('process again what an older version wrote during a rollout', async () => {
    const { migration, runs } = lengths();
    const before = await runner([]);
    const after = await runner([migration]);
    await before.run(background);
    await after.run(background);
    expect(runs.begun).toBe(1);
    // The older version still runs, and writes.
    await write(3, 'former');
    await pause(quick.goneMs / 2);
    await before.run(background);
    await after.run(background);
    expect([runs.begun, await undone()]).toEqual([1, 3]);
    await pause(quick.goneMs + 100);
    await after.run(background);
    expect([runs.begun, await undone()]).toEqual([2, 0]);
    await pause(quick.goneMs + 100);
    await after.run(background);
    expect(runs.begun).toBe(2);
    // A rollback, and another rollout.
    await before.run(background);
    await write(2, 'back');
    await pause(quick.goneMs + 100);
    await after.run(background);
    expect([runs.begun, await undone()]).toEqual([3, 0]);
  });

  it('that remove something wait until the older version has ended', async () => {
    const { migration, runs } = lengths(undefined, { removes: true });
    await (await runner([])).run(background);
    const after = await runner([migration]);
    expect(await after.run(background)).toBe(true);
    expect(runs.begun).toBe(0);
    await pause(quick.goneMs + 100);
    await after.run(background);
    expect(runs.begun).toBe(1);
  });

  it('finish their batch when the service stops, and release the lock', async () => {
    const { migration } = lengths(() => pause(100));
    const one = await runner([migration]);
    const run = one.run(background);
    run.catch(() => undefined);
    await until(undone, (left) => left < 450);
    await one.close();
    await expect(run).rejects.toThrow('note-lengths@1: the service is stopping');
    expect(await stored(lockId)).toBeNull();
    expect(await stored('note-lengths')).toBeNull();
    expect(await undone()).toBeGreaterThan(0);
  });

  it('stop when another instance took over the lock', async () => {
    const { migration } = lengths(() => pause(300));
    const one = await runner([migration]);
    const run = one.run(background);
    run.catch(() => undefined);
    await until(undone, (left) => left < 450);
    const locks = store.collection<{ _id: string }>(migrationsCollection);
    await locks.updateOne({ _id: lockId }, { $set: { holder: 'another' } });
    await expect(run).rejects.toThrow('note-lengths@1: another instance took over');
    expect(await stored(lockId)).toMatchObject({ holder: 'another' });
  });

  it('must have unique names', () => {
    const { migration } = lengths();
    expect(() => checkedMigrations([migration, { ...migration, version: 2 }])).toThrow(
      'two migrations are named note-lengths',
    );
  });
});

describe('a process that is killed during a migration', () => {
  const built = pathToFileURL(join(__dirname, '../../dist/migrations/')).href;
  const program = `
    import { createConnection, Schema } from 'mongoose';
    import { eachBatch } from '${built}each-batch.js';
    import { MigrationRunner } from '${built}migration-runner.js';
    const connection = await createConnection(process.env.URI, { dbName: process.env.DB }).asPromise();
    connection.model('Note', new Schema({ text: String, length: Number }, { collection: 'notes' }));
    const run = ({ model, signal }) =>
      eachBatch(model('Note'), { filter: { length: { $exists: false } }, fields: { text: 1 }, signal }, async (some) => {
        for (const { _id, text } of some) await model('Note').updateOne({ _id }, { $set: { length: text.length } });
        console.log('a batch');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });
    const migration = { name: 'note-lengths', what: 'counts letters', when: '${background}', run };
    await new MigrationRunner(connection, [migration], ${JSON.stringify(quick)}).run('${background}');`;

  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  it('is succeeded by another one that completes it once the lease has expired', async () => {
    const env = { PATH: process.env.PATH, URI: uri, DB: dbName };
    const args = ['--input-type=module', '--eval', program];
    child = spawn(process.execPath, args, { cwd: __dirname, env, stdio: ['ignore', 'pipe', 2] });
    await once(child.stdout!, 'data');
    expect(await undone()).toBe(250);
    const { migration, runs } = lengths();
    const next = await runner([migration]);
    expect(await next.run(background)).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // The lease has not expired yet.
    expect(await next.run(background)).toBe(false);
    await until(() => isDone(next), Boolean);
    expect([runs.begun, await undone()]).toEqual([1, 0]);
    expect(await stored('note-lengths')).toMatchObject({ changed: 250 });
  });
});
