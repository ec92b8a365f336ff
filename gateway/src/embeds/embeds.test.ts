import { createHash } from 'node:crypto';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({
    ...{ SITE_PLACE: 'Quillhaven, HI', SITE_TIME_ZONE: 'Pacific/Honolulu', LANGUAGES: 'en,es' },
  });
});
afterAll(() => portal?.close());
beforeEach(() => portal.reset());

const job = {
  ...{ id: '7', title: 'Net <mender>', company_name: 'Otter & Sons', salary_range: '$19/hour' },
  ...{ location_city: 'Quillhaven', location_state: 'HI' },
};
const bakery = {
  ...{ id: 'b1', business_name: 'Poi Bakery', short_description: 'Bread and poi.' },
  location_info: { city: 'Quillhaven', state: 'HI' },
  business_hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      '24 hours',
    ]),
  ),
};
/** The body of the last search. */
async function bodyOf(name: 'jobs' | 'directory', answer: unknown, path: string) {
  let body = '';
  portal[name].handle = (request, response) => {
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => json(answer)(request, response));
  };
  const page = await portal.raw(path);
  return { page, body: JSON.parse(body), url: portal[name].requests.at(-1)?.url };
}

it('shows jobs in plain HTML, with links that open in a new tab', async () => {
  const { page, body, url } = await bodyOf('jobs', [job], '/embed/jobs?search=net%20mender&rows=3');
  expect([page.status, url, body]).toEqual([
    ...[200, '/jobs/search', expect.objectContaining({ search: 'net mender', limit: 3 })],
  ]);
  expect(page.text).toContain('<h1>Jobs in Quillhaven</h1>');
  expect(page.text).toContain(
    '<li><a href="https://commons.example/jobs/7" target="_blank" rel="noopener">Net &lt;mender&gt;</a>' +
      '<p>Otter &amp; Sons · Quillhaven, HI · $19/hour</p></li>',
  );
  expect(page.text).toContain('href="https://commons.example/jobs?search=net+mender"');
  expect(page.text).not.toMatch(/<script|<img|<link/);
});

it('may be framed anywhere, runs no script, stores nothing, and allows only its own style', async () => {
  portal.jobs.handle = json([job]);
  const { headers, text } = await portal.raw('/embed/jobs?rows=4', {
    headers: { cookie: 'language=es', 'accept-language': 'es' },
  });
  expect(text).toContain('<html lang="en">');
  const [, style = ''] = /<style>(.*)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; ` +
      'frame-ancestors *; sandbox allow-popups allow-popups-to-escape-sandbox',
  );
  expect((await portal.raw('/jobs')).headers['x-frame-options']).toBe('DENY');
});

it('shows businesses, and with "open now" their hours in the town\'s time zone', async () => {
  const all = await bodyOf('directory', [bakery], '/embed/businesses');
  expect(all.body).toEqual(expect.objectContaining({ limit: 5 }));
  expect(all.body).not.toHaveProperty('openNow');
  expect(all.page.text).toContain('<p>Quillhaven · Bread and poi.</p>');
  const open = await bodyOf('directory', [bakery], '/embed/open-now?lang=es');
  expect(open.body).toMatchObject({ openNow: true });
  expect(open.page.text).toContain('<html lang="es">');
  expect(open.page.text).toContain('<h1>Abierto ahora en Quillhaven</h1>');
  expect(open.page.text).toContain('<p>Abierto las 24 horas · Quillhaven · Bread and poi.</p>');
  expect(open.page.text).toContain('/business-directory?openNow=true&amp;lang=es');
});

it('takes colours and theme from the snippet', async () => {
  portal.jobs.handle = json([job]);
  const { text: own } = await portal.raw('/embed/jobs');
  expect(own).toContain('@media(prefers-color-scheme:dark)');
  const { text } = await portal.raw('/embed/jobs?theme=dark&accent=7A2E1D');
  expect(text).toContain(':root{color-scheme:dark;');
  expect(text).not.toContain('@media');
  expect(text).not.toBe(own);
});

it.each(['rows=0', 'rows=11', 'rows=a', 'theme=blue', 'accent=ffffff', 'accent=x', 'lang=english'])(
  'refuses %s, with the reason',
  async (query) => {
    const { status, text } = await portal.raw(`/embed/jobs?${query}`);
    expect([status, JSON.parse(text).detail[0].loc]).toEqual([
      ...[422, ['query', query.split('=')[0]]],
    ]);
  },
);

it('says so when the list is empty, unavailable or unknown', async () => {
  portal.jobs.handle = json([]);
  const none = await portal.raw('/embed/jobs?search=unicorn');
  expect([none.status, none.text.includes('There are no such jobs at the moment.')]).toEqual([
    ...[200, true],
  ]);
  portal.jobs.handle = json({ detail: 'down' }, 500);
  const down = await portal.raw('/embed/jobs?search=other');
  expect([down.status, down.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(down.text).toContain('This list is not available at the moment.');
  expect(down.headers).not.toHaveProperty('x-frame-options');
  expect((await portal.raw('/embed/people')).status).toBe(404);
});

it('does not exist for an area that is switched off', async () => {
  const key = `${portal.gateway.env.REDIS_PREFIX}:portal-settings`;
  const saved = { name: 'Quill', areas_off: ['jobs'] };
  await portal.gateway.redis().set(key, JSON.stringify({ version: 1, saved }));
  const { text } = await portal.until('/embed/jobs', ({ status }) => status === 404);
  expect(text).toContain('Quill does not have this part.');
});
