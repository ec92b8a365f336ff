import { packageFile } from './package-file.js';

/**
 * Path of a compiled file of a package of this repository, for programs that run in a separate process.
 * @param file path below the package's dist folder, e.g. 'images/prepare-image.js'
 * @throws Error when the file does not exist
 */
export function builtFile(packageName: string, file: string): string {
  const found = packageFile(packageName, `dist/${file}`);
  if (found) return found;
  throw new Error(`${packageName} is not built: there is no dist/${file}`);
}
