import { createHash } from 'node:crypto';
import { manifest, shellPage, startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

const shellBundle = `
  exports.shared = {};
  exports.renderPage = async ({ address }, loadApp) => (await loadApp('mfe-public')).render(address);`;
const area = `exports.render = async (address) => ({ html: address, data: [] });`;
const routes = [
  { path: '/jobs', assets: [], title: 'Job Board', description: 'Find jobs.' },
  { path: '/stop', assets: [], title: 'Stop', description: 'Stop.', noindex: true },
  { path: '/operator', assets: [], title: 'Console', description: 'Console.', operator: true },
];

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ LANGUAGES: 'en,es', RENDER_WAIT_MS: '5000' });
  portal.shell.handle = ({ url = '' }, response) => {
    response.end(url.endsWith('.cjs') ? shellBundle : shellPage);
  };
  const answer = json({
    ...manifest('mfe-public', routes),
    ...{ version: '2', server: 'words.0a1b2c3d.cjs' },
  });
  portal['mfe-public'].handle = (request, response) => {
    if (request.url?.endsWith('.cjs')) response.end(area);
    else answer(request, response);
  };
  await portal.until('/mfe/registry.json', ({ text }) => text.includes('"version":"2"'));
});
afterAll(() => portal?.close());

it.each([
  ['/jobs', 'may-keep'],
  ['/stop?token=secret', undefined],
  ['/operator', undefined],
  ['/no-such-page', undefined],
])('marks pages that browsers may store: %s', async (path, mark) => {
  const { headers, text } = await portal.until(path, ({ status }) => status !== 503);
  expect(headers['x-commons-offline']).toBe(mark);
  if (mark) expect(text).toContain('id="commons-data"');
});

it("has an offline page in the reader's language that loads nothing", async () => {
  const { headers, text } = await portal.raw('/offline', { headers: { 'accept-language': 'es' } });
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(text).toContain('<html lang="es">');
  expect(text).toContain('<h1>No tiene conexión</h1>');
  expect(text).toContain('<!--pages Páginas que puede leer ahora-->');
  expect(text).not.toMatch(/<script|src=/);
});
