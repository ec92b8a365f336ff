import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from '@commons/document-store/locks/lock-file';
import { backupOptions } from '@commons/service-kit/backup/backup-options';
import { runBackup } from '@commons/service-kit/backup/run-backup';
import { demoMark } from '../demo/demo-mark.js';
import { type Environment, portalOptions } from '../portal/portal-options.js';
import { endLeftovers, readRecord } from '../portal/portal-record.js';
import { StartFailure } from '../portal/start-failure.js';
import { undoSwap } from '../portal/swap-data.js';
import { lockDataFolder } from '../runner/data-lock.js';
import { asStartFailure } from './archive-failure.js';
import { holdsFiles, storeFolders, withStores } from './local-stores.js';

/** Files of the data folder that are taken along only when asked for. */
export const secretFiles = ['keys.json', 'operator.json'] as const;

/** `npm run backup`: of the running portal, or of the stores of a stopped one. @returns a text for the operator */
export async function backUpPortal(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  try {
    const options = backupOptions(args, env);
    const portal = portalOptions(rootDir, ['--data', options.data], env);
    const { dataDir } = portal;
    const names = [demoMark, ...(options.withSecrets ? secretFiles : [])];
    const files = () =>
      names
        .filter((name) => existsSync(join(dataDir, name)))
        .map((name) => ({ name, content: readFileSync(join(dataDir, name)) }));
    if (!env.MONGODB_URI && !storeFolders.some((name) => holdsFiles(join(dataDir, name)))) {
      throw new StartFailure(
        `There is no portal in ${dataDir}. Name its folder with --data DIR, or its stores with MONGODB_URI and S3_….`,
      );
    }
    const lock = lockOf(dataDir);
    if (!lock) return await runBackup(settingsOfRunning(dataDir, env), options, files());
    try {
      await endLeftovers(dataDir);
      undoSwap(dataDir);
      return await withStores(portal, (stores) => runBackup(stores, options, files()));
    } finally {
      lock.release();
    }
  } catch (error) {
    throw asStartFailure(error);
  }
}

/** Undefined while the portal runs, or when there is no data folder: then all its stores are external. */
function lockOf(dataDir: string): LockFile | undefined {
  if (!existsSync(dataDir)) return { announce: () => undefined, release: () => undefined };
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (error instanceof StartFailure && readRecord(dataDir)) return undefined;
    throw error;
  }
}

function settingsOfRunning(dataDir: string, env: Environment): Environment {
  const settings = readRecord(dataDir)?.settings ?? {};
  // The folder that it uses, whatever this terminal's settings say.
  const elsewhere = settings.OBJECTS_DIR ? { S3_ENDPOINT: undefined } : {};
  return { ...env, ...elsewhere, ...settings };
}
