import { existsSync } from 'node:fs';
import { Failure } from './step.mjs';

/** Takes over the settings of a file such as `.env`; those of the environment win. @throws Failure when it cannot be read */
export function readSettings(file) {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Failure(
      `The settings in ${file} cannot be read (${error.code}). Nothing was started.`,
    );
  }
}
