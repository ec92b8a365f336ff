import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * Path of a file of a package of this repository. It is searched from the working folder and from the running script
 * (jest has no import.meta).
 * @returns undefined when there is none
 */
export function packageFile(packageName: string, file: string): string | undefined {
  const bases = [process.cwd(), dirname(resolve(process.argv[1] ?? ''))];
  return bases
    .flatMap((base) => createRequire(join(base, 'x.js')).resolve.paths(packageName) ?? [])
    .map((place) => join(place, packageName, file))
    .find((path) => existsSync(path));
}
