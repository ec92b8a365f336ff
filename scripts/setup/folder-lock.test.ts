import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const lockModule = pathToFileURL(join(__dirname, 'folder-lock.mjs')).href;
let folder: string;
let lock: string;
let log: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commons-lock-'));
  lock = join(folder, 'lock');
  log = join(folder, 'log');
  writeFileSync(log, '');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A process that reports taking and releasing the lock. */
function hold(name: string, milliseconds: number): ChildProcess {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { withFolderLock } from ${JSON.stringify(lockModule)};
    const note = (text) => appendFileSync(${JSON.stringify(log)}, text + ' ');
    await withFolderLock(async () => {
      note('+${name}');
      await pause(${milliseconds});
      note('-${name}');
    }, ${JSON.stringify(lock)});
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  children.push(child);
  return child;
}

const written = () => readFileSync(log, 'utf8').trim().split(' ').filter(Boolean);

async function until(suits: () => boolean): Promise<void> {
  while (!suits()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the lock around installing and building', () => {
  it('serialises concurrent starts, and leaves nothing behind', async () => {
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => once(hold(name, 100), 'exit')));
    const order = written();
    expect(order).toHaveLength(8);
    for (let turn = 0; turn < 8; turn += 2) {
      expect(order[turn + 1]).toBe(order[turn]?.replace('+', '-'));
    }
    expect(readdirSync(folder)).toEqual(['log']);
  });

  it('names the holder it waits for', async () => {
    const first = hold('first', 3_600_000);
    await until(() => written().includes('+first'));
    const second = hold('second', 0);
    let text = '';
    second.stderr?.on('data', (part) => {
      text += part;
    });
    const announced = `Process ${first.pid} installs or builds this folder; waiting`;
    await until(() => text.includes(announced));
    expect(written()).toEqual(['+first']);
  });

  it('is taken from a process that was killed', async () => {
    const first = hold('first', 3_600_000);
    await until(() => written().includes('+first'));
    first.kill('SIGKILL');
    await once(first, 'exit');
    await Promise.all([once(hold('b', 50), 'exit'), once(hold('c', 50), 'exit')]);
    expect(
      written()
        .slice(1)
        .map((note) => note[0]),
    ).toEqual(['+', '-', '+', '-']);
  });

  it('is taken over when its process id now belongs to another process', async () => {
    writeFileSync(lock, JSON.stringify({ pid: process.pid, started: 'another boot 1' }));
    await once(hold('next', 0), 'exit');
    expect(written()).toEqual(['+next', '-next']);
  });
});
