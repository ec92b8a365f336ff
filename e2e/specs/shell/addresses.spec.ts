import { expect, test } from '../../portal/portal.fixture';
import { withoutRendering } from '../../portal/without-rendering';

for (const address of ['/%', '/a%20b/100%', '/jobs/%zz']) {
  test(`the broken address ${address} shows the site's own error page`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['content-type']).toContain('text/html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Jobs' })).toBeVisible();
  });
}

test('a link to the reviews of a business scrolls there, however late they load', async ({
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Rhea Scroll');
  const id = await people.createListing(owner, { business_name: 'Scroll & Co' });
  await page.setViewportSize({ width: 1000, height: 400 });
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const address = `/business-directory/${id}`;
  await withoutRendering(page);
  await page.route(`**/api${address}`, async (route) => {
    await late;
    await route.continue();
  });
  const reviews = page.getByRole('heading', { name: 'Reviews' });

  await page.goto(`${address}#reviews`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(reviews).toHaveCount(0);
  release();
  await expect(reviews).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

  // Away and back again: to the reviews, not to the top.
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeInViewport();
  await page.goBack();
  await expect(reviews).toBeInViewport();
});
