import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { followText, textOf, until } from '../testing/follow-text.js';
import { startModelEndpoint } from '../testing/model-endpoint.js';

const path = '/ai/email-assistant';
const body = { emailType: 'Sales', recipientType: 'Client', emailPurpose: 'About a quokka' };
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

async function start(env: Record<string, string> = {}): Promise<TestService> {
  const endpoint = await startModelEndpoint(() => ({ pieces: ['Dear'], end: 'hang' }));
  const service = await createAiService({
    env: {
      OPENAI_BASE_URL: endpoint.url,
      AI_LEAVE_MS: '50',
      AI_MODEL_TIMEOUT_MS: '60000',
      ...env,
    },
  });
  // Closes the model's answers first, so that no worker waits for them.
  open.push(service, endpoint);
  return service;
}

const retryAfter = async (service: TestService, accept: string) => {
  const answer = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: {
      accept,
      authorization: `Bearer ${await service.tokenFor()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const { detail } = (await answer.json()) as { detail: string };
  expect([answer.status, detail]).toEqual([
    429,
    'Too many requests. Please wait a moment and try again.',
  ]);
  return Number(answer.headers.get('retry-after'));
};

/** Redis keys without a lifetime, except the queue itself, which BullMQ manages. */
async function withoutExpiry(service: TestService): Promise<string[]> {
  const redis = service.redis();
  const prefix = service.env.REDIS_PREFIX;
  const keys = await redis.keys(`${prefix}:*`);
  const lifetimes = await Promise.all(keys.map((key) => redis.pttl(key)));
  return keys.filter((key, index) => lifetimes[index] === -1 && !key.startsWith(`${prefix}:bull:`));
}

it('sends Retry-After, whole and streamed', async () => {
  const service = await start({ AI_TEXTS_AT_ONCE: '1' });
  const first = await followText(service, path, body);
  await until(() => textOf(first.events));
  for (const accept of ['application/json', 'text/event-stream']) {
    expect(await retryAfter(service, accept)).toBe(5);
  }
  first.leave();
});

it('sends the end of the minute, and does not count refused texts', async () => {
  const service = await start({ AI_TEXTS_PER_MINUTE: '1' });
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - (Date.now() % 60_000) + 18_500);
  open.push({ close: () => now.mockRestore() });
  const first = await followText(service, path, body);
  await until(() => textOf(first.events));
  for (let times = 0; times < 3; times++) {
    expect(await retryAfter(service, 'application/json')).toBe(42);
  }
  const redis = service.redis();
  const [minute = ''] = await redis.keys(`${service.env.REDIS_PREFIX}:ai:texts:*`);
  expect(await redis.get(minute)).toBe('1');
  first.leave();
});

it('leaves nothing in Redis for ever: after a refusal, a departure, a departure after the end', async () => {
  const service = await start({ AI_TEXTS_AT_ONCE: '2', AI_LEAVE_MS: '60000' });
  const redis = service.redis();
  const [first, second] = [
    await followText(service, path, body),
    await followText(service, path, body),
  ];
  await until(() => textOf(first.events) && textOf(second.events));
  expect((await followText(service, path, body)).status).toBe(429);
  const keyOf = (events: typeof first.events) =>
    `${service.env.REDIS_PREFIX}:ai:answer:${events[0]?.data.id}`;
  first.leave();
  const token = await service.tokenFor();
  const answers = async () => (await service.request('GET', '/ai/answers', { token })).body;
  await until(async () => (await answers()).some(({ heard }: { heard: boolean }) => !heard));
  expect(await withoutExpiry(service)).toEqual([]);
  // Another connection has read it to the end.
  expect(await redis.del(keyOf(second.events))).toBe(1);
  second.leave();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await withoutExpiry(service)).toEqual([]);
});
