import { statfsSync } from 'node:fs';
import { CommandError } from './errors.js';

/** MongoDB's code for it, which `isOutage` of the services knows. */
const OUT_OF_DISK_SPACE = 14031;

/**
 * What a write or a commit fails with when the disk takes no more: EIO, EFBIG, ENOSPC and EDQUOT of the system (LMDB calls
 * a write that was cut short EIO), and LMDB's own "map full", "transaction full" and "transaction is broken", which follow
 * from one of those. LMDB has undone the transaction then, and the file is as before.
 */
const REFUSALS = new Set<unknown>([
  ...[5, 27, 28, 122, -30792, -30788, -30782],
  // Of Node's own calls.
  ...['EIO', 'EFBIG', 'ENOSPC', 'EDQUOT'],
]);

/** Whether an error says that the disk takes no more, as opposed to a fault after which memory cannot be trusted. */
export const isDiskTrouble = (error: unknown): boolean =>
  REFUSALS.has((error as { code?: unknown } | undefined)?.code);

const isOutOfSpace = (error: unknown) =>
  error instanceof CommandError && error.code === OUT_OF_DISK_SPACE;

/** A write that was refused for the disk: the command fails as a whole, whatever it did before. */
export const isRefusedByDisk = (error: unknown): boolean =>
  isOutOfSpace(error) || isDiskTrouble(error);

/** Less than this is no room to work in. */
const LITTLE = 1024 * 1024;

/** Says 'disk full', or for another reason 'disk cannot be written'. */
export function diskTrouble(folder: string): CommandError {
  const text = hasRoom(folder) ? 'disk cannot be written' : 'disk full';
  return new CommandError(OUT_OF_DISK_SPACE, 'OutOfDiskSpace', text);
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > LITTLE;
  } catch {
    return true;
  }
}
