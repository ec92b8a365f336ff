import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EmbedPage } from '../../pages/embed.page';
import { expect, test } from '../../portal/portal.fixture';

/** A town's web site on another origin, with this markup in its page. */
async function townSite(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Town</title><h1>Town</h1>${html}</html>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, [Symbol.dispose]: () => void server.close() };
}

test('a town shows jobs on its own site, by code that the portal makes', async ({
  page,
  context,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Miller');
  await people.postJob(employer, { title: 'Zither tuner & mender' });
  const embed = new EmbedPage(page);
  await embed.open();
  await embed.search('zither');
  const inPreview = embed.preview().getByRole('link', { name: 'Zither tuner & mender' });
  await expect(inPreview).toBeVisible();
  await expect(embed.code()).toHaveValue(/\/embed\/jobs\?search=zither"/);
  const code = await embed.code().inputValue();

  using town = await townSite(code);
  await context.clearCookies();
  await page.goto(town.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: /^Jobs in / })).toBeVisible();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Zither tuner & mender' }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1, name: /Zither tuner/ })).toBeVisible();
  expect(page.url()).toBe(town.url);
  expect(await context.cookies()).toEqual([]);
});

test('no other site can frame pages of the portal', async ({ page, portal }) => {
  using town = await townSite(`<iframe src="${portal.url}/jobs"></iframe>`);
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('frame-ancestors'),
  });
  await page.goto(town.url);
  await refused;
});
