import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { operatorToken, register } from '../testing/people.js';

let service: TestService;
let operator: string;

beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
  operator = await operatorToken(service, 'Opal Operator');
});
afterAll(() => service.close());

const path = '/auth/operator/watched-words';
const put = (words: unknown, token = operator, changed?: readonly string[]) =>
  service.request('PUT', path, { token, body: { words, changed } });

it('keeps the list folded and sorted, logs what changed, and notifies all services again after a loss', async () => {
  expect((await put([' Easy  Money', 'CASINO', 'casino', 'Crypto*'])).body).toMatchObject({
    words: ['casino', 'crypto*', 'easy money'],
    changed_by: 'Opal Operator',
  });
  await put(['casino', 'easy money']);
  await put(['casino', 'easy money']);
  const log = await service.request('GET', '/auth/operator/actions', { token: operator });
  expect(log.body.map(({ reason }: { reason: string }) => reason)).toEqual([
    '− crypto*',
    '+ casino, + crypto*, + easy money',
  ]);
  const redis = service.redis();
  const key = `${service.env.REDIS_PREFIX}:watched-words`;
  await redis.del(key);
  await until(
    () => redis.get(key),
    (text) => text === '["casino","easy money"]',
  );
});

it('keeps what another operator changed since', async () => {
  await put(['bet', 'casino', 'loan']);
  const seen = ['bet', 'casino', 'loan'];
  await put(['bet', 'crypto*', 'loan'], operator, seen);
  const { body } = await put(['casino', 'loan', 'lottery'], operator, seen);
  expect(body.words).toEqual(['crypto*', 'loan', 'lottery']);
  const log = await service.request('GET', '/auth/operator/actions', { token: operator });
  expect(log.body[0].reason).toBe('+ lottery, − bet');
});

it('refuses what would match everything, and everybody but operators', async () => {
  expect((await put(['*'])).status).toBe(422);
  expect((await put(['a'])).status).toBe(422);
  expect((await put(['one*two'])).status).toBe(422);
  expect((await put(['casino'], (await register(service)).token)).status).toBe(403);
});
