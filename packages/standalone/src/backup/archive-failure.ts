import { ArchiveFault } from '@commons/service-kit/backup/archive-format';
import { StartFailure } from '../portal/start-failure.js';

/** Faults of an archive and of the system (a full disk) are printed without a stack. */
export function asStartFailure(error: unknown): unknown {
  const { message, code } = error as NodeJS.ErrnoException;
  return error instanceof ArchiveFault || code ? new StartFailure(message) : error;
}
