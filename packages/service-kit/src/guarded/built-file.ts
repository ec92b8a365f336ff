import { packageFile } from './package-file.js';

/**
 * A compiled file of a package of this repository, for programs that run in a process of their own.
 * @param file below the package's dist folder, e.g. 'images/prepare-image.js'
 * @throws Error when the package is not built
 */
export function builtFile(packageName: string, file: string): string {
  const found = packageFile(packageName, `dist/${file}`);
  if (found) return found;
  throw new Error(`${packageName} is not built: there is no dist/${file}`);
}
