import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';
import type { JobRecord } from '../job.js';
import { jobSchema } from '../job.schema.js';
import { JobHidingService } from './job-hiding.service.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs();
});
afterAll(() => service.close());

it('leaves what an operator hid since reports or a suspension read the job', async () => {
  const { token } = await service.account('employer');
  const { id } = (await service.request('POST', '/jobs', { token, body: posting() })).body;
  const stored = (await service.database()).model<JobRecord>('Job', jobSchema);
  const read = async () => (await stored.findById(id).lean<JobRecord>()) as JobRecord;
  const hiding = new JobHidingService(stored);
  const before = await read();
  await hiding.hide(before, { reason: 'Looked at it', by: 'operator' });
  await hiding.hide(before, { reason: 'Reported', by: 'reports' });
  await hiding.hide(before, { reason: 'Suspended', by: 'operator', suspended: true });
  const { hidden } = await read();
  expect(hidden).toMatchObject({ reason: 'Looked at it', by: 'operator' });
  expect(hidden).not.toHaveProperty('suspended');
});
