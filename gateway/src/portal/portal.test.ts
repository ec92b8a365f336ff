import { createHash } from 'node:crypto';
import { manifest, shellPage, startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
let version = 0;
beforeAll(async () => {
  portal = await startTestPortal({ SITE_PLACE: 'Springfield, IL', RENDER_WAIT_MS: '5000' });
});
afterAll(() => portal?.close());

/** Saves settings as auth does. */
async function save(saved: object): Promise<void> {
  version += 1;
  const key = `${portal.gateway.env.REDIS_PREFIX}:portal-settings`;
  await portal.gateway.redis().set(key, JSON.stringify({ version, saved }));
}

const page = (has: string) => portal.until('/', ({ text }) => text.includes(has));

const quill = {
  ...{ name: 'Quill & Co', town: 'Quillhaven', state: 'HI', time_zone: 'Pacific/Honolulu' },
  ...{ accent: '#7a2e1d', contact_email: 'hall@quill.example', areas_off: ['jobs', 'tools'] },
  texts: { footer: 'Made "here"', mission: '## We fish\n\nEvery day.' },
};

it('leaves pages unchanged with default settings', async () => {
  const { text, headers } = await page('Springfield, IL');
  expect(text.match(/<meta name="commons-[^>]*>/g)).toEqual([
    '<meta name="commons-api" content="/api">',
    '<meta name="commons-place" content="Springfield, IL">',
    '<meta name="commons-time-zone" content="America/Chicago">',
  ]);
  expect(text).not.toContain('<style>');
  expect(headers['content-security-policy']).toContain("style-src 'self';");
});

it('applies saved settings within seconds, without a restart', async () => {
  await save(quill);
  const { text, headers } = await page('Quillhaven, HI');
  expect(text).toMatch(/<title>[^<]* · Quill &amp; Co<\/title>/);
  expect(text).toContain('<meta property="og:site_name" content="Quill &amp; Co">');
  expect(text).toContain('businesses and customers of Quillhaven, HI');
  expect(text).toContain('<meta name="commons-time-zone" content="Pacific/Honolulu">');
  expect(text).toContain('<meta name="commons-footer" content="Made &quot;here&quot;">');
  expect(text).toContain('<meta name="commons-off" content="jobs tools">');
  expect(text).toContain('<meta name="commons-texts" content="mission">');
  expect(text).not.toContain('Every day');
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(text) ?? [];
  expect(style).toMatch(/^:root\{--color-green:#7a2e1d;/);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(text).not.toMatch(/Commons|Springfield/);
  await save({ ...quill, name: 'Quill' });
  expect((await page('· Quill<')).status).toBe(200);
});

it('lets pages load pictures of a map from the one host that is set', async () => {
  const csp = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['content-security-policy']);
  const url = 'https://tiles.example.org:8443/v1/{z}/{x}/{y}{r}.png?key=1';
  await save({ map_tiles: { url, attribution: '© [Map makers](https://map.example)' } });
  const on = await page('commons-tiles');
  expect(on.text).toContain(
    `<meta name="commons-tiles" content="${url} © [Map makers](https://map.example)">`,
  );
  expect(csp(on)).toContain("img-src 'self' data: blob: https://tiles.example.org:8443;");
  expect(csp(on)).toContain("connect-src 'self';");
  await save({});
  const off = await portal.until('/', ({ text }) => !text.includes('commons-tiles'));
  expect(csp(off)).toContain("img-src 'self' data: blob:;");
});

it('renders pages again with the saved settings', async () => {
  await save({});
  const area = `exports.render = async () => ({ html: 'in ' + commonsSite.place + commonsSite.name, data: [] });`;
  const shell = `exports.shared = {}; exports.renderPage = async (request, loadApp) => loadApp('mfe-public').render();`;
  const first = portal.shell.handle;
  portal.shell.handle = (request, response) => {
    if (request.url?.endsWith('.cjs')) response.end(shell);
    else first(request, response);
  };
  portal['mfe-public'].handle = (request, response) => {
    if (request.url?.endsWith('.cjs')) return response.end(area);
    const routes = [{ path: '/', assets: [] }];
    return json({ ...manifest('mfe-public', routes), version: '2', server: 'a.cjs' })(
      request,
      response,
    );
  };
  await page('in Springfield, ILundefined');
  await save(quill);
  await page('in Quillhaven, HIQuill &amp; Co'.replace('&amp;', '&'));
  portal.reset();
});

it('shows the logo of the town in page, icon, preview and manifest', async () => {
  const filename = `${'0a'.repeat(16)}-480x120.webp`;
  await save({ ...quill, logo: { filename, width: 480, height: 120 } });
  const { text } = await page(filename);
  const file = `/uploads/portal/${filename}`;
  expect(text).toMatch(new RegExp(`<meta property="og:image" content="http[^"]*${file}">`));
  expect(text).toContain(`<meta name="commons-logo" content="${file} 480 120">`);
  const { text: made, headers } = await portal.raw('/site.webmanifest');
  expect(headers['content-type']).toMatch('application/manifest+json');
  expect(JSON.parse(made)).toMatchObject({
    ...{ name: 'Quill & Co', theme_color: '#7a2e1d' },
    icons: [{ src: file, sizes: '480x120', type: 'image/webp' }],
  });
  await save({ ...quill, logo: { filename, width: 480, height: 120, icons: true } });
  const icon = `/uploads/portal/${'0a'.repeat(16)}-icon`;
  const { text: better } = await portal.until('/site.webmanifest', (answer) =>
    answer.text.includes(icon),
  );
  expect(JSON.parse(better).icons).toEqual([
    { src: `${icon}-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${icon}-512.png`, sizes: '512x512', type: 'image/png' },
    {
      ...{ src: `${icon}-maskable-512.png`, sizes: '512x512' },
      type: 'image/png',
      purpose: 'maskable',
    },
  ]);
  await save(quill);
  await portal.until('/site.webmanifest', (answer) => answer.text.includes('/portal-mark.svg'));
  expect((await portal.raw('/portal-mark.svg')).text).toContain('fill="#7a2e1d"');
});

it('serves the texts that the town has replaced', async () => {
  await save(quill);
  await page('Quillhaven, HI');
  const own = await portal.raw('/api/portal-texts/mission');
  expect([own.status, JSON.parse(own.text)]).toEqual([200, { text: quill.texts.mission }]);
  expect((await portal.raw('/api/portal-texts/privacy-policy')).status).toBe(404);
  expect((await portal.raw('/api/portal-texts/hymn')).status).toBe(422);
});

it('uses the name of the portal in the API document', async () => {
  await save(quill);
  await portal.until(
    '/api/openapi.json',
    ({ text }) => JSON.parse(text).info.title === 'Quill & Co API',
  );
  expect((await portal.raw('/api/docs')).text).toContain('<title>Quill &amp; Co API</title>');
});

describe('areas that are switched off', () => {
  const onlyDirectory = { ...quill, areas_off: ['jobs', 'tools', 'resumes'] };
  const isOff = ({ status }: { status: number }) => status === 404;

  it('have no pages: 404, with an explanation', async () => {
    await save(onlyDirectory);
    await portal.until('/shared-profile/abc', isOff);
    const { text } = await portal.raw('/jobs');
    expect(text).toContain('<p>Quill &amp; Co does not have this part.</p>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    for (const path of ['/jobs/66b1f0c2a4d5e6f708192a3b', '/shared-profile/abc', '/tools/loan']) {
      expect([path, (await portal.raw(path)).status]).toEqual([path, 404]);
    }
    const left = await portal.raw('/business-directory/66b1f0c2a4d5e6f708192a3b');
    expect(left.status).toBe(200);
  });

  it("have no operations except operators' and unsubscribe links", async () => {
    await save(onlyDirectory);
    await portal.until('/api/resume/current', isOff);
    const refused = await portal.raw('/api/jobs/search', { method: 'POST', body: '{}' });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      404,
      { detail: 'Not part of this portal: Job board' },
    ]);
    for (const path of ['/my-applications', '/ai/voice', '/calculators/loan', '/resume/current']) {
      expect([path, (await portal.raw(`/api${path}`)).status]).toEqual([path, 404]);
    }
    for (const path of ['/jobs/operator/reports', '/jobs/alerts/abc/unsubscribe']) {
      expect([path, (await portal.raw(`/api${path}`)).status]).toEqual([path, 200]);
    }
    expect((await portal.raw('/api/business-directory/suggestions')).status).toBe(200);
  });

  it('are not mentioned in head, header, manifest and sitemap', async () => {
    const page = '<a class="commons-link" href="/jobs">Jobs</a>';
    const first = portal.shell.handle;
    portal.shell.handle = (_request, response) => {
      const bar = `${page}<a class="commons-link" href="/contact">Contact</a>`;
      const html = shellPage.replace('<!--commons:missing-->', `${bar}<!--commons:missing-->`);
      response.setHeader('content-type', 'text/html').end(html);
    };
    await save({ ...quill, areas_off: [] });
    await portal.until('/', ({ text }) => text.includes(page));
    await save(onlyDirectory);
    const { text } = await portal.until('/', (answer) => !answer.text.includes(page));
    portal.shell.handle = first;
    expect(text).toContain('href="/contact"');
    expect(text).toContain('connects the businesses and customers of Quillhaven, HI');
    expect(text).toContain('Business directory, 100% free.');
    const written = text.replace(/<meta name="commons-off"[^>]*>|<script.*?<\/script>/g, '');
    expect(written).not.toMatch(/[jJ]ob|calculator|AI tools/);
    const manifest = JSON.parse((await portal.raw('/site.webmanifest')).text);
    expect(manifest.description).toBe('A free community portal for Quillhaven: local businesses.');
    portal.directory.handle = json({ pages: 1 });
    const index = (await portal.raw('/sitemap.xml')).text;
    expect(index).toContain('directory-1.xml');
    expect(index).not.toContain('jobs');
    expect((await portal.raw('/sitemaps/pages.xml')).text).not.toContain('/jobs');
    portal.reset();
  });

  it('are back, unchanged, once they are switched on', async () => {
    await save(onlyDirectory);
    await portal.until('/jobs', isOff);
    await save(quill);
    await save({ ...quill, areas_off: [] });
    await portal.until('/jobs', ({ status }) => status === 200);
    expect((await portal.raw('/api/jobs/66b1f0c2a4d5e6f708192a3b')).status).toBe(200);
  });
});

describe("pages of the town's own", () => {
  const market = {
    ...{ address: 'market', title: 'Fish & market', in_footer: true },
    text: '## Hours\n\nIn {town}, on *Saturdays*, at the [pier](/contact).',
  };
  const imprint = { address: 'imprint', title: 'Imprint', text: 'We.', in_footer: false };

  it('have an address, a head, a place in footer and sitemap', async () => {
    await save({ ...quill, pages: [market, imprint] });
    const { text } = await portal.until('/pages/market', ({ status }) => status === 200);
    expect(text).toContain('<title>Fish &amp; market · Quill &amp; Co</title>');
    expect(text).toContain('content="In Quillhaven, on Saturdays, at the pier."');
    expect(text).toContain('<meta name="commons-pages" content="market Fish &amp; market">');
    const answer = await portal.raw('/api/portal-pages/market');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { title: market.title, text: market.text },
    ]);
    expect((await portal.raw('/pages/imprint')).status).toBe(200);
    const map = (await portal.raw('/sitemaps/pages.xml')).text;
    expect(map).toContain('/pages/market');
    expect(map).toContain('/pages/imprint');
    expect(map).not.toContain(':address');
  });

  it('are 404 once they are removed', async () => {
    await save({ ...quill, pages: [imprint] });
    const { text } = await portal.until('/pages/market', ({ status }) => status === 404);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect((await portal.raw('/api/portal-pages/market')).status).toBe(404);
    expect((await portal.raw('/pages/imprint/more')).status).toBe(404);
    expect((await portal.raw('/pages')).status).toBe(404);
    expect((await portal.raw('/sitemaps/pages.xml')).text).not.toContain('market');
  });
});
