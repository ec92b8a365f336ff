import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isRunning, type ProcessIdentity } from '../portal/process-identity.js';
import { StartFailure } from '../portal/start-failure.js';

interface Holder extends ProcessIdentity {
  /** Address of the site, once known. */
  readonly url?: string;
}

export interface DataLock {
  /** Gives a second start the address of the first one. */
  announce(url: string): void;
  release(): void;
}

/**
 * Locks a data folder for this process. Takes over a lock whose process no longer runs.
 * @throws StartFailure naming the process that holds it
 */
export function lockDataFolder(folder: string): DataLock {
  const file = join(folder, 'portal.lock');
  const self = identityOf(process.pid);
  if (!self) throw new Error('This process cannot be found');
  const draft = `${file}.${process.pid}`;
  const write = (holder: Holder) => writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  write(self);
  try {
    takeOver(file, draft, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    announce: (url) => writeFileSync(file, JSON.stringify({ ...self, url }), { mode: 0o600 }),
    release: () => {
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** Creating a hard link is atomic: of two concurrent starts, one wins. */
function takeOver(file: string, draft: string, folder: string): void {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      linkSync(draft, file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isRunning(holder)) throw new StartFailure(runningText(holder, folder));
    setAside(file, `${draft}.stale`);
  }
  throw new StartFailure(`Another start on ${folder} is under way. Try again in a moment.`);
}

/** Removes a stale lock, unless another start has replaced it since it was read. */
function setAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    const holder = readHolder(aside);
    if (holder && isRunning(holder)) linkSync(aside, file);
  } catch {
    // Another start was faster; the next attempt sees its lock.
  }
  rmSync(aside, { force: true });
}

function runningText({ pid, url }: Holder, folder: string): string {
  const where = url ? ` at ${url}` : '';
  return (
    `Commons already runs${where} (process ${pid}) on the data in ${folder}.\n` +
    'Stop it first with Ctrl-C in its terminal, or start a second one on other data:\n\n' +
    '    PORT=8090 npm start -- --data .data-2'
  );
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
