import { statfsSync } from 'node:fs';
import { CommandError } from '../errors.js';

/** MongoDB's code, recognised by `isOutage` of the services. */
const outOfDiskSpace = 14031;

/**
 * Errors of a write or a commit on a full disk: EIO, EFBIG, ENOSPC and EDQUOT of the system (LMDB reports a short write
 * as EIO), and LMDB's own "map full", "transaction full" and "transaction is broken", which follow from one of those.
 * LMDB has then rolled back the transaction, and the file is unchanged.
 */
const refusalCodes = new Set<unknown>([
  ...[5, 27, 28, 122, -30792, -30788, -30782],
  // From Node's own calls.
  ...['EIO', 'EFBIG', 'ENOSPC', 'EDQUOT'],
]);

/** Whether an error means that the disk is full, as opposed to a fault after which memory cannot be trusted. */
export const isDiskTrouble = (error: unknown): boolean =>
  refusalCodes.has((error as { code?: unknown } | undefined)?.code);

const isOutOfSpace = (error: unknown) =>
  error instanceof CommandError && error.code === outOfDiskSpace;

/** Whether a write was refused because of the disk: the whole command fails, whatever it did before. */
export const isRefusedByDisk = (error: unknown): boolean =>
  isOutOfSpace(error) || isDiskTrouble(error);

/** Less free space than this counts as full. */
const littleRoom = 1024 * 1024;

/** The error 'disk full', or 'disk cannot be written' for another reason. */
export function diskTrouble(folder: string): CommandError {
  const text = hasRoom(folder) ? 'disk cannot be written' : 'disk full';
  return new CommandError(outOfDiskSpace, 'OutOfDiskSpace', text);
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > littleRoom;
  } catch {
    return true;
  }
}
