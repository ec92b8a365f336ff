import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LockHeld, takeLock } from '../locks/lock-file.js';

/**
 * Locks a folder for this process: LMDB itself allows two processes to open one file. Returns a function that releases
 * it. Replaces the lock of a dead process; otherwise throws, naming the process.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  try {
    return takeLock(join(folder, 'documents.lock')).release;
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const holder = error.holder ? ` (process ${error.holder.pid})` : '';
    throw new Error(`the folder ${folder} is in use by another document store${holder}`);
  }
}
