import type { UserSnapshot } from '@commons/contracts/account/account';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { createGate, followText, textOf, until } from '../testing/follow-text.js';
import { type EndpointAnswer, startModelEndpoint } from '../testing/model-endpoint.js';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

async function start(answer?: EndpointAnswer, env: Record<string, string> = {}) {
  const endpoint = answer && (await startModelEndpoint(() => answer));
  if (endpoint) open.push(endpoint);
  const service = await createAiService({
    env: {
      ...(endpoint && { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: 'small-model' }),
      AI_MODEL_TIMEOUT_MS: '60000',
      ...env,
    },
  });
  open.push(service);
  return { service, host: endpoint && new URL(endpoint.url).host };
}

const path = '/ai/email-assistant';
const body = { emailType: 'Sales', recipientType: 'Client', emailPurpose: 'About a quokka' };

const ann: UserSnapshot = {
  ...{ id: 'a'.repeat(24), full_name: 'Ann', email: 'ann@example.org' },
  ...{ account_type: 'employer', email_notifications: true },
};

const ask = async (service: TestService, sub = 'ann') =>
  service.request('POST', path, { token: await service.tokenFor({ sub }), body });

/** The stored records, once there are `count`. */
async function records(service: TestService, count: number) {
  const database = await service.database();
  try {
    const all = () => database.collection('generations').find().toArray();
    await until(async () => (await all()).length >= count);
    return await all();
  } finally {
    await database.close();
  }
}

describe('records of generations', () => {
  it('have the writer, the tool and the cost, and none of the text', async () => {
    const { service, host } = await start({ pieces: ['Dear', ' quokka'] });
    await ask(service);
    const [record] = await records(service, 1);
    expect(record).toEqual({
      _id: expect.anything(),
      user_id: 'ann',
      tool: 'email-assistant',
      provider: host,
      model: 'small-model',
      tokens_in: 12,
      tokens_out: 7,
      duration_ms: expect.any(Number),
      outcome: 'written',
      created_at: expect.any(Date),
    });
    expect(JSON.stringify(record)).not.toContain('quokka');
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    const lines = metrics.split('\n').filter((line) => line.includes(`provider="${host}"`));
    const counted = lines.find((line) => line.startsWith('ai_generation_seconds_count'));
    expect(counted).toMatch(/tool="email-assistant",outcome="written"\} 1$/);
    const tokens = lines.find((line) => /^ai_tokens_total.*direction="out"/.test(line));
    expect(tokens).toMatch(/ 7$/);
  });

  it.each<[string, EndpointAnswer | undefined, object]>([
    ['no model', undefined, { provider: 'built-in', outcome: 'written' }],
    ['a failing model', { status: 500 }, { provider: 'built-in', outcome: 'fallback' }],
    ['a declining model', { pieces: [], end: 'refusal' }, { outcome: 'declined' }],
  ])('cover %s', async (_what, answer, expected) => {
    const { service } = await start(answer);
    await ask(service);
    expect((await records(service, 1))[0]).toMatchObject(expected);
  });

  it('cover a text whose reader left', async () => {
    const { service } = await start({ pieces: ['Dear'], end: 'hang' }, { AI_LEAVE_MS: '50' });
    const { events, leave } = await followText(service, path, body);
    await until(() => textOf(events));
    leave();
    expect((await records(service, 1))[0]).toMatchObject({ outcome: 'cancelled' });
  });

  it('are missing while MongoDB is down; texts are still written', async () => {
    const { service } = await start(undefined, { MONGODB_URI: 'mongodb://127.0.0.1:1' });
    expect((await ask(service)).status).toBe(200);
    const token = await service.tokenFor();
    expect((await service.request('GET', '/ai/drafts', { token })).status).toBe(503);
  });

  it('expire after a year', async () => {
    const { service } = await start();
    const database = await service.database();
    const indexes = await database.collection('generations').indexes();
    await database.close();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { created_at: 1 }, expireAfterSeconds: 31_536_000 }),
    );
  });

  it('and drafts are exported to their person, and erased with the account', async () => {
    const service = await createAiService({
      internal: ({ path: asked }) => (asked === `/internal/users/${ann.id}` ? ann : undefined),
    });
    open.push(service);
    for (const sub of [ann.id, 'bob']) {
      const token = await service.tokenFor({ sub });
      const draft = { tool: 'x', text: `A text of ${sub}`, provider: 'built-in' };
      await service.request('POST', '/ai/drafts', { token, body: draft });
      const edit = { written: 'Dear Sam,', edited: 'Hi Sam,' };
      await service.request('POST', '/ai/voice/edits', { token, body: edit });
      await ask(service, sub);
    }
    await records(service, 2);
    const given = async (holder: string) => {
      const token = await service.serviceToken('auth');
      const path = `/internal/user-data/${holder}`;
      return (await service.request('POST', path, { token, body: { person: ann } })).body.records;
    };
    expect(await given('drafts')).toMatchObject([{ text: `A text of ${ann.id}` }]);
    expect(await given('generations')).toMatchObject([{ tool: 'email-assistant' }]);

    expect(await given('voice')).toEqual({ greeting: 'Hi' });

    const redis = service.redis();
    await redis.ping();
    const tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
    for (let times = 0; times < 2; times++) {
      await tasks.run(eraseUser('ai'), { user_id: ann.id }, { timeoutMs: 60_000 });
    }
    await tasks.onApplicationShutdown();
    expect([await given('drafts'), await given('generations')]).toEqual([[], []]);
    expect(await given('voice')).toEqual({});
    const token = await service.tokenFor({ sub: 'bob' });
    expect((await service.request('GET', '/ai/drafts', { token })).body).toHaveLength(1);
    expect((await service.request('GET', '/ai/voice', { token })).body).toEqual({ greeting: 'Hi' });
    const left = await records(service, 2);
    expect(left.map(({ user_id }) => user_id).sort()).toEqual(['bob', undefined]);
  });
});

describe('limits of one account', () => {
  const tooMany = { detail: 'Too many requests. Please wait a moment and try again.' };

  it('refuse more texts per minute than allowed, and affect no one else', async () => {
    const { service } = await start(undefined, { AI_TEXTS_PER_MINUTE: '2' });
    // Freezes the clock, since a minute could end between two calls.
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    open.push({ close: () => now.mockRestore() });
    const answers = [await ask(service), await ask(service), await ask(service)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.body).toEqual(tooMany);
    expect((await ask(service, 'bob')).status).toBe(200);
  });

  it('refuse more concurrent texts, until one of them ends', async () => {
    const { held, release } = createGate();
    const { service } = await start({ pieces: ['Dear', held, ' you'] }, { AI_TEXTS_AT_ONCE: '2' });
    const asking = [ask(service), ask(service), ask(service)];
    await Promise.race(asking);
    release();
    const three = await Promise.all(asking);
    expect(three.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect((await ask(service)).status).toBe(200);
  });

  it('do not count a text whose reader left', async () => {
    const { service } = await start(
      { pieces: ['Dear'], end: 'hang' },
      { AI_TEXTS_AT_ONCE: '1', AI_LEAVE_MS: '50' },
    );
    const first = await followText(service, path, body);
    await until(() => textOf(first.events));
    expect((await followText(service, path, body)).status).toBe(429);
    first.leave();
    await until(async () => {
      const next = await followText(service, path, body);
      next.leave();
      return next.status === 200;
    });
  });

  it('are not used up by refused texts', async () => {
    const { service } = await start(undefined, { AI_TEXTS_PER_MINUTE: '1' });
    const token = await service.tokenFor({ sub: 'ann' });
    expect((await service.request('POST', path, { token, body: {} })).status).toBe(422);
    expect((await ask(service)).status).toBe(200);
  });
});
