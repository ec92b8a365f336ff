// System programs that npm cannot install: searched on the PATH, and installed where that needs no prompt.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { Failure, say, step } from './step.mjs';

/** Path of the first of these programs on the PATH; undefined without one. */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const aptIsOurs = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Redis is needed for queues and rate limits, unless REDIS_URL names one. */
export function ensureRedis() {
  return ensure({
    what: 'Redis',
    setting: 'REDIS_URL',
    programs: ['redis-server', 'valkey-server'],
    aptPackage: 'redis-server',
    brew: 'redis',
  });
}

const headlessShell = 'chromium-headless-shell';

/**
 * Browsers for the e2e tests, unless CHROMIUM_PATH names one: Chromium, and, where it may be installed, Debian's without
 * windows, in which most tests take a third less CPU time.
 */
export async function ensureChromium() {
  await ensure({
    what: 'Chromium',
    setting: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
    aptPackage: 'chromium',
    brew: 'chromium',
  });
  if (process.env.CHROMIUM_PATH || findProgram([headlessShell]) || !aptIsOurs()) return;
  try {
    await step(`Installing a lighter browser (apt-get install ${headlessShell})`, () =>
      aptInstall(headlessShell),
    );
  } catch (error) {
    say(`${error?.message ?? error}\nThe tests take Chromium.`);
  }
}

async function ensure({ what, setting, programs, aptPackage, brew }) {
  if (process.env[setting]) return;
  if (findProgram(programs)) return;
  if (!aptIsOurs()) throw new Failure(missingText(what, setting, aptPackage, brew));
  await step(`Installing ${what} (apt-get install ${aptPackage})`, () => aptInstall(aptPackage));
  if (!findProgram(programs)) throw new Failure(missingText(what, setting, aptPackage, brew));
}

function missingText(what, setting, aptPackage, brew) {
  const command =
    process.platform === 'darwin'
      ? `brew install ${brew}`
      : `sudo apt-get install -y ${aptPackage}`;
  return `Commons needs ${what}, and it is not on this machine. Install it with\n\n    ${command}\n\nor set ${setting} to one that you have, and start again.`;
}

async function aptInstall(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Another start, or the system itself, may be installing: waits for it.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = ['apt-get', ...wait, 'install', '-y', '--no-install-recommends', name];
  // The package lists of a fresh container are missing or old: fetched only after a failed attempt.
  await runProgram(install, { env }).catch(async () => {
    await runProgram(['apt-get', ...wait, 'update'], { env });
    await runProgram(install, { env });
  });
}
