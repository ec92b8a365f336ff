import { join } from 'node:path';
import { nodeProgram, root, runProgram } from './run-program.mjs';
import { say } from './step.mjs';
import { failingFiles, jestReports } from './test-count.mjs';

/** More failing files than this are not caused by a busy machine. */
const maxSecondRuns = 5;

/**
 * Most functions of a test have ended before their optimization pays off: after six times as much work, it takes a tenth
 * less CPU time altogether. Only the V8 of Node 20 has this option.
 */
const optimizingLater = process.versions.v8.startsWith('11.') ? ['--interrupt-budget=400000'] : [];

/**
 * Runs all of jest. A few failing files are rerun on their own, since a busy machine is slow. What passes only then is
 * named in the summary: a flaky test is a bug to fix.
 * @throws when a file fails twice, or too many fail
 */
export async function runJest() {
  try {
    await jest(jestReports.first, workers);
  } catch (error) {
    const failing = failingFiles(join(root, 'reports'));
    if (failing.length === 0 || failing.length > maxSecondRuns) throw error;
    say(`\nOnce more, alone:\n${failing.join('\n')}`);
    await jest(jestReports.second, '--runInBand', '--runTestsByPath', ...failing);
  }
}

/** Runs the browser tests. Playwright retries a failing one in a new portal. */
export function runPlaywright() {
  const [node, ...program] = nodeProgram(
    ...['@playwright/test/cli.js', 'test', '--retries=1'],
    // Recording every test takes a fifth of the time: only the second run of a failing one is recorded.
    '--trace=on-first-retry',
  );
  // Portals are hosted by its forks, which inherit the options.
  return runProgram([node, ...optimizingLater, ...program], { cwd: 'e2e', show: true });
}

/** One more than two cores: a hundred tests wait for time-outs and started portals, a sixth of the time of two workers. */
const workers = '--maxWorkers=3';

/** For objects that live as long as a test: collected less often, they cost a twentieth less CPU time. */
const roomForNewObjects = '--max-semi-space-size=32';

function jest(report, ...options) {
  const [node, ...program] = nodeProgram(
    'jest/bin/jest.js',
    ...['--config', 'jest.config.mjs', ...options],
  );
  const command = [node, roomForNewObjects, ...optimizingLater, ...program];
  return runProgram([...command, '--json', `--outputFile=reports/${report}`], { show: true });
}
