import { manifest, shellPage, startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

const spanishPage = shellPage.replace('lang="en"', 'lang="es"').replace('Commons<', 'Común<');
const render = `exports.render = async () => ({ html: commonsSite.language + ' of ' + commonsSite.languages, data: [] });`;
const shellBundle = `
  exports.shared = {};
  exports.renderPage = async ({ address }, loadApp) => {
    const { html, data } = await loadApp('mfe-public').render();
    return { html: html + ' at ' + address, data };
  };`;
const texts = { es: 'texts.es.0a1b2c3d.json' };
const heads = {
  en: { title: 'Job Board', description: 'Find jobs.' },
  es: { title: 'Bolsa de trabajo', description: 'Encuentre empleo.' },
};
const server = 'words.0a1b2c3d.cjs';

async function start(LANGUAGES: string): Promise<TestPortal> {
  const started = await startTestPortal({ LANGUAGES, RENDER_WAIT_MS: '5000' });
  started.shell.handle = ({ url = '' }, response) => {
    const page = url === '/index.es.html' ? spanishPage : shellPage;
    if (url === '/index.fr.html') response.statusCode = 404;
    response.end(url.endsWith('.cjs') ? shellBundle : page);
  };
  started['mfe-public'].handle = (request, response) => {
    const routes = [{ path: '/jobs', heads, assets: [] }];
    const answer = json({ ...manifest('mfe-public', routes), version: '2', server, texts });
    if (request.url?.endsWith('.cjs')) response.end(render);
    else answer(request, response);
  };
  await started.until('/mfe/registry.json', ({ text }) => text.includes('"version":"2"'));
  return started;
}

describe('a portal with two languages', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await start('en,es');
    await portal.until('/jobs?lang=es', ({ text }) => text.includes('lang="es"'));
  });
  afterAll(() => portal?.close());
  const page = (path: string, headers: Record<string, string> = {}) =>
    portal.raw(path, { headers });

  it('renders each page in its own language, and caches them separately', async () => {
    for (const path of ['/jobs?q=cook', '/jobs?q=cook']) {
      const english = await page(path);
      const spanish = await page(path, { 'accept-language': 'es-MX' });
      expect(english.text).toContain('<html lang="en">');
      expect(english.text).toContain('en of en es at /jobs?q=cook<');
      expect(spanish.text).toContain('<html lang="es">');
      expect(english.text).toContain('<title>Job Board · ');
      expect(spanish.text).toContain('<title>Bolsa de trabajo · ');
      expect(spanish.text).toContain('content="Encuentre empleo."');
      expect(spanish.text).toContain('es of en es at /jobs?q=cook<');
      expect(spanish.headers.etag).not.toBe(english.headers.etag);
    }
    const { headers } = await page('/jobs');
    expect(headers.vary).toBe('accept-encoding, user-agent, accept-language, cookie');
  });

  it('describes the portal to be installed in the language of the reader', async () => {
    const { text, headers } = await page('/site.webmanifest', { 'accept-language': 'es' });
    expect(headers.vary).toContain('accept-language, cookie');
    expect(JSON.parse(text)).toMatchObject({
      lang: 'es',
      description: expect.stringMatching(
        /^Un portal comunitario gratuito para .*: negocios locales, /,
      ),
    });
    expect(JSON.parse((await page('/site.webmanifest')).text).description).toMatch(
      /^A free community portal for .*: local businesses, jobs, calculators and writing tools\.$/,
    );
  });

  it("reports a missing page in the reader's language", async () => {
    const { text } = await page('/no-such-page', { cookie: 'language=es' });
    expect(text).toContain('<h1>Página no encontrada</h1>');
    expect(text).toContain('>Ir a la página de inicio</a>');
    expect((await page('/no-such-page')).text).toContain('<h1>Page not found</h1>');
  });

  it('remembers the language named by an address, and hides it from the page', async () => {
    const { headers, text } = await page('/jobs?lang=es&q=cook');
    expect(headers['set-cookie']).toEqual([
      'language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
    expect(text).toContain('at /jobs?q=cook<');
    expect((await page('/jobs', { cookie: 'language=es' })).text).toContain('<html lang="es">');
    expect((await page('/jobs')).headers['set-cookie']).toBeUndefined();
  });

  it('announces every language to search engines', async () => {
    const { text } = await page('/jobs?lang=es');
    expect(text).toContain('<link rel="canonical" href="https://commons.example/jobs?lang=es">');
    const alternates = [...text.matchAll(/hreflang="(\S+)" href="(\S+)"/g)].map(
      ([, language, address]) => `${language} ${address}`,
    );
    expect(alternates).toEqual([
      'en https://commons.example/jobs?lang=en',
      'es https://commons.example/jobs?lang=es',
      'x-default https://commons.example/jobs',
    ]);
  });

  it("names a front end's translations, and preloads those of the page", async () => {
    const { text } = await page('/jobs?lang=es');
    expect(text).toContain(
      '<link rel="preload" as="fetch" href="/mfe/mfe-public/texts.es.0a1b2c3d.json" crossorigin',
    );
    expect(text).toContain('"texts":{"es":"/mfe/mfe-public/texts.es.0a1b2c3d.json"}');
    expect((await page('/jobs')).text).not.toContain('as="fetch"');
  });
});

it('a portal with one language mentions no other', async () => {
  const portal = await start('en');
  try {
    const { text, headers } = await portal.raw('/jobs?lang=es', {
      headers: { 'accept-language': 'es', cookie: 'language=es' },
    });
    expect(text).toContain('<html lang="en">');
    expect(text).not.toMatch(/hreflang|texts\.es/);
    expect(headers.vary).toBe('accept-encoding, user-agent');
    expect(headers['set-cookie']).toBeUndefined();
  } finally {
    await portal.close();
  }
});

it('falls back to English where the shell has no page in a language yet', async () => {
  const portal = await start('en,fr');
  try {
    const { text } = await portal.raw('/jobs', { headers: { 'accept-language': 'fr' } });
    expect(text).toContain('<html lang="en">');
  } finally {
    await portal.close();
  }
});
