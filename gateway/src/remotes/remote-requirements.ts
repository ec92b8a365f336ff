import type { RemoteManifest, ShellManifest } from '@commons/contracts/front-ends/remotes';
import { missingOfShell } from '@commons/service-kit/publication/missing-of-shell';
import { RefusedRemote } from './known-remote.js';

/** Refuses a front end that needs more than the running shell gives. @throws RefusedRemote naming all of it */
export function checkRequirements(
  manifest: RemoteManifest,
  shell: ShellManifest | undefined,
): void {
  // A shell of an older build does not say what it gives.
  if (!shell) return;
  const missing = missingOfShell(manifest, shell);
  if (missing.length === 0) return;
  const { name, version } = manifest;
  throw new RefusedRemote(`${name} ${version} needs of the shell: ${missing.join(', ')}`);
}
