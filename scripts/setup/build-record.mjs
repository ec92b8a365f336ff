// Records the commit of a server-side deployable's build. Images: node scripts/setup/build-record.mjs FOLDER
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCommit } from '../../packages/web-kit/rspack/build-commit.mjs';
import { root } from './run-program.mjs';

/** Writes `dist/build.json` (read by service-kit/health/deployable-version.ts), which tsc does not create. */
export function writeBuildRecord(folder) {
  const directory = join(root, folder);
  mkdirSync(join(directory, 'dist'), { recursive: true });
  const record = JSON.stringify({ commit: buildCommit(directory) });
  writeFileSync(join(directory, 'dist/build.json'), record);
}

const [, program, folder] = process.argv;
if (folder && realpathSync(program) === fileURLToPath(import.meta.url)) writeBuildRecord(folder);
