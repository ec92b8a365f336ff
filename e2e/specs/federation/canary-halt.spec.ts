import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, testWithVersions as test } from '../../portal/portal.fixture';

/** A browser at its own address, as a proxy reports it. */
const openAt = async (browser: Browser, baseURL: string, address: string) => {
  const extraHTTPHeaders = { 'x-forwarded-for': address };
  return (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
};

/** Another visitor's report, as its page would send it. */
async function report(request: APIRequestContext, address: string, version: string, lost: boolean) {
  const place = { area: 'mfe-tools', version, route: '/tools/loan' };
  const failure = { kind: 'load_failure', message: 'Loading failed', ...place };
  const answer = await request.post('/api/front-end-reports', {
    headers: { 'x-forwarded-for': address },
    data: { reports: [lost ? failure : { kind: 'view', ...place }] },
  });
  expect(answer.status()).toBe(204);
}

test('a canary that does not load in browsers is halted automatically until it is released again', async ({
  browser,
  portal,
  request,
  versions,
}) => {
  const given = async () => {
    const { remotes } = await (await request.get('/mfe/registry.json')).json();
    return remotes.find(({ name }: { name: string }) => name === 'mfe-tools');
  };
  await versions.publish('1.0.0', 'Calculate');
  await versions.publish('1.1.0', 'Work it out', '--canary', '99');
  await expect(async () => expect((await given()).version).toBe('1.1.0')).toPass();

  for (let visitor = 1; visitor <= 60; visitor++)
    await report(request, `10.3.0.${visitor}`, '1.0.0', false);
  for (let visitor = 1; visitor <= 19; visitor++)
    await report(request, `10.3.1.${visitor}`, '1.1.0', true);
  expect((await given()).version).toBe('1.1.0');

  // The twentieth is a real browser; it gets another version only when it retries.
  const page = await openAt(browser, portal.url, '10.3.1.20');
  await page.route('**/mfe/mfe-tools/1.1.0/**', (route) => route.abort('connectionrefused'));
  await page.goto('/tools/loan');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await expect(async () =>
    expect(await given()).toMatchObject({ version: '1.0.0', halted: '1.1.0' }),
  ).toPass();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Calculate', exact: true }),
  ).toBeVisible();
  await page.context().close();

  await versions.release('1.1.0');
  await expect(async () => {
    const tools = await given();
    expect([tools.version, tools.halted]).toEqual(['1.1.0', undefined]);
  }).toPass();
});
