import { join } from 'node:path';
import {
  type LockFile,
  LockHeld,
  type LockHolder,
  takeLock,
} from '@commons/document-store/locks/lock-file';
import { StartFailure } from '../portal/start-failure.js';

/**
 * Locks a data folder for this process. Takes over a lock whose process no longer runs.
 * @throws StartFailure naming the process that holds it
 */
export function lockDataFolder(folder: string): LockFile {
  try {
    return takeLock(join(folder, 'portal.lock'));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const { holder } = error;
    throw new StartFailure(
      holder
        ? runningText(holder, folder)
        : `Another start on ${folder} is under way. Try again in a moment.`,
    );
  }
}

function runningText({ pid, url }: LockHolder, folder: string): string {
  const where = url ? ` at ${url}` : '';
  return (
    `Commons already runs${where} (process ${pid}) on the data in ${folder}.\n` +
    'Stop it first with Ctrl-C in its terminal, or start a second one on other data:\n\n' +
    '    PORT=8090 npm start -- --data .data-2'
  );
}
