import { setTimeout as pause } from 'node:timers/promises';
import { AreaRenderer, RendererEnded } from './area-renderer.js';

const code = (text: string) => ({ file: 'test.cjs', code: text });
const shell = code(`
  exports.shared = {};
  exports.renderPage = async ({ address }, loadApp, call) => loadApp('mfe-test').render(address, call);`);
/** Asks the API first; "/hangs" waits for ever after it. */
const area = code(`
  exports.render = async (address, call) => {
    const answer = await call({ method: 'GET', path: '/jobs', headers: {} });
    if (address === '/hangs') await new Promise(() => {});
    return { html: answer.body, data: [] };
  };`);

const longestMs = 400;
const scene = { screen: 'phone', language: 'en', site: {} } as never;
/** A service that takes longer than a page may hang. */
const slowly = async () => {
  await pause(2 * longestMs);
  return { status: 200, headers: {}, body: 'late' } as never;
};

const renderer = new AreaRenderer({ remote: 'mfe-test', shell, area }, longestMs);
afterAll(() => renderer.close());
const render = (address: string) =>
  renderer.render({ address, registry: {} } as never, scene, slowly);

it('waits for a slow service: the page does not hang', async () => {
  await expect(render('/')).resolves.toMatchObject({ html: 'late' });
});

it('ends a page that hangs after its answer came', async () => {
  await expect(render('/hangs')).rejects.toThrow(RendererEnded);
});
