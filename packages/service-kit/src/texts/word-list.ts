import { readFileSync } from 'node:fs';
import { packageFile } from '../guarded/package-file.js';

/**
 * The lines of `data/<name>.txt` of a package, without its comments, which start with `#`. The head of each file explains
 * its format.
 */
export function wordList(packageName: string, name: string): string {
  const file = packageFile(packageName, `data/${name}.txt`);
  if (!file) throw new Error(`data/${name}.txt of ${packageName} is missing`);
  return readFileSync(file, 'utf8').replaceAll(/^#.*\n/gm, '');
}
