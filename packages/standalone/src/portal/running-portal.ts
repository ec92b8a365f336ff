import { resolve } from 'node:path';
import type { RunningPortal } from './operator-account.js';
import { PortalApi } from './portal-api.js';
import type { Environment } from './portal-options.js';
import { readRecord } from './portal-record.js';
import { StartFailure } from './start-failure.js';

/** The portal running on this data folder, or the one at SITE_URL. @throws StartFailure that says how to start it */
export function runningPortal(rootDir: string, data: string, env: Environment): RunningPortal {
  const dataDir = resolve(rootDir, data);
  const record = readRecord(dataDir);
  const url = record?.ready ? record.url : env.SITE_URL;
  if (!url) {
    throw new StartFailure(
      `No portal runs on the data in ${dataDir}. Start it in another terminal with npm start, then try again.`,
    );
  }
  return { rootDir, dataDir, api: new PortalApi(url), settings: record?.settings ?? {} };
}
