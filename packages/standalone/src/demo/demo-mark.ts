import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markIn = (dataDir: string) => join(dataDir, 'demo-loaded');

/** Whether this data folder has been given its demo content. */
export const demoIsLoaded = (dataDir: string) => existsSync(markIn(dataDir));

export function markDemoLoaded(dataDir: string): void {
  writeFileSync(markIn(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
}
