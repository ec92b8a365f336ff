import { execFileSync } from 'node:child_process';

/**
 * The commit that a folder is built from: COMMIT of the environment, since images are built without git, else from git.
 * Uncommitted changes are marked: `3f2a9c1b…+changes`. Uses Node only, since scripts run it before anything is
 * installed.
 * @param {string} directory a deployable
 * @returns {string | undefined} undefined where git does not know the folder
 */
export function buildCommit(directory) {
  const given = process.env.COMMIT?.trim();
  if (given) return given;
  try {
    if (git(directory, 'ls-files', 'package.json') === '') return undefined;
    const head = git(directory, 'rev-parse', 'HEAD');
    const sources = [':(top)packages', ':(top)package-lock.json', '.'];
    const changes = git(directory, 'status', '--porcelain', '--', ...sources);
    return changes === '' ? head : `${head}+changes`;
  } catch {
    return undefined;
  }
}

const git = (directory, ...words) =>
  execFileSync('git', words, {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
