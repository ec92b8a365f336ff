import { runProgram } from './run-program.mjs';

/**
 * The files that differ from where this branch left another: committed, uncommitted and untracked ones. A moved file
 * counts at both of its places.
 * @param {string} base the other branch
 * @param {{ cwd?: string, deleted?: boolean }} options `deleted`: with those that are gone
 * @returns {Promise<string[]>} paths
 */
export async function changedFiles(base, { cwd = '.', deleted = false } = {}) {
  const git = async (...parts) =>
    (await runProgram(['git', ...parts], { cwd })).split('\n').filter(Boolean);
  const [fork] = await git('merge-base', 'HEAD', base);
  const filter = deleted ? [] : ['--diff-filter=d'];
  return [
    ...(await git('diff', '--name-only', '--no-renames', ...filter, fork)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}
