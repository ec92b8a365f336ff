import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../portal/start-failure.js';

/** Makes the data folder with its logs; a start fails when it cannot be written to. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartFailure(
      `The data cannot be kept in ${dataDir} (${(error as NodeJS.ErrnoException).code}).\n` +
        'Make that a folder in which this user may write, or name another one with --data DIR.',
    );
  }
}
