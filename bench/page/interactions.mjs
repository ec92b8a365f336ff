import { devices } from 'playwright-core';
import { cpuRate } from './measure.mjs';

/** What people do most, page by page, with what they press and type. */
const flows = [
  {
    flow: 'search the board, filter it, open a job, go back',
    path: '/jobs',
    act: async (page) => {
      const search = page.getByRole('combobox', { name: 'Search jobs' });
      await search.pressSequentially('baker', { delay: 60 });
      await search.press('Enter');
      await page.getByText(/^Found /).waitFor();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByLabel('Employment type').selectOption('full-time');
      await page.getByRole('button', { name: /^Show / }).click();
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Job Description' }).waitFor();
      await page.goBack();
      await page.getByText(/^Found /).waitFor();
    },
  },
  {
    flow: 'search the directory, open a business',
    path: '/business-directory',
    act: async (page) => {
      const search = page.getByRole('combobox', { name: 'Search businesses' });
      await search.pressSequentially('coffee', { delay: 60 });
      await search.press('Enter');
      await page.getByText(/^Found /).waitFor();
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    flow: 'type a loan',
    path: '/tools/loan',
    act: async (page) => {
      await page.getByLabel('Loan amount').pressSequentially('24000', { delay: 60 });
      await page.getByLabel('Interest rate').pressSequentially('6.5', { delay: 60 });
      await page.getByLabel('Term', { exact: true }).pressSequentially('5', { delay: 60 });
      await page.getByRole('button', { name: 'Calculate' }).click();
    },
  },
];

const watchInteractions = () => {
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

/**
 * The slowest interaction of each flow, on a phone with a quarter of the processor.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the portal
 * @returns {Promise<{flow: string, slowest: number}[]>} ms from the press to the next paint; 0 means under 16
 */
export async function slowestInteractions(browser, url) {
  const found = [];
  for (const { flow, path, act } of flows) {
    const context = await browser.newContext({ ...devices['Pixel 7'] });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.addInitScript(watchInteractions);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await act(page);
    await page.waitForTimeout(1_000);
    found.push({ flow, slowest: await page.evaluate(() => globalThis.slowest) });
    await context.close();
  }
  return found;
}
