import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * The files of the latest build in an output folder, which also has those of earlier builds (`former-builds.mjs` of
 * web-kit keeps the record).
 */
export async function filesOfBuild(folder: string): Promise<string[]> {
  const [latest] = await recorded(folder);
  if (latest) return latest;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

async function recorded(folder: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(join(folder, '.builds'), 'utf8'));
  } catch {
    return [];
  }
}
