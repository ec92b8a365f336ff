import type { RequestListener } from 'node:http';
import { manifest, shellPage, startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

/** A server bundle of a shell that delegates everything to the remote: `render(address, call)`. */
const shellBundle = `
  exports.shared = { react: 'the one react' };
  exports.renderPage = async ({ address }, loadApp, call) => loadApp('mfe-public').render(address, call);`;

const page = (html: string) => `({ html: ${html}, data: [[['/jobs'], '</script>']] })`;
const rows = `(await call({ method: 'POST', path: '/jobs/search', headers: { 'content-type': 'application/json' }, body: '{}' })).body`;

/** The bundle of a remote by its file name, so that each test publishes its own. */
const areaBundles: Record<string, string> = {
  'words.cjs': `const name = 'react'; const react = require(name); exports.render = async (address) => ${page('"<h1>" + react + " at " + address + "</h1>"')};`,
  'world.cjs': `const name = 'react'; exports.render = async () => ${page('[typeof process, typeof require(name), typeof fetch, typeof document].join()')};`,
  'rows.cjs': `exports.render = async (address, call) => { const answer = ${rows}; return ${page('"<ul>" + answer + "</ul>"')}; };`,
  'writes.cjs': `exports.render = async (address, call) => { await call({ method: 'POST', path: '/jobs', headers: {} }); return ${page("'written'")}; };`,
  'throws.cjs': `exports.render = async () => { throw new Error('broken page'); };`,
  'picky.cjs': `exports.render = async (address) => { if (address === '/?broken') throw new Error('broken page'); return ${page('"fine"')}; };`,
  'hangs.cjs': `exports.render = async () => { for (;;); };`,
  'waits.cjs': `exports.render = () => new Promise(() => {});`,
  'eats.cjs': `exports.render = async () => { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)); };`,
  'phone.cjs': `exports.render = async () => ${page('commonsScreen + " in " + commonsSite.place')};`,
};

const script =
  (code: string | undefined): RequestListener =>
  (_request, response) => {
    response.statusCode = code === undefined ? 404 : 200;
    response.end(code ?? 'Not found');
  };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SITE_PLACE: 'Springfield, IL', RENDER_WAIT_MS: '5000' });
  portal.shell.handle = (request, response) => {
    if (request.url === '/server.11223344.cjs') script(shellBundle)(request, response);
    else response.setHeader('content-type', 'text/html').end(shellPage);
  };
});
afterAll(() => portal?.close());

/** Publishes mfe-public with this server bundle, and waits for the gateway to see it. */
async function publish(server: string): Promise<void> {
  const version = `with ${server} ${Math.random()}`;
  const routes = [
    { path: '/', assets: ['landing.0011.css', 'landing.2233.js'] },
    { path: '/verify-email', private: true, assets: [] },
    { path: '/operator', operator: true, assets: [] },
    { path: '/jobs/:id', head_service: 'jobs', assets: [] },
  ];
  portal['mfe-public'].handle = (request, response) => {
    const file = request.url?.slice(1) ?? '';
    if (file.endsWith('.cjs')) return script(areaBundles[file])(request, response);
    return json({ ...manifest('mfe-public', routes), version, server })(request, response);
  };
  await portal.until('/mfe/registry.json', ({ text }) => text.includes(version));
}

const unrenderedRoot = '<div id="root"><';

describe('a page that the server renders', () => {
  it('is in the HTML with its API answers, after its styles', async () => {
    await publish('words.cjs');
    const { status, text } = await portal.raw('/?q=1');
    expect(status).toBe(200);
    expect(text).toContain(
      '<div id="root" data-screen="desktop"><h1>the one react at /?q=1</h1></div>',
    );
    expect(text).toContain('id="commons-data">[[["/jobs"],"\\u003c/script>"]]</script>');
    const own = text.indexOf('<link rel="stylesheet" href="/mfe/mfe-public/landing.0011.css">');
    expect(own).toBeGreaterThan(text.indexOf('/assets/shell.css'));
    expect(own).toBeLessThan(text.indexOf('</head>'));
    expect(text).not.toContain('<!--');
  });

  it("is laid out for the visitor's screen, and knows the town", async () => {
    await publish('phone.cjs');
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36' };
    expect((await portal.raw('/', { headers })).text).toContain('>phone in Springfield, IL<');
    expect((await portal.raw('/')).text).toContain('>desktop in Springfield, IL<');
  });

  it('has access to neither Node nor a browser', async () => {
    await publish('world.cjs');
    expect((await portal.raw('/')).text).toContain('>undefined,string,undefined,undefined<');
  });

  it('shows the current answers of the API, as to a guest', async () => {
    await publish('rows.cjs');
    portal.jobs.handle = json(['a first job']);
    const headers = { authorization: 'Bearer secret', cookie: 'a=b', 'user-agent': 'Visitor' };
    expect((await portal.raw('/', { headers })).text).toContain('["a first job"]');
    const call = portal.jobs.requests.findLast(({ url }) => url === '/jobs/search');
    expect(call?.headers['user-agent']).toBe('Visitor');
    expect(call?.headers.authorization).toBeUndefined();
    expect(call?.headers.cookie).toBeUndefined();
    portal.jobs.handle = json(['another job']);
    const { text } = await portal.until('/', ({ text }) => !text.includes('a first job'));
    expect(text).toContain('["another job"]');
  });
});

describe('without server rendering the page still works', () => {
  it.each(['throws.cjs', 'missing.cjs', 'writes.cjs', 'eats.cjs'])('with %s', async (server) => {
    await publish(server);
    const { status, text } = await portal.raw('/');
    expect(status).toBe(200);
    expect(text).toContain(unrenderedRoot);
    expect(text).not.toContain('commons-data');
    expect(text).toContain('rel="preload" as="style" href="/mfe/mfe-public/landing.0011.css"');
    const written = portal.jobs.requests.filter(
      ({ method, url }) => method === 'POST' && url === '/jobs',
    );
    expect(written).toEqual([]);
  });

  it('for one page alone, when only that one fails', async () => {
    await publish('picky.cjs');
    expect((await portal.raw('/?broken')).text).toContain(unrenderedRoot);
    expect((await portal.raw('/')).text).toContain('>fine<');
  });

  it.each(['/verify-email', '/operator', '/nowhere'])('for %s', async (path) => {
    await publish('words.cjs');
    expect((await portal.raw(path)).text).toContain(unrenderedRoot);
  });

  it('for a page whose subject is missing', async () => {
    await publish('words.cjs');
    portal.jobs.handle = json({ detail: 'Job not found' }, 404);
    const { text } = await portal.until('/jobs/1', ({ status }) => status === 404);
    expect(text).toContain(unrenderedRoot);
    portal.jobs.reset();
  });
});

describe('a renderer that does not answer', () => {
  it.each(['hangs.cjs', 'waits.cjs'])('is replaced: %s', async (server) => {
    await publish(server);
    expect((await portal.raw('/')).text).toContain(unrenderedRoot);
    await publish('words.cjs');
    const { text } = await portal.until('/', ({ text }) => text.includes('the one react'));
    expect(text).toContain('commons-data');
  });
});
