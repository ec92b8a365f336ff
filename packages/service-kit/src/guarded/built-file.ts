import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * A compiled file of a package of this repository, for programs that run in a process of their own. It is looked for
 * from the working folder and from the script that runs (jest has no import.meta).
 * @param file below the package's dist folder, e.g. 'images/prepare-image.js'
 * @throws Error when the package is not built
 */
export function builtFile(packageName: string, file: string): string {
  const bases = [process.cwd(), dirname(process.argv[1] ?? '')];
  const places = bases.flatMap(
    (base) => createRequire(join(base, 'x.js')).resolve.paths(packageName) ?? [],
  );
  const found = places
    .map((place) => join(place, packageName, 'dist', file))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${packageName} is not built: there is no dist/${file}`);
}
