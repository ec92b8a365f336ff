import { existsSync } from 'node:fs';
import { Failure } from './step.mjs';

/**
 * Loads settings from a file such as `.env`; the environment takes precedence.
 * @throws Failure when it is unreadable
 */
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
