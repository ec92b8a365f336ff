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

it('tells crawlers where the map is', async () => {
  const { status, headers, text } = await portal.raw('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('User-agent: *\n');
  expect(text).toContain('\nSitemap: https://commons.example/sitemap.xml\n');
});

it('makes the index from what the services say', async () => {
  answerMaps();
  const { status, headers, text } = await portal.raw('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(locations(text)).toEqual([
    'https://commons.example/sitemaps/pages.xml',
    'https://commons.example/sitemaps/directory-1.xml',
    'https://commons.example/sitemaps/directory-2.xml',
  ]);
});

it('has no half an index while a service fails', async () => {
  answerMaps();
  portal.jobs.handle = json({ detail: 'no' }, 500);
  expect((await portal.raw('/sitemap.xml')).status).toBe(503);
});

it('names the pages that stand by themselves, but no private one, no sign-in, and none that nobody owns', async () => {
  const { status, text } = await portal.raw('/sitemaps/pages.xml');
  expect(status).toBe(200);
  expect(locations(text)).toEqual(['https://commons.example/', 'https://commons.example/jobs']);
});

it('passes the parts of a service on', async () => {
  answerMaps();
  const { status, headers, text } = await portal.raw('/sitemaps/directory-2.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
  expect(text).toBe(`${written}/business-directory/sitemap/2`);
});

it.each(['auth-1.xml', 'directory-0.xml', 'directory-1', 'directory-1x.xml', 'pages-1.xml', 'x'])(
  'has no part %s',
  async (name) => expect((await portal.raw(`/sitemaps/${name}`)).status).toBe(404),
);
