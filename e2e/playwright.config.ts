import { defineConfig } from '@playwright/test';
import { lightBrowser } from './portal/browsers';
import { filesOf } from './portal/files-of';
import type { PortalOptions } from './portal/portal.fixture';

const amongProcesses = ['federation/outage.spec.ts', 'federation/publish.spec.ts'];
const spanishTowns = ['operator/spanish-office.spec.ts', 'shell/spanish-*.spec.ts'];

/**
 * Files that share a portal with special settings. Each group has one worker: otherwise up to three would
 * take a file of it each, and start a portal each (decision B139).
 */
const groups = {
  'quick reconciliation': filesOf('testWithQuickReconciliation'),
  'two languages': filesOf('testOnQuietPortal'),
  versions: filesOf('testWithVersions').filter((file) => !amongProcesses.includes(file)),
  'a model': filesOf('testWithModel'),
};

export default defineConfig<PortalOptions>({
  testDir: 'specs',
  outputDir: '../reports/e2e-results',
  globalSetup: './portal/portal-hosts.ts',
  // Generous, for slow machines; a passing test never waits for them.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  // Each worker runs its own portal. One takes about three quarters of a core, so two cores can take three.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Reports a failure at once. `npm test` retries failures and lists those that passed only then.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    // Also generous; without it, a missing control would use up the time of the whole test.
    actionTimeout: 60_000,
    // Drawing fades takes CPU time, and clicks wait for them: only tests of motion have any.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A service worker would bypass what a test delays or fakes; `shell/offline.spec.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // No screenshots, which took a fifth of the time; the trace has the page at each step.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: lightBrowser,
  },
  projects: [
    {
      // Tests that need separate processes, and one complete hiring. First, and with one worker: this portal
      // takes the longest to start, so that it does not hold up the end of the run.
      name: 'processes',
      use: { hosting: 'processes' },
      testMatch: ['hiring/main-job.spec.ts', ...amongProcesses],
      workers: 1,
    },
    // The longest tests with their own portals run before the others, or one worker would be busy with them at the end.
    { name: 'Spanish towns', use: { hosting: 'one-process' }, testMatch: spanishTowns },
    ...Object.entries(groups).map(([name, testMatch]) => ({
      name,
      use: { hosting: 'one-process' as const },
      testMatch,
      workers: 1,
    })),
    {
      name: 'one process',
      use: { hosting: 'one-process' },
      testIgnore: [...amongProcesses, ...spanishTowns, ...Object.values(groups).flat()],
    },
  ],
});
