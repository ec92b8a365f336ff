import { isoDay } from '@commons/service-kit/config/time-zone';
import { VisitTally } from '@commons/service-kit/numbers/visit-tally';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { operatorToken, register } from '../testing/people.js';

let service: TestService;
let operator: string;

beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '100', SITE_TIME_ZONE: 'UTC' });
  operator = await operatorToken(service, 'Opal Operator');
});
afterAll(() => service.close());

const numbers = async (month: string) =>
  (await service.request('GET', `/auth/operator/numbers?month=${month}`, { token: operator })).body;

it('sums visits of several gateways, on top of stored ones', async () => {
  const prefix = service.env.REDIS_PREFIX ?? '';
  const [one, other] = [service.redis(), service.redis()].map(
    (redis) => new VisitTally(redis, prefix),
  );
  await Promise.all([
    ...Array.from({ length: 20 }, () => one?.add('2026-10', 'jobs')),
    ...Array.from({ length: 10 }, () => other?.add('2026-10', 'jobs')),
    other?.add('2026-10', 'start'),
    other?.add('2026-11', 'start'),
  ]);
  await until(
    () => numbers('2026-10'),
    ({ visits }) => visits === 31,
  );
  await one?.add('2026-10', 'start');
  await until(
    () => numbers('2026-10'),
    ({ visits }) => visits === 32,
  );
  expect(await numbers('2026-10')).toMatchObject({
    new_accounts: 0,
    visits_by_area: [
      { area: 'jobs', visits: 30 },
      { area: 'start', visits: 2 },
    ],
  });
  const month = isoDay(new Date(), 'UTC').slice(0, 7);
  await register(service);
  expect((await numbers(month)).new_accounts).toBe(2);
});

it('passes counts again that could not be stored', async () => {
  const tally = new VisitTally(service.redis(), `${service.env.REDIS_PREFIX}-aside`);
  await tally.add('2026-10', 'jobs');
  const away = () => Promise.reject(new Error('the database is away'));
  await expect(tally.take(away)).rejects.toThrow('away');
  await tally.add('2026-10', 'jobs');
  const seen: number[] = [];
  const store = async (rows: readonly { visits: number }[]) => {
    seen.push(...rows.map(({ visits }) => visits));
  };
  await tally.take(store);
  await tally.take(store);
  await tally.take(store);
  expect(seen).toEqual([1, 1]);
});
