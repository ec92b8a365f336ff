import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withFolderLock } from './folder-lock.mjs';
import { root, runProgram } from './run-program.mjs';
import { Failure, step } from './step.mjs';

/** Installs the packages if they are missing or differ from the lock file. */
export async function installPackages() {
  linkNewWorkspaces();
  if (packagesAreInstalled()) return;
  await withFolderLock(async () => {
    if (!packagesAreInstalled()) await install();
  });
}

/** A new workspace in an installed repository only needs its link. */
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

/** npm first explains the error, then prints pages about its options. */
function reasonOf(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('npm error'));
  const help = lines.findIndex((line) => line.includes('Clean install a project'));
  const reason = help === -1 ? lines : lines.slice(0, help);
  return (reason.length > 0 ? reason.slice(0, 40) : [text]).join('\n');
}

/**
 * Whether node_modules matches package-lock.json. npm writes its own lock file there at the end, so an interrupted
 * installation is noticed too. Optional packages of other platforms may be absent.
 */
function packagesAreInstalled() {
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
