import type { RemoteManifest, ShellManifest } from '@commons/contracts/front-ends/remotes';

type Needs = Pick<RemoteManifest, 'libraries' | 'shell_contract'>;

/** What a front end requires and a shell lacks, as messages; empty when they are compatible. */
export function missingOfShell(needs: Needs, shell: Omit<ShellManifest, 'version'>): string[] {
  const missing = Object.entries(needs.libraries)
    .filter(([name, needed]) => !suffices(shell.libraries[name], needed))
    .map(([name, needed]) => `${name} ${needed} (it has ${shell.libraries[name] ?? 'none'})`);
  if (needs.shell_contract > shell.shell_contract) {
    missing.push(`shell contract ${needs.shell_contract} (it has ${shell.shell_contract})`);
  }
  return missing;
}

/** The same major version, and at least the same minor one: patches do not change the API. */
function suffices(given: string | undefined, needed: string): boolean {
  const [major, minor = 0] = numbers(given ?? '');
  const [neededMajor, neededMinor = 0] = numbers(needed);
  return major === neededMajor && minor >= neededMinor;
}

const numbers = (version: string) => version.split('.').map(Number);
