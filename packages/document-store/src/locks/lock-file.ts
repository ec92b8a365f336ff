import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.js';

/** The process that has a lock, and where it can be reached, once known. */
export interface LockHolder extends ProcessIdentity {
  readonly url?: string | undefined;
}

export interface LockFile {
  /** Tells others who want the lock an address of this process. */
  announce(url: string): void;
  release(): void;
}

/** Another process has the lock. `holder` is undefined while others are about to take it. */
export class LockHeld extends Error {
  constructor(readonly holder: LockHolder | undefined) {
    super(`the lock is held by process ${holder?.pid ?? '(about to take it)'}`);
  }
}

/**
 * Takes a lock for this process. Takes over that of a process that no longer runs: a process is identified by its id
 * and start time.
 *
 * The lock is a symbolic link whose target names the holder: it is created with its content in one step, and needs no
 * room on a full disk.
 * @throws LockHeld
 */
export function takeLock(path: string): LockFile {
  const self = identityOf(process.pid);
  if (!self) throw new Error('this process cannot be found');
  takeOver(path, self);
  return {
    announce: (url) => {
      const draft = `${path}.${self.pid}`;
      rmSync(draft, { force: true });
      isCreated(draft, { ...self, url });
      renameSync(draft, path);
    },
    release: () => {
      const holder = readHolder(path);
      if (holder?.pid === self.pid && holder.started === self.started) rmSync(path);
    },
  };
}

function takeOver(path: string, self: ProcessIdentity): void {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (isCreated(path, self)) return;
    const holder = readHolder(path);
    if (holder && isRunning(holder)) throw new LockHeld(holder);
    removeStale(path, self);
  }
  throw new LockHeld(undefined);
}

/**
 * Removes the lock of a dead process. Only one process at a time may: of two that have read the same stale lock, the
 * slower one would remove the new lock of the faster one.
 */
function removeStale(path: string, self: ProcessIdentity): void {
  const guard = `${path}.takeover`;
  if (!isCreated(guard, self)) {
    const other = readHolder(guard);
    if (other && !isRunning(other)) rmSync(guard, { force: true });
    return;
  }
  try {
    const holder = readHolder(path);
    if (!holder || !isRunning(holder)) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Of two processes that create the same link, one wins. */
function isCreated(path: string, { pid, started, url = '' }: LockHolder): boolean {
  try {
    symlinkSync(`${pid}|${started}|${url}`, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The holder that a lock names; undefined without one. */
export function readHolder(path: string): LockHolder | undefined {
  try {
    const [pid, started = '', url] = readlinkSync(path).split('|');
    return { pid: Number(pid), started, url: url || undefined };
  } catch {
    return undefined;
  }
}
