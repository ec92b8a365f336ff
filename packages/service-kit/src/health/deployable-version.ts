import { readFileSync } from 'node:fs';
import { packageFile } from '../guarded/package-file.js';

export interface DeployableVersion {
  /** The `version` in its package.json. */
  readonly version?: string;
  /** The commit it was built from, as its build wrote it (scripts/setup/build-record.mjs). */
  readonly commit?: string;
}

/** The version of a deployable; empty for a service without a package, as in tests. */
export function deployableVersion(name: string): DeployableVersion {
  const { version } = readFrom<DeployableVersion>(name, 'package.json');
  const { commit } = readFrom<DeployableVersion>(name, 'dist/build.json');
  return { ...(version && { version }), ...(commit && { commit }) };
}

function readFrom<Content>(name: string, file: string): Partial<Content> {
  const path = packageFile(`@commons/${name}`, file);
  return path ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
