import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { waitPastMidnight } from '@commons/service-kit/testing/wait-past-midnight';
import { directoryService } from '../app.module.js';
import { listingInput } from '../testing/listing-input.js';

let service: TestService;
let token: string;
let id: string;
let people = 0;

const path = '/business-directory';
const look = async (headers: Record<string, string> = {}, as?: string) =>
  (await service.request('GET', `${path}/${id}`, { token: as, headers })).body.views;
const from = (address: string, browser = 'Firefox') => ({
  'x-forwarded-for': address,
  'user-agent': browser,
});

beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());
beforeEach(async () => {
  await waitPastMidnight();
  const sub = (++people).toString(16).padStart(24, '0');
  token = await service.tokenFor({ account_type: 'employer', sub });
  const made = await service.request('POST', path, { token, body: listingInput() });
  id = made.body.id;
});

it('counts one view per visitor and day, excluding the owner', async () => {
  expect(await look({}, token)).toBe(0);
  expect(await look(from('192.0.2.1'))).toBe(1);
  expect(await look(from('192.0.2.1'))).toBe(1);
  expect(await look(from('192.0.2.1', 'Chrome'))).toBe(2);
  expect(await look(from('192.0.2.2'))).toBe(3);
  const seeker = await service.tokenFor({ account_type: 'job_seeker', sub: 'a'.repeat(24) });
  expect(await look(from('192.0.2.1'), seeker)).toBe(4);
  expect(await look(from('192.0.2.9'), seeker)).toBe(4);
  await Promise.all(Array.from({ length: 20 }, () => look(from('192.0.2.3'))));
  const mine = await service.request('GET', `${path}/my-listing`, { token });
  expect(mine.body.views).toBe(5);
});

it('does not count somebody who acts for the business', async () => {
  const business = people.toString(16).padStart(24, '0');
  const sub = 'b'.repeat(24);
  const employer = { account_type: 'employer', sub } as const;
  const colleague = { ...employer, business, business_role: 'manager' } as const;
  expect(await look({}, await service.tokenFor(colleague))).toBe(0);
  expect(await look({}, await service.tokenFor(employer))).toBe(1);
});

it('stores nothing that identifies a guest', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2']) await look(from(address));
  const redis = service.redis();
  const all = await redis.keys(`${service.env.REDIS_PREFIX}:directory:view:*`);
  const keys = all.filter((key) => key.includes(id));
  expect(keys).toHaveLength(2);
  expect(keys.join()).not.toContain('192.0.2');
  for (const key of keys) expect(await redis.ttl(key)).toBeLessThanOrEqual(86_400);
});
