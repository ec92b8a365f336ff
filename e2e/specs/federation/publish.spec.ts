import type { Page } from '@playwright/test';
import { ManyVisitors } from '../../portal/many-visitors';
import { expect, testWithVersions as test } from '../../portal/portal.fixture';

const visitors = 50;
const button = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true });

test('a changed button is published, half of the visitors get it, then all, then none: three times under load', async ({
  page,
  portal,
  openTab,
  versions,
}) => {
  const many = new ManyVisitors(portal.url, visitors);
  const untilGiven = (version: string, least: number, most: number) =>
    expect(async () => {
      const count = await many.withVersion('mfe-tools', version);
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    }).toPass();

  await versions.publish('3.0.0', 'Calculate');
  await untilGiven('3.0.0', visitors, visitors);
  await page.goto('/tools/loan');
  await expect(button(page, 'Calculate')).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  many.start('/tools/loan');
  for (const [round, further] of [
    [1, 'Break-even'],
    [2, 'ROI'],
    [3, 'Tax'],
  ] as const) {
    const version = `3.${round}.0`;
    const label = `Work it out ${round}`;
    await versions.publish(version, label, '--canary', '50');
    await untilGiven(version, visitors * 0.2, visitors * 0.8);
    await versions.release(version);
    await untilGiven(version, visitors, visitors);
    const changed = await openTab();
    await changed.goto('/tools/loan');
    await expect(button(changed, label)).toBeVisible();

    await versions.release('3.0.0');
    await untilGiven(version, 0, 0);
    const back = await openTab();
    await back.goto('/tools/loan');
    await expect(button(back, 'Calculate')).toBeVisible();

    // The tab with the new version loads a page that it has not shown yet, and so does the one that was always open.
    for (const [tab, text] of [
      [changed, label],
      [page, 'Calculate'],
    ] as const) {
      await tab.getByRole('link', { name: 'All calculators' }).click();
      await tab.getByRole('main').getByRole('link', { name: further }).click();
      await expect(button(tab, text)).toBeVisible();
    }
    await page.goBack();
    await page.goBack();
  }
  await many.stop();
  expect(many.failures).toEqual([]);
  expect(many.requests).toBeGreaterThan(visitors * 20);
  expect(loads).toEqual([]);
  test.info().annotations.push({ type: 'requests', description: `${many.requests}, 0 failed` });
});

test('the browser runs no entry file other than that of the registry', async ({
  page,
  versions,
}) => {
  await versions.publish('4.0.0', 'Calculate');
  await expect(async () => {
    const answer = await page.request.get('/mfe/registry.json');
    expect(await answer.text()).toContain('/mfe/mfe-tools/4.0.0/');
  }).toPass();
  await page.route('**/mfe/mfe-tools/4.0.0/remoteEntry.*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "not ours"' }),
  );
  await page.goto('/tools/loan');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  expect(await page.title()).not.toBe('not ours');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(button(page, 'Calculate')).toBeVisible();
});
