import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File of a data folder that says whether the demo content was loaded into it. */
export const demoMark = 'demo-loaded';

const markIn = (dataDir: string) => join(dataDir, demoMark);

/** Whether the demo content was loaded into a data folder. Once cleared, it is never loaded again. */
export function demoState(dataDir: string): 'none' | 'loaded' | 'cleared' {
  const mark = markIn(dataDir);
  if (!existsSync(mark)) return 'none';
  return readFileSync(mark, 'utf8').startsWith('cleared') ? 'cleared' : 'loaded';
}

const write = (dataDir: string, text: string) =>
  writeFileSync(markIn(dataDir), `${text}\n`, { mode: 0o600 });

/** Records that the demo content is loaded, so that the next start does not load it again. */
export const markDemoLoaded = (dataDir: string) => write(dataDir, new Date().toISOString());

/** Records that it was removed, so that no start loads it again. */
export const markDemoCleared = (dataDir: string) =>
  write(dataDir, `cleared ${new Date().toISOString()}`);
