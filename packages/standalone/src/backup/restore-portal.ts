import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from '@commons/document-store/locks/lock-file';
import { ArchiveFault } from '@commons/service-kit/backup/archive-format';
import { checkArchive } from '@commons/service-kit/backup/archive-reader';
import { restoreOptions } from '@commons/service-kit/backup/backup-options';
import type { Restored } from '@commons/service-kit/backup/restore-backup';
import {
  checkedText,
  notEmpty,
  restoredText,
  runRestore,
} from '@commons/service-kit/backup/run-restore';
import { demoMark, markDemoCleared } from '../demo/demo-mark.js';
import { type Environment, type PortalOptions, portalOptions } from '../portal/portal-options.js';
import { endLeftovers } from '../portal/portal-record.js';
import { StartFailure } from '../portal/start-failure.js';
import { SwapFailure, stagingIn, swapData, undoSwap } from '../portal/swap-data.js';
import { makeDataFolder } from '../runner/data-folder.js';
import { lockDataFolder } from '../runner/data-lock.js';
import { asStartFailure } from './archive-failure.js';
import { secretFiles } from './back-up-portal.js';
import { holdsFiles, ownObjects, storeFolders, withStores } from './local-stores.js';

/** What of the data folder is replaced by a restore; the others belong to stores that the settings name. */
function replacedFolders(env: Environment): string[] {
  return [
    ...(env.MONGODB_URI ? [] : ['documents', 'mongo']),
    ...(ownObjects(env) ? ['objects'] : []),
    // Queues and copies of before the restore would be wrong.
    ...(env.REDIS_URL ? [] : ['redis']),
  ];
}

/**
 * `npm run restore`: into the stores of a stopped portal. What is in the data folder is made next to the present one
 * and takes its place when it is whole.
 * @returns a text for the operator
 */
export async function restorePortal(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  try {
    const options = restoreOptions(args, env);
    const portal = portalOptions(rootDir, ['--data', options.data], env);
    const { dataDir } = portal;
    const checked = await checkArchive(options.file, options.secret);
    if (options.check) return checkedText(checked);
    makeDataFolder(dataDir);
    const lock = lockStopped(dataDir);
    try {
      await endLeftovers(dataDir);
      undoSwap(dataDir);
      const folders = replacedFolders(env);
      const present = storeFolders.filter((name) => folders.includes(name));
      if (!options.replace && present.some((name) => holdsFiles(join(dataDir, name)))) {
        throw notEmpty();
      }
      const restored = await restoreNextTo(portal, (stores) =>
        runRestore(stores, options, checked),
      );
      return restoredText(restored);
    } finally {
      lock.release();
    }
  } catch (error) {
    throw asStartFailure(error);
  }
}

function lockStopped(dataDir: string): LockFile {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    const { message } = error as Error;
    throw new StartFailure(
      `${message.split('\n')[0]}\nStop it first (Ctrl-C in its terminal), then restore. Nothing was changed.`,
    );
  }
}

/** Restores into a folder of the data folder, and swaps the results for the present ones. */
async function restoreNextTo(
  portal: PortalOptions,
  restore: (stores: Environment) => Promise<Restored>,
): Promise<Restored> {
  const { dataDir, env } = portal;
  const staging = stagingIn(dataDir);
  rmSync(staging, { recursive: true, force: true });
  try {
    const restored = await withStores({ ...portal, dataDir: staging }, restore);
    const files = writeFiles(staging, restored.folder);
    swapData(dataDir, [...replacedFolders(env), ...files]);
    rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
    return restored;
  } catch (error) {
    if (error instanceof SwapFailure) throw error;
    rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
    if (error instanceof ArchiveFault) throw error;
    throw new StartFailure(halfWay(error as Error, env));
  }
}

function halfWay({ message }: Error, env: Environment): string {
  const elsewhere = env.MONGODB_URI || !ownObjects(env);
  return `The restore failed: ${message}\n${
    elsewhere
      ? 'The portal is incomplete. Mend the cause and run the same command with --replace before you start it.'
      : 'Nothing was changed.'
  }`;
}

/**
 * Writes the files of the data folder; a portal from another machine never gets the demo content.
 * @returns their names
 */
function writeFiles(staging: string, files: ReadonlyMap<string, Buffer>): string[] {
  const names = [demoMark, ...secretFiles].filter((name) => files.has(name));
  for (const name of names) {
    writeFileSync(join(staging, name), files.get(name) ?? '', { mode: 0o600 });
  }
  if (names.includes(demoMark)) return names;
  markDemoCleared(staging);
  return [demoMark, ...names];
}
