import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withFolderLock } from './folder-lock.mjs';
import { root, runProgram } from './run-program.mjs';
import { Failure, step } from './step.mjs';

/** Installs the packages where they are missing or are not those of the lock file. */
export async function installPackages() {
  linkNewWorkspaces();
  if (packagesAreInstalled()) return;
  await withFolderLock(async () => {
    if (!packagesAreInstalled()) await install();
  });
}

/** A workspace that joined an installed repository needs its link alone, not everything anew. */
export function linkNewWorkspaces() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return;
  for (const [path, { link, resolved }] of Object.entries(lockedPackages())) {
    if (!link || existsSync(join(root, path)) || !existsSync(join(root, resolved))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(relative(dirname(path), resolved), join(root, path));
  }
}

const lockedPackages = () =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

const install = () =>
  step('Installing packages (npm ci)', () =>
    // Development packages too, whatever NODE_ENV says: the build needs them.
    runProgram([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund']).catch((error) => {
      throw new Failure(`The packages could not be installed.\n\n${reasonOf(error.message)}`);
    }),
  );

/** npm says why, then explains its own options over a screen or two. */
function reasonOf(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('npm error'));
  const help = lines.findIndex((line) => line.includes('Clean install a project'));
  const reason = help === -1 ? lines : lines.slice(0, help);
  return (reason.length > 0 ? reason.slice(0, 40) : [text]).join('\n');
}

/**
 * Whether node_modules holds what package-lock.json names. npm leaves a lock file of its own in node_modules, written
 * last, so an installation that was broken off shows too. Packages of other systems are optional and may be absent.
 */
export function packagesAreInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(lockedPackages()).every(
    ([path, { version, link, optional, devOptional }]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
      if (link) return existsSync(join(root, path));
      const found = installed[path];
      if (!found) return Boolean(optional || devOptional);
      return found.version === version;
    },
  );
}

function npm() {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') ? [process.execPath, running] : ['npm'];
}
