import { expect, type Page } from '@playwright/test';

/**
 * A page that was rendered by the server and whose scripts have not taken over: parts far down are not laid out yet.
 */
export const notHydrated = '[data-screen]:not([data-alive])';

/** Waits until nothing is loading: a heading may be above rows that have not arrived. */
export const loaded = (page: Page) =>
  expect(page.locator('[data-loading]').filter({ visible: true })).toHaveCount(0);

/** Waits until the page has its heading, answers, and shows what it has loaded. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator(notHydrated)).toHaveCount(0);
  await loaded(page);
}
