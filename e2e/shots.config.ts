import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { wholeBrowser } from './portal/browsers';

/** `npm run shots`: pictures of every screen, into reports/shots/. */
export default defineConfig({
  testDir: 'shots',
  testMatch: 'shots.ts',
  outputDir: '../reports/shots-results',
  globalSetup: './shots/portal-setup.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: Number(process.env.SHOTS_WORKERS) || 3,
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    locale: base.use?.locale,
    timezoneId: base.use?.timezoneId,
    launchOptions: wholeBrowser,
  },
});
