import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockHeld, readHolder, takeLock } from './lock-file.js';
import { identityOf } from './process-identity.js';

const folder = mkdtempSync(join(tmpdir(), 'commons-lock-'));
const path = join(folder, 'a.lock');
afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (file: string, pid: number, started = identityOf(pid)?.started) => {
  rmSync(file, { force: true });
  symlinkSync(`${pid}|${started}|`, file);
};

function holderOfTaken() {
  try {
    takeLock(path);
  } catch (error) {
    if (error instanceof LockHeld) return error.holder;
    throw error;
  }
  throw new Error('it was free');
}

it('is held until it is released, with an address for others', () => {
  const lock = takeLock(path);
  lock.announce('http://here');
  expect(holderOfTaken()).toEqual({ ...identityOf(process.pid), url: 'http://here' });
  lock.release();
  takeLock(path).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('is taken over from a process whose id another one has now, and where it is damaged', () => {
  put(path, process.pid, 'before');
  takeLock(path).release();
  writeFileSync(path, 'not a link');
  takeLock(path);
  expect(readHolder(path)?.pid).toBe(process.pid);
});

it('leaves a stale lock to the process that is about to take it over', async () => {
  const other = spawn('sleep', ['60']);
  const pid = other.pid ?? 0;
  try {
    put(path, process.pid, 'before');
    put(`${path}.takeover`, pid);
    expect(holderOfTaken()).toBeUndefined();
    // That process was faster.
    put(path, pid);
    expect(holderOfTaken()).toMatchObject({ pid });
  } finally {
    other.kill();
    await once(other, 'exit');
  }
  // It died meanwhile: neither its lock nor its guard is in the way.
  takeLock(path).release();
  expect(readdirSync(folder)).toEqual([]);
});
