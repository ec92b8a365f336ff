import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningService, startService } from '@commons/service-kit/service';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { aiService } from '../app.module.js';

const input = {
  businessStage: 'Startup',
  industry: 'Bakery',
  primaryChallenge: 'Cash Flow',
  situationDescription: 'We sell bread to 14 cafés that pay late. Secret word: quokka.',
  desiredOutcome: 'Two months of rent in the bank.',
};
const open: { close(): unknown }[] = [];

async function start(env: Record<string, string> = {}): Promise<TestService> {
  const service = await createTestService(aiService, { env });
  open.push(service);
  return service;
}
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

const ask = async (service: TestService, body: unknown = input) =>
  service.request('POST', '/ai/business-advisor', { token: await service.tokenFor(), body });

/** Everything of this test that stands in Redis where texts could be, as text. */
async function everythingStored(service: TestService): Promise<string> {
  const redis = service.redis();
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  const keys = await redis.keys(`${service.env.REDIS_PREFIX}:*`);
  const found = await Promise.all(
    keys.map(async (key) => [key, await read[await redis.type(key)]?.(key)]),
  );
  return JSON.stringify(found);
}

/** An OpenAI-compatible endpoint that answers as told. */
async function model(
  answer: (body: string) => { status: number; text?: string; delayMs?: number },
) {
  const asked: string[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.headers.authorization} ${body}`);
    const { status, text, delayMs = 0 } = answer(body);
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: text } }] }));
    }, delayMs).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

describe('POST /ai/business-advisor', () => {
  it('gives any signed-in account the plan of the built-in writer and keeps nothing', async () => {
    const service = await start();
    const { status, body } = await ask(service);
    expect(status).toBe(200);
    expect(body).toMatchObject({ provider: 'built-in', result: expect.stringContaining('quokka') });
    const stored = await everythingStored(service);
    expect(stored).toContain('ai.write-advice');
    expect(stored).not.toContain('quokka');
    const employer = await service.tokenFor({ account_type: 'employer' });
    const path = '/ai/business-advisor';
    expect((await service.request('POST', path, { token: employer, body: input })).status).toBe(
      200,
    );
    expect((await service.request('POST', path, { body: input })).status).toBe(401);
  });

  it.each([
    [{ ...input, industry: ' ' }],
    [{ ...input, situationDescription: 'x'.repeat(20_001) }],
    [{ ...input, desiredOutcome: undefined }],
    [{}],
  ])('refuses %#', async (body) => {
    const service = await start({ ROLES: 'api' });
    const { status, body: answer } = await ask(service, body);
    expect([status, Array.isArray(answer.detail)]).toEqual([422, true]);
  });

  it('asks the model of the settings with the entered facts', async () => {
    const { url, asked } = await model(() => ({ status: 200, text: ' Bake more. ' }));
    const service = await start({
      OPENAI_BASE_URL: url,
      OPENAI_API_KEY: 'key-1',
      OPENAI_MODEL: 'small-model',
    });
    expect((await ask(service)).body).toEqual({ result: 'Bake more.', provider: 'small-model' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('Bearer key-1');
    expect(asked[0]).toContain('quokka');
  });

  it.each([
    ['fails', { status: 500 }],
    ['answers nothing', { status: 200, text: ' ' }],
    ['takes too long', { status: 200, text: 'late', delayMs: 3_000 }],
  ])('lets the built-in writer take over when the model %s', async (_what, answer) => {
    const { url } = await model(() => answer);
    const service = await start({ OPENAI_BASE_URL: url, AI_MODEL_TIMEOUT_MS: '300' });
    expect((await ask(service)).body.provider).toBe('built-in');
  });

  it('is written by a worker of its own', async () => {
    const api = await start({ ROLES: 'api' });
    const worker: RunningService = await startService(aiService, { ...api.env, ROLES: 'worker' });
    open.push(worker);
    expect((await ask(api)).body.provider).toBe('built-in');
  });

  it('erases the text of a task that failed for good, and keeps the task', async () => {
    const service = await start({ ROLES: 'api' });
    const redis = service.redis();
    const key = `${service.env.REDIS_PREFIX}:bull:ai`;
    const data = JSON.stringify({ payload: { user_id: 'u', input } });
    await redis.hset(`${key}:left`, { name: 'ai.write-advice', data, opts: '{}', timestamp: '1' });
    await redis.zadd(`${key}:failed`, 1, 'left');
    const env = { ...service.env, ROLES: 'worker', SWEEP_INTERVAL_MS: '100' };
    open.push(await startService(aiService, env));
    for (const end = Date.now() + 5_000; Date.now() < end; ) {
      if (!(await everythingStored(service)).includes('quokka')) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await everythingStored(service)).not.toContain('quokka');
    expect(await redis.zcard(`${key}:failed`)).toBe(1);
  });

  it('answers 504 without a worker and withdraws the task', async () => {
    const service = await start({ ROLES: 'api', AI_WAIT_MS: '300' });
    const { status, body } = await ask(service);
    expect([status, body.detail]).toEqual([504, 'Writing took too long. Please try again.']);
    expect(await everythingStored(service)).not.toContain('quokka');
  });
});
