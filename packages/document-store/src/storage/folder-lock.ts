import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start time of a process, in clock ticks since boot: a pid alone may have been reused. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Locks a folder for this process: LMDB itself allows two processes to open one file. Returns a function that releases
 * it. Replaces the lock of a dead process; otherwise throws, naming the process.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'documents.lock');
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, own);
      closeSync(file);
      return () => {
        if (readFileSync(path, 'utf8') === own) rmSync(path);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid, start = ''] = readLock(path).split(' ');
    const holder = Number(pid);
    const same = holder > 0 && isAlive(holder) && startOf(holder) === start;
    if (same && holder !== process.pid) {
      throw new Error(
        `the folder ${folder} is in use by another document store (process ${holder})`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new Error(`could not lock the folder ${folder}`);
}

function readLock(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
