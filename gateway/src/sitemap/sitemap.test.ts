import type { RequestListener } from 'node:http';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const written = '<?xml version="1.0"?><urlset/>';

/** Two parts of listings, none of jobs. */
function answerMaps(): void {
  const directory: RequestListener = (request, response) => {
    if (request.url === '/business-directory/sitemap') return json({ pages: 2 })(request, response);
    response.setHeader('content-type', 'application/xml').end(written + request.url);
  };
  portal.directory.handle = directory;
  portal.jobs.handle = json({ pages: 0 });
}

const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('names the sitemap in robots.txt', async () => {
  const { status, headers, text } = await portal.raw('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('User-agent: *\n');
  expect(text).toContain('\nSitemap: https://commons.example/sitemap.xml\n');
});

it('builds the index from the numbers of parts of the services', async () => {
  answerMaps();
  const { status, headers, text } = await portal.raw('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(locations(text)).toEqual([
    'https://commons.example/sitemaps/pages.xml',
    'https://commons.example/sitemaps/directory-1.xml',
    'https://commons.example/sitemaps/directory-2.xml',
  ]);
});

it('answers 503 instead of an incomplete index while a service fails', async () => {
  answerMaps();
  portal.jobs.handle = json({ detail: 'no' }, 500);
  expect((await portal.raw('/sitemap.xml')).status).toBe(503);
});

it('lists the pages of all front ends for everybody, but none that is unlisted or has parameters', async () => {
  const { status, text } = await portal.raw('/sitemaps/pages.xml');
  expect(status).toBe(200);
  expect(locations(text)).toEqual(['https://commons.example/', 'https://commons.example/jobs']);
});

it('forwards the parts of a service', async () => {
  answerMaps();
  const { status, headers, text } = await portal.raw('/sitemaps/directory-2.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
  expect(text).toBe(`${written}/business-directory/sitemap/2`);
});

it.each(['auth-1.xml', 'directory-0.xml', 'directory-1', 'directory-1x.xml', 'pages-1.xml', 'x'])(
  'has no part %s',
  async (name) => expect((await portal.raw(`/sitemaps/${name}`)).status).toBe(404),
);
