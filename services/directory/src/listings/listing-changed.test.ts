import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import type { Redis } from 'ioredis';
import { directoryService } from '../app.module.js';
import { employerCalls } from '../testing/employer-calls.js';
import { listingInput } from '../testing/listing-input.js';
import { newEmployer } from '../testing/new-employer.js';

let service: TestService;
let redis: Redis;
let owner: string;
let token: string;
const { call, changeTasks } = employerCalls(() => ({ service, redis, owner, token }));

beforeAll(async () => {
  service = await createTestService(directoryService, { env: { RECONCILE_INTERVAL_MS: '100' } });
  redis = service.redis();
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ sub: owner, token } = await newEmployer(service));
});

describe('the jobs service', () => {
  it('is notified of each change', async () => {
    await call('POST', listingInput());
    await call('PUT', listingInput());
    await call('DELETE');
    expect(await changeTasks()).toHaveLength(3);
  });

  it('is notified by the reconciliation after an outage of Redis', async () => {
    await call('POST', listingInput());
    const before = (await changeTasks()).length;
    const database = await service.database();
    const listings = database.collection('listings');
    await listings.updateOne({ owner_id: owner }, { $set: { jobs_news_due_at: new Date(1) } });
    await until(changeTasks, (ids) => ids.length > before);
    expect(await changeTasks()).toHaveLength(before + 1);
  });

  it('can read the listing of an employer', async () => {
    const ask = async (caller?: string) =>
      service.request('GET', `/internal/listings/by-owner/${owner}`, {
        token: caller ? await service.serviceToken(caller) : token,
      });
    expect((await ask('jobs')).status).toBe(404);
    const { body } = await call('POST', listingInput());
    const { business_name, num_employees } = listingInput();
    expect((await ask('jobs')).body).toEqual({
      id: body.id,
      business_name,
      num_employees,
      city: 'Conway',
      state: 'AR',
    });
    expect([(await ask()).status, (await ask('ai')).status]).toEqual([401, 403]);
  });
});
