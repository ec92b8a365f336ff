import { readFileSync } from 'node:fs';
import { packageFile } from '../guarded/package-file.js';

/** The version in the package.json of a deployable; undefined for a service without one, as in tests. */
export function deployableVersion(name: string): string | undefined {
  const file = packageFile(`@commons/${name}`, 'package.json');
  return file && (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}
