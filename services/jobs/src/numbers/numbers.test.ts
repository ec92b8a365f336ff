import { isoDay } from '@commons/service-kit/config/time-zone';
import { medianOf } from '../applications/reply-times/reply-time.js';
import { type JobsUnderTest, posting, startJobs } from '../testing/jobs-service.js';
import { applyForm } from '../testing/resume-samples.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs({ SITE_TIME_ZONE: 'UTC' });
});
afterAll(() => service.close());

it('counts jobs, applications, and the hours to the first answer', async () => {
  const employer = await service.account('employer');
  const seeker = await service.account('job_seeker');
  const other = await service.account('job_seeker');
  const token = employer.token;
  const job = await service.request('POST', '/jobs', { token, body: posting() });
  await service.request('POST', '/jobs/drafts', { token, body: posting() });
  const path = `/jobs/${job.body.id}/apply`;
  const sent = await service.request('POST', path, { token: seeker.token, body: applyForm() });
  await service.request('POST', path, { token: other.token, body: applyForm() });
  const change = { token, body: { status: 'accepted' } };
  await service.request('PUT', `/applications/${sent.body.application_id}/status`, change);
  const month = isoDay(new Date(), 'UTC').slice(0, 7);
  const operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const numbers = await service.request('GET', `/jobs/operator/numbers?month=${month}`, {
    token: operator,
  });
  expect(numbers.body).toEqual({
    ...{ new_jobs: 1, applications: 2, answered: 1, answer_hours: 0, missed: [] },
  });
  const refused = await service.request('GET', `/jobs/operator/numbers?month=${month}`, { token });
  expect(refused.status).toBe(403);
});

it.each([
  [[], undefined],
  [[5], 5],
  [[9, 1, 4], 4],
  [[8, 2, 4, 6], 5],
])('the median of %j is %p', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
