import { setTimeout as pause } from 'node:timers/promises';
import { type RunningService, startService } from '@commons/service-kit/service';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { aiService } from '../app.module.js';
import { memoized } from '../facts/memo.js';
import { createAiService } from '../testing/create-ai-service.js';
import { createGate, followText, textOf, until } from '../testing/follow-text.js';
import { type ModelEndpoint, startModelEndpoint } from '../testing/model-endpoint.js';

const input = {
  businessStage: 'Startup',
  industry: 'Bakery',
  primaryChallenge: 'Cash Flow',
  situationDescription: 'We sell bread to 14 cafés that pay late. Secret word: quokka.',
  desiredOutcome: 'Two months of rent in the bank.',
};
const open: { close(): unknown }[] = [];

async function start(env: Record<string, string> = {}): Promise<TestService> {
  const service = await createAiService({ env });
  open.push(service);
  return service;
}
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

const follow = (service: TestService, path = '/ai/business-advisor', body: unknown = input) =>
  followText(service, path, body);

const ask = async (service: TestService, body: unknown = input) =>
  service.request('POST', '/ai/business-advisor', { token: await service.tokenFor(), body });

/** All data of this test in Redis that could contain text, as one text. */
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

async function model(answer: Parameters<typeof startModelEndpoint>[0]): Promise<ModelEndpoint> {
  const endpoint = await startModelEndpoint(answer);
  open.push(endpoint);
  return endpoint;
}

describe('POST /ai/business-advisor', () => {
  it('keeps no text in memory once it is written', async () => {
    const service = await start();
    const asked: string[] = [];
    const answer = memoized((text) => asked.push(text));
    answer('quokka');
    expect((await ask(service)).status).toBe(200);
    answer('quokka');
    expect(asked).toEqual(['quokka', 'quokka']);
  });

  it('returns the plan of the built-in writer to any signed-in account and stores nothing', async () => {
    const service = await start();
    const { status, body } = await ask(service);
    expect(status).toBe(200);
    expect(body).toMatchObject({ provider: 'built-in', result: expect.stringContaining('quokka') });
    const stored = await everythingStored(service);
    expect(stored).toContain('ai.write-text');
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

  it('sends the entered facts to the configured model', async () => {
    const { url, asked } = await model(() => ({ pieces: [' Bake', ' more. '] }));
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
    ['answers nothing', { pieces: [' '] }],
    ['says nothing', { pieces: [], end: 'hang' }],
    ['is cut off', { pieces: ['Bake'], end: 'cut' }],
    ['falls silent', { pieces: ['Bake'], end: 'hang' }],
    ['sends broken JSON', { pieces: ['Bake'], end: 'garbled' }],
    ['wants a long pause', { status: 429, headers: { 'retry-after': '60' } }],
  ] as const)('lets the built-in writer take over when the model %s', async (_what, answer) => {
    const { url } = await model(() => answer);
    const service = await start({ OPENAI_BASE_URL: url, AI_MODEL_TIMEOUT_MS: '300' });
    expect((await ask(service)).body.provider).toBe('built-in');
  });

  it('is written by a separate worker', async () => {
    const api = await start({ ROLES: 'api' });
    const worker: RunningService = await startService(aiService, { ...api.env, ROLES: 'worker' });
    open.push(worker);
    expect((await ask(api)).body.provider).toBe('built-in');
  });

  it('erases the texts of all permanently failed tasks, and keeps the tasks', async () => {
    const service = await start({ ROLES: 'api' });
    const redis = service.redis();
    const key = `${service.env.REDIS_PREFIX}:bull:ai`;
    const data = JSON.stringify({ payload: { user_id: 'u', input } });
    const fields = { name: 'ai.write-text', data, opts: '{}', timestamp: '1' };
    for (let task = 1; task <= 120; task++) {
      await redis.hset(`${key}:left-${task}`, fields);
      await redis.zadd(`${key}:failed`, task, `left-${task}`);
    }
    const env = { ...service.env, ROLES: 'worker', RECONCILE_INTERVAL_MS: '100' };
    open.push(await startService(aiService, env));
    await until(async () => !(await everythingStored(service)).includes('quokka'));
    expect(await redis.zcard(`${key}:failed`)).toBe(120);
  });

  it('answers 504 without a worker and withdraws the task', async () => {
    const service = await start({ ROLES: 'api', AI_WAIT_MS: '300' });
    const { status, body } = await ask(service);
    expect([status, body.detail]).toEqual([504, 'Writing took too long. Please try again.']);
    expect(await everythingStored(service)).not.toContain('quokka');
  });

  it('reports when the model declines', async () => {
    const { url } = await model(() => ({ pieces: [], end: 'refusal' }));
    const service = await start({ OPENAI_BASE_URL: url });
    const { status, body } = await ask(service);
    expect([status, body.detail]).toEqual([
      422,
      'The model declined to write this. Please change your text.',
    ]);
  });

  it('respects the concurrency limit of the model', async () => {
    let [now, most] = [0, 0];
    const { held, release } = createGate();
    const { url } = await model(() => {
      most = Math.max(most, ++now);
      return { pieces: [held.then(() => now--), 'a', 'b'] };
    });
    const service = await start({
      OPENAI_BASE_URL: url,
      AI_MODEL_CONCURRENCY: '2',
      AI_TEXTS_AT_ONCE: '6',
    });
    const asking = Promise.all(Array.from({ length: 6 }, () => ask(service)));
    await until(() => now === 2);
    // A third one would start meanwhile.
    await pause(500);
    release();
    const answers = await asking;
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(most).toBe(2);
  });
});

describe('a streamed answer', () => {
  it('shows the text as it is written, then the whole', async () => {
    const { held, release } = createGate();
    const { url } = await model(() => ({ pieces: ['Bake', held, ' more', ' bread.'] }));
    const service = await start({ OPENAI_BASE_URL: url, OPENAI_MODEL: 'small-model' });
    const { events, ended } = await follow(service);
    await until(() => textOf(events) === 'Bake');
    expect(events.map(({ event }) => event)).toEqual(['started', 'text']);
    release();
    await ended;
    expect(textOf(events)).toBe('Bake more bread.');
    expect(events.at(-1)).toEqual({
      event: 'done',
      data: { result: 'Bake more bread.', provider: 'small-model' },
    });
    const answer = `/ai/answers/${events[0]?.data.id}`;
    const token = await service.tokenFor();
    expect((await service.request('DELETE', answer, { token })).status).toBe(204);
    expect(await everythingStored(service)).not.toContain('bread');
  });

  it('restarts with the built-in writer when the model is cut off midway', async () => {
    const { held, release } = createGate();
    const { url } = await model(() => ({ pieces: ['Bake', held], end: 'cut' }));
    const service = await start({ OPENAI_BASE_URL: url });
    const { events, ended } = await follow(service);
    await until(() => textOf(events));
    release();
    await ended;
    expect(events.map(({ event }) => event)).toEqual([
      'started',
      'text',
      'restart',
      'text',
      'done',
    ]);
    expect(events.at(-1)?.data.provider).toBe('built-in');
  });

  it('is answered with an error status when refused at the start', async () => {
    const service = await start({ ROLES: 'api' });
    expect((await follow(service, undefined, {})).status).toBe(422);
  });

  it('stops the model when the reader disconnects, and frees the worker', async () => {
    const { url, left } = await model(() => ({ pieces: ['Bake'], end: 'hang' }));
    const service = await start({ OPENAI_BASE_URL: url, AI_LEAVE_MS: '50' });
    const { events, leave } = await follow(service);
    await until(() => textOf(events));
    leave();
    await until(() => left.length === 1);
    await until(async () => !(await everythingStored(service)).includes('quokka'));
  });

  it('removes a text that no worker started from the queue when its reader disconnects', async () => {
    const service = await start({ ROLES: 'api', AI_LEAVE_MS: '50' });
    const { events, leave } = await follow(service);
    await until(() => events.length === 1);
    leave();
    await until(async () => !(await everythingStored(service)).includes('quokka'));
  });

  it('reaches its reader through another instance than the writing one', async () => {
    const { url } = await model(() => ({ pieces: ['Bake', ' more.'], pauseMs: 30 }));
    const api = await start({ ROLES: 'api' });
    const env = { ...api.env, ROLES: 'worker', OPENAI_BASE_URL: url };
    open.push(await startService(aiService, env));
    const { events, ended } = await follow(api);
    await ended;
    expect(textOf(events)).toBe('Bake more.');
  });
});
