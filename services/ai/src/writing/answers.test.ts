import { setTimeout as pause } from 'node:timers/promises';
import type { UserSnapshot } from '@commons/contracts/account/account';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { type RunningService, startService } from '@commons/service-kit/service';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { aiService } from '../app.module.js';
import { createAiService } from '../testing/create-ai-service.js';
import { createGate, followText, textOf, until } from '../testing/follow-text.js';
import { type EndpointAnswer, startModelEndpoint } from '../testing/model-endpoint.js';

const path = '/ai/business-advisor';
const body = {
  businessStage: 'Startup',
  industry: 'Bakery',
  primaryChallenge: 'Cash Flow',
  situationDescription: 'Cafés pay late. Secret word: quokka.',
  desiredOutcome: 'Rent in the bank',
};
const ann: UserSnapshot = {
  ...{ id: 'a'.repeat(24), full_name: 'Ann', email: 'ann@example.org' },
  ...{ account_type: 'employer', email_notifications: true },
};
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

/** A model that writes this and then hangs. */
const silent: EndpointAnswer = { pieces: ['Bake', ' more'], end: 'hang' };

type Answering = (question: number) => EndpointAnswer;

async function start(
  answer: EndpointAnswer | Answering = silent,
  env: Record<string, string> = {},
) {
  const answering = typeof answer === 'function' ? answer : () => answer;
  const endpoint = await startModelEndpoint(answering);
  const service = await createAiService({
    env: { OPENAI_BASE_URL: endpoint.url, AI_MODEL_TIMEOUT_MS: '60000', ...env },
    internal: ({ path: asked }) => (asked === `/internal/users/${ann.id}` ? ann : undefined),
  });
  // Closes the model's answers first, so that no worker waits for them.
  open.push(service, endpoint);
  return { service, left: endpoint.left };
}

const follow = (service: TestService) => followText(service, path, body, ann.id);

/** Starts a text whose reader has read the first words; returns it with its path. */
async function begun(service: TestService, words = 'Bake more') {
  const first = await follow(service);
  await until(() => textOf(first.events) === words);
  return { first, answer: `/ai/answers/${first.events[0]?.data.id}` };
}

async function call(service: TestService, method: string, asked: string, sub = ann.id) {
  return service.request(method, asked, { token: await service.tokenFor({ sub }) });
}

/** Answers in Redis, except lists of ids: their remaining lifetimes in seconds. */
async function stored(service: TestService): Promise<number[]> {
  const redis = service.redis();
  const keys = await redis.keys(`${service.env.REDIS_PREFIX}:ai:answer:*`);
  return Promise.all(keys.map((key) => redis.ttl(key)));
}

describe('an answer whose reader left', () => {
  it('continues on another instance, with the text so far exactly once', async () => {
    const { held, release } = createGate();
    const pieces = ['Bake', held, ' more', ' bread', ' at', ' night.'];
    const { service, left } = await start({ pieces }, { AI_LEAVE_MS: '60000' });
    const other: RunningService = await startService(aiService, { ...service.env, ROLES: 'api' });
    open.push(other);
    const { first, answer } = await begun(service, 'Bake');
    first.leave();
    await first.ended;
    const again = await followText({ ...service, url: other.url }, answer, undefined, ann.id);
    release();
    await again.ended;
    expect(textOf(again.events)).toBe('Bake more bread at night.');
    expect(again.events.at(-1)).toMatchObject({
      event: 'done',
      data: { result: 'Bake more bread at night.' },
    });
    expect(left).toEqual([]);
  });

  it('can be found by its person only, and shows whether someone follows it', async () => {
    const { service } = await start(silent, { AI_LEAVE_MS: '60000' });
    const { first, answer } = await begun(service);
    const list = async (sub?: string) => (await call(service, 'GET', '/ai/answers', sub)).body;
    expect(await list()).toEqual([
      {
        id: answer.split('/').at(-1),
        tool: 'business-advisor',
        state: 'writing',
        heard: true,
        began_at: expect.any(String),
      },
    ]);
    first.leave();
    await until(async () => (await list())[0].heard === false);
    expect(await list('bob')).toEqual([]);
    for (const method of ['GET', 'DELETE'])
      expect((await call(service, method, answer, 'bob')).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('is stopped after the last departure, not after one from which its person returned', async () => {
    const { service, left } = await start(silent, { AI_LEAVE_MS: '1500' });
    const { first, answer } = await begun(service);
    first.leave();
    await pause(800);
    const again = await followText(service, answer, undefined, ann.id);
    await until(() => textOf(again.events) === 'Bake more');
    again.leave();
    await again.ended;
    const leftAgain = performance.now();
    await until(() => left.length === 1);
    expect(performance.now() - leftAgain).toBeGreaterThan(1_400);
    await until(async () => (await stored(service)).length === 0);
  });

  it('goes on while someone else reads it', async () => {
    const { service, left } = await start(silent, { AI_LEAVE_MS: '200' });
    const { first, answer } = await begun(service);
    const second = await followText(service, answer, undefined, ann.id);
    await until(() => textOf(second.events) === 'Bake more');
    first.leave();
    await first.ended;
    await pause(1_000);
    expect(left).toEqual([]);
    second.leave();
    await until(() => left.length === 1);
  });
});

describe('DELETE /ai/answers/{id}', () => {
  it('stops the writing at once, informs other followers, and frees the account', async () => {
    const { service, left } = await start(silent, { AI_TEXTS_AT_ONCE: '1', AI_LEAVE_MS: '60000' });
    const { first, answer } = await begun(service);
    expect((await follow(service)).status).toBe(429);
    expect((await call(service, 'DELETE', answer)).status).toBe(204);
    await first.ended;
    expect(first.events.at(-1)).toEqual({
      event: 'failed',
      data: { detail: 'Writing was stopped. Please try again.' },
    });
    await until(() => left.length === 1);
    expect(await stored(service)).toEqual([]);
    expect((await call(service, 'DELETE', answer)).status).toBe(404);
    const next = await follow(service);
    expect(next.status).toBe(200);
    next.leave();
  });

  it('removes a text from the queue that no worker started', async () => {
    const { service } = await start(silent, { ROLES: 'api', AI_LEAVE_MS: '60000' });
    const first = await follow(service);
    await until(() => first.events.length === 1);
    await call(service, 'DELETE', `/ai/answers/${first.events[0]?.data.id}`);
    await first.ended;
    const queue = await service.redis().keys(`${service.env.REDIS_PREFIX}:bull:ai:ai.write-text*`);
    expect(queue).toEqual([]);
  });

  it('forgets a finished text, which can be fetched until then', async () => {
    const { service } = await start({ pieces: ['Bake', '.'] });
    const first = await follow(service);
    await first.ended;
    const answer = `/ai/answers/${first.events[0]?.data.id}`;
    expect((await call(service, 'GET', '/ai/answers')).body).toMatchObject([
      { state: 'done', heard: false },
    ]);
    const again = await followText(service, answer, undefined, ann.id);
    await again.ended;
    expect(again.events.at(-1)).toMatchObject({ event: 'done', data: { result: 'Bake.' } });
    const [seconds] = await stored(service);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(180);
    expect((await call(service, 'DELETE', answer)).status).toBe(204);
    expect(await stored(service)).toEqual([]);
  });
});

it('shows a returning person why the text failed in the meantime', async () => {
  const { service } = await start({ pieces: ['Bake'], pauseMs: 400, end: 'refusal' });
  const first = await follow(service);
  await until(() => first.events.length > 0);
  first.leave();
  const list = async () => (await call(service, 'GET', '/ai/answers')).body;
  await until(async () => (await list())[0].state === 'failed');
  const answer = `/ai/answers/${first.events[0]?.data.id}`;
  const again = await followText(service, answer, undefined, ann.id);
  await again.ended;
  expect(again.events.at(-1)).toEqual({
    event: 'failed',
    data: { detail: 'The model declined to write this. Please change your text.' },
  });
});

it('is exported to its person with their data, and stopped and erased with the account', async () => {
  const { service, left } = await start((question) =>
    question === 1 ? { pieces: ['Rye', '.'] } : silent,
  );
  await (await follow(service)).ended;
  const { first } = await begun(service);
  const token = await service.serviceToken('auth');
  const given = await service.request('POST', '/internal/user-data/answers', {
    token,
    body: { person: ann },
  });
  expect(given.body.records).toMatchObject([{ state: 'writing' }, { state: 'done', text: 'Rye.' }]);
  const redis = service.redis();
  await redis.ping();
  const tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
  await tasks.run(eraseUser('ai'), { user_id: ann.id }, { timeoutMs: 60_000 });
  await tasks.onApplicationShutdown();
  await first.ended;
  await until(() => left.includes(2));
  expect(await stored(service)).toEqual([]);
});
