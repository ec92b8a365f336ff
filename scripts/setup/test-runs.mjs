import { join } from 'node:path';
import { nodeProgram, root, runProgram } from './run-program.mjs';
import { say } from './step.mjs';
import { failingFiles, jestReports } from './test-count.mjs';

/** More failing files than this are no accident of a busy machine. */
const mostSecondRuns = 5;

/**
 * Runs all of jest. A few failing files run a second time, on their own: a busy machine is slow, not wrong. What passes only
 * then is named in the summary, for an unsteady test is a fault to be mended.
 * @throws when a file fails twice, or when more fail than get a second run
 */
export async function runJest() {
  try {
    await jest(jestReports.first, '--maxWorkers=2');
  } catch (error) {
    const failing = failingFiles(join(root, 'reports'));
    if (failing.length === 0 || failing.length > mostSecondRuns) throw error;
    say(`\nOnce more, alone:\n${failing.join('\n')}`);
    await jest(jestReports.second, '--runInBand', '--runTestsByPath', ...failing);
  }
}

/** Runs the browser tests. A failing one gets its second run from Playwright, in a portal of its own. */
export function runPlaywright() {
  const command = nodeProgram('@playwright/test/cli.js', 'test', '--retries=1');
  return runProgram(command, { cwd: 'e2e', show: true });
}

function jest(report, ...options) {
  const command = nodeProgram('jest/bin/jest.js', '--config', 'jest.config.mjs', ...options);
  return runProgram([...command, '--json', `--outputFile=reports/${report}`], { show: true });
}
