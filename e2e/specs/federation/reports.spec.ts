import { expect, test } from '../../portal/portal.fixture';

test('the gateway learns of areas that start, areas that do not load, and web vitals', async ({
  page,
  portal,
}) => {
  const metrics = async () => (await page.request.get(`${portal.url}/metrics`)).text();
  await page.goto('/tools/loan?amount=12345');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () =>
    expect(await metrics()).toMatch(
      /front_end_views_total\{area="mfe-tools",version="[\d.]+",route="[/\w:*]+",/,
    ),
  ).toPass();

  await page.route('**/mfe/mfe-public/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  // The vitals of a page are final when it is left.
  await page.goto('about:blank');
  await expect(async () => {
    const text = await metrics();
    expect(text).toMatch(/front_end_load_failures_total\{area="mfe-public",[^}]*route="\/jobs",/);
    expect(text).toMatch(/front_end_largest_paint_seconds_count\{[^}]*area="mfe-tools",/);
    expect(text).not.toContain('12345');
  }).toPass();
});
