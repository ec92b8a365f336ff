import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Rewriting } from '../commands/rewriting.js';
import { makeFolder } from '../testing/test-store.js';
import { Storage } from './storage.js';

const real = { setTimeout: globalThis.setTimeout };
const pause = (milliseconds: number) =>
  new Promise((resolve) => real.setTimeout(resolve, milliseconds));

const folder = makeFolder();
const storage = new Storage(folder);
const rewriting = new Rewriting(storage);
const size = () => statSync(join(folder, 'documents.mdb')).size;
const key = (at: number) => Buffer.from(String(at).padStart(6, '0'));

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'nextTick', 'queueMicrotask'] });
  await rewriting.start();
});
afterAll(async () => {
  jest.useRealTimers();
  await rewriting.stop();
  await storage.close();
  rmSync(folder, { recursive: true });
});

it('rewrites a file that is mostly free pages once its writers are quiet, and keeps every record', async () => {
  const filler = Buffer.alloc(20_000, 1);
  const commit = async (work: () => void) => storage.write(work);
  for (let at = 0; at < 100; at++) {
    await commit(() => {
      for (let n = 0; n < 30; n++) storage.documents.put(key(at * 30 + n), filler);
    });
  }
  for (let at = 0; at < 3_000; at += 50) {
    await commit(() => {
      for (let n = at; n < at + 50; n++) if (n % 10 > 0) storage.documents.remove(key(n));
    });
  }
  const before = size();
  expect(before).toBeGreaterThan(50_000_000);
  // The load falls into this time.
  jest.advanceTimersByTime(15_000);
  await pause(300);
  expect(size()).toBe(before);

  jest.advanceTimersByTime(15_000);
  for (let tries = 0; tries < 100 && size() === before; tries++) await pause(100);
  expect(size()).toBeLessThan(before / 4);
  expect(storage.documents.count({})).toBe(300);
  expect(storage.documents.get(key(2_990))).toEqual(filler);
});
