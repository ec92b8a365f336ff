import type { Page } from '@playwright/test';
import { expect, test } from '../../portal/portal.fixture';

/** Counts the view transitions of the page. */
const countFades = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...options) => {
      sessionStorage.setItem('fades', `${sessionStorage.getItem('fades') ?? ''}.`);
      return start(...options);
    };
  });
const fades = (page: Page) => page.evaluate(() => sessionStorage.getItem('fades')?.length ?? 0);

/** From the landing page to the board, and a search there. */
async function lookForJobs(page: Page) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
  const found = await fades(page);
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('glazier');
  await expect(page).toHaveURL(/search=glazier/);
  return found;
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page fades into the next, but filtering shows its result at once', async ({ page }) => {
    await countFades(page);
    const found = await lookForJobs(page);
    expect(found).toBeGreaterThan(0);
    expect(await fades(page)).toBe(found);
  });
});

test('with reduced motion, which is that of all tests, no page fades', async ({ page }) => {
  await countFades(page);
  expect(await lookForJobs(page)).toBe(0);
});
