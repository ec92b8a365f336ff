import type { RemoteManifest, ShellManifest } from '@commons/contracts/front-ends/remotes';
import { missingOfShell } from '@commons/service-kit/publication/missing-of-shell';
import { RefusedRemote } from './known-remote.js';

/** Refuses a front end that needs more than the running shell provides. @throws RefusedRemote naming all of it */
export function checkRequirements(
  manifest: RemoteManifest,
  shell: ShellManifest | undefined,
): void {
  // Shells of older builds do not declare what they provide.
  if (!shell) return;
  const missing = missingOfShell(manifest, shell);
  if (missing.length === 0) return;
  const { name, version } = manifest;
  throw new RefusedRemote(`${name} ${version} requires of the shell: ${missing.join(', ')}`);
}
