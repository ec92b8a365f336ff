import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, PortalOptions } from '../portal/portal-options.js';
import type { KeepRunningOptions } from '../runner/processes/keep-running.js';
import { documentStore } from '../runner/stores/stores.js';

/** Folders of a data folder that hold records and files; which of the first two depends on the machine. */
export const storeFolders = ['documents', 'mongo', 'objects'] as const;

/** Whether the folder exists and has something in it. */
export const holdsFiles = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/** Whether the files of the portal are in its data folder, and not in a store that the settings name. */
export const ownObjects = (env: Environment): boolean => !env.S3_ENDPOINT && !env.OBJECTS_DIR;

/** A store that ends during a backup makes it fail; starting it again would hide that. */
const unwatched: KeepRunningOptions = { say: () => undefined, restarted: () => undefined };

/**
 * Runs work on the stores of a stopped portal: those that the settings name, else those of the data folder, started for
 * it.
 * @param work gets the settings that name them
 */
export async function withStores<Result>(
  options: PortalOptions,
  work: (env: Environment) => Promise<Result>,
): Promise<Result> {
  const { env, dataDir } = options;
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const documents = await documentStore(options, unwatched);
  const objects = ownObjects(env) ? { OBJECTS_DIR: join(dataDir, 'objects') } : {};
  try {
    return await work({ ...env, ...objects, MONGODB_URI: documents.uri });
  } finally {
    await documents.child?.stop();
  }
}
