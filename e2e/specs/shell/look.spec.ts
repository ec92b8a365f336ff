import { expect, test } from '../../portal/portal.fixture';
import { ready } from '../../screens/ready';
import { settle } from '../../screens/show';

/** The river in the drawing of the town. */
const drawing = 'svg:has(path[d^="M0 196h560"])';

for (const [width, height] of [
  [1280, 3_500],
  [390, 5_300],
] as const)
  test(`the landing page is at most ${height} px long at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    // Before that, the height of parts far down is a guess.
    await ready(page);
    await settle(page);
    const long = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(long).toBeLessThanOrEqual(height);
  });

test('only the landing page has the drawing of the town', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(drawing).first()).toBeAttached();
  for (const path of ['/jobs', '/business-directory', '/tools', '/about', '/login', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(drawing)).toHaveCount(0);
  }
});

for (const path of ['/jobs', '/business-directory'])
  test(`filters of ${path} need no button on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const side = page.getByRole('region', { name: 'Filters' });
    await expect(side.getByLabel('Category')).toBeVisible();
    // Its heading folds it; no other button opens or applies it.
    await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(1);
    await expect(side.getByRole('button', { name: /^Filters/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show \d|^Apply/ })).toHaveCount(0);
  });
