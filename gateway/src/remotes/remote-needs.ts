import type { RemoteManifest, ShellManifest } from '@commons/contracts/remotes';
import { RefusedRemote } from './known-remote.js';

/** Refuses a front end that needs more than the running shell gives. @throws RefusedRemote naming all of it */
export function checkNeeds(manifest: RemoteManifest, shell: ShellManifest | undefined): void {
  // A shell of an older build does not say what it gives.
  if (!shell) return;
  const missing = Object.entries(manifest.libraries)
    .filter(([name, needed]) => !suffices(shell.libraries[name], needed))
    .map(([name, needed]) => `${name} ${needed} (it has ${shell.libraries[name] ?? 'none'})`);
  if (manifest.shell_contract > shell.shell_contract) {
    missing.push(`shell contract ${manifest.shell_contract} (it has ${shell.shell_contract})`);
  }
  if (missing.length === 0) return;
  const { name, version } = manifest;
  throw new RefusedRemote(`${name} ${version} needs of the shell: ${missing.join(', ')}`);
}

/** The same major version, and at least the same minor one: patches change nothing that can be called. */
function suffices(given: string | undefined, needed: string): boolean {
  const [major, minor = 0] = numbers(given ?? '');
  const [neededMajor, neededMinor = 0] = numbers(needed);
  return major === neededMajor && minor >= neededMinor;
}

const numbers = (version: string) => version.split('.').map(Number);
