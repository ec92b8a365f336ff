import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { jobsService } from './app.module.js';
import { importedJob } from './postings/edit/job-facts.js';
import { posting } from './testing/jobs-service.js';

const away = '127.0.0.1:1';
const detail = 'Service temporarily unavailable. Please try again later.';

describe('while a store is down', () => {
  it('still reads without Redis, counts no view, and refuses writes', async () => {
    const service = await createTestService(jobsService, { env: { REDIS_URL: `redis://${away}` } });
    try {
      const jobs = (await service.database()).collection('jobs');
      const row = { title: 'Lighthouse Keeper', company_name: 'Harbour' };
      const { insertedId } = await jobs.insertOne(importedJob(row, 'Other', 'ref:1', new Date()));
      const found = await service.request('POST', '/jobs/search', { body: { search: 'light' } });
      expect([found.status, found.body.length]).toEqual([200, 1]);
      const read = await service.request('GET', `/jobs/${insertedId}`);
      expect([read.status, read.body.view_count]).toEqual([200, 0]);
      const token = await service.tokenFor({ account_type: 'employer' });
      const post = await service.request('POST', '/jobs', { token, body: posting() });
      expect([post.status, post.body]).toEqual([503, { detail }]);
      expect(await jobs.countDocuments({})).toBe(1);
    } finally {
      await service.close();
    }
  });

  it('answers 503 without MongoDB and is not ready', async () => {
    const env = { MONGODB_URI: `mongodb://${away}` };
    const service = await createTestService(jobsService, { env });
    try {
      const search = await service.request('POST', '/jobs/search', { body: {} });
      expect([search.status, search.body]).toEqual([503, { detail }]);
      const ready = await service.request('GET', '/readyz');
      expect([ready.status, ready.body.checks.mongo]).toEqual([503, 'unreachable']);
      expect((await service.request('GET', '/healthz')).status).toBe(200);
    } finally {
      await service.close();
    }
  });
});
