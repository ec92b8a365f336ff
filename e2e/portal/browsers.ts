import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import flags from '../../scripts/setup/chromium-flags.json' with { type: 'json' };

const shell = '/usr/bin/chromium-headless-shell';
const chromium = '/usr/bin/chromium';

/** The first of these that is installed, unless CHROMIUM_PATH names one; without any, Playwright's own. */
function options(...programs: readonly string[]): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? programs.find((file) => existsSync(file));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: flags,
  };
}

/** Chromium without windows: a third less CPU time, but no viewer of PDFs. */
export const lightBrowser = options(shell, chromium);

/** The whole browser, for what the other does not have. */
export const wholeBrowser = options(chromium);
