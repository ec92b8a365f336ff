import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchLocalModel } from './local-model.js';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on a free port of this machine. @returns the port, and the paths that were asked */
async function serve(answer: unknown, type = 'application/json') {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer === undefined) return;
    response.writeHead(200, { 'content-type': type });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: String((server.address() as AddressInfo).port), asked };
}

const modelList = (...ids: string[]) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model' })),
});
const search = (env: Record<string, string>, maxMs = 2_000) => searchLocalModel(env, 8080)(maxMs);

describe('a model server on this machine', () => {
  it('is named with the setting that uses it, and is not used without that setting', async () => {
    const { port, asked } = await serve(modelList('nomic-embed-text', 'llama3.2:3b', 'qwen3:8b'));
    const { settings, text } = await search({ AI_LOCAL_PORTS: port });
    expect(settings).toEqual({});
    expect(text).toMatch(/built-in writer; .* llama3\.2:3b, qwen3:8b: AI_LOCAL_MODEL=llama3\.2:3b/);
    expect(asked).toEqual(['/v1/models']);
  });

  it.each([
    ['on', 'llama3.2:latest'],
    ['qwen3:8b', 'qwen3:8b'],
    ['llama3.2', 'llama3.2:latest'],
  ])('is used with AI_LOCAL_MODEL=%s', async (wanted, model) => {
    const { port } = await serve(modelList('llama3.2:latest', 'qwen3:8b'));
    const { settings, text } = await search({ AI_LOCAL_PORTS: port, AI_LOCAL_MODEL: wanted });
    expect(settings).toMatchObject({
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: model,
    });
    expect(text).toContain(`${model} of`);
  });

  it('is not used under another model than the wanted one', async () => {
    const { port } = await serve(modelList('llama3.2:3b'));
    const { settings, text } = await search({ AI_LOCAL_PORTS: port, AI_LOCAL_MODEL: 'mistral' });
    expect(settings).toEqual({});
    expect(text).toMatch(/AI_LOCAL_MODEL=mistral was not found: .* has llama3\.2:3b/);
  });

  it('may have no model yet', async () => {
    const { port } = await serve({ object: 'list', data: null });
    expect((await search({ AI_LOCAL_PORTS: port })).text).toContain('no model yet');
    const on = await search({ AI_LOCAL_PORTS: port, AI_LOCAL_MODEL: 'on' });
    expect(on.settings).toEqual({});
  });

  it.each<[string, unknown]>([
    ['a page', '<html></html>'],
    ['other JSON', { models: ['a'] }],
    ['a list of other things', { object: 'list', data: [{ name: 'a' }] }],
    ['broken JSON', '{"object": "list"'],
    ['nothing in time', undefined],
  ])('is not any server that answers with %s', async (what, answer) => {
    const { port } = await serve(answer, what === 'a page' ? 'text/html' : undefined);
    expect(await search({ AI_LOCAL_PORTS: port }, 100)).toEqual({ settings: {} });
  });

  it.each<Record<string, string>>([
    { OPENAI_API_KEY: 'sk-1' },
    { OPENAI_BASE_URL: 'http://10.0.0.7/v1' },
    { AI_LOCAL_MODEL: 'off' },
  ])('is not looked for with %j', async (env) => {
    const { port, asked } = await serve(modelList('llama3.2:3b'));
    expect(await search({ AI_LOCAL_PORTS: port, ...env })).toEqual({ settings: {} });
    expect(asked).toEqual([]);
  });

  it('is not looked for at the port of the site', async () => {
    const { port, asked } = await serve(modelList('llama3.2:3b'));
    await searchLocalModel({ AI_LOCAL_PORTS: port }, Number(port))(200);
    expect(asked).toEqual([]);
  });

  it('delays a start by 150 ms at most', async () => {
    const { port } = await serve(undefined);
    const began = performance.now();
    await searchLocalModel({ AI_LOCAL_PORTS: port }, 8080)();
    // Leaves room for a busy machine.
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
