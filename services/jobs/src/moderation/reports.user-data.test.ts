import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { type JobsUnderTest, posting, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let tasks: TaskQueue;
beforeAll(async () => {
  service = await startJobs();
  const redis = service.redis();
  await redis.ping();
  tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await tasks.onApplicationShutdown();
  await service.close();
});

it("exports a person's reports and operator actions, and keeps both anonymously", async () => {
  const employer = await service.account('employer');
  const person = await service.account('job_seeker', { full_name: 'Opal Operator' });
  const { body: job } = await service.request('POST', '/jobs', {
    token: employer.token,
    body: posting({ title: 'Glazier' }),
  });
  const report = (note: string, token?: string) =>
    service.request('POST', `/jobs/${job.id}/report`, { token, body: { reason: 'fake', note } });
  await report('A guest says so');
  await report('I live next door', person.token);
  const operator = await service.tokenFor({
    ...{ sub: person.id, full_name: person.full_name },
    ...{ account_type: 'job_seeker', operator: true },
  });
  const decision = { decision: 'keep', reason: 'Seen it' };
  const path = `/jobs/operator/subjects/${job.id}`;
  await service.request('PATCH', path, { token: operator, body: decision });

  const held = async (holder: string) => {
    const token = await service.serviceToken('auth');
    const body = { person: service.accounts.get(person.id) };
    return (await service.request('POST', `/internal/user-data/${holder}`, { token, body })).body;
  };
  const said = { job_id: job.id, reason: 'fake', note: 'I live next door' };
  expect((await held('reports')).records).toEqual([expect.objectContaining(said)]);
  const done = { action: 'keep', subject_kind: 'job', subject_id: job.id, reason: 'Seen it' };
  expect((await held('operator-log')).records).toEqual([expect.objectContaining(done)]);

  await tasks.run(eraseUser('jobs'), { user_id: person.id }, { timeoutMs: 60_000 });
  const database = await service.database();
  const found = await database.collection('report_cases').findOne({ job_id: job.id });
  const logged = await database.collection('operator_actions').findOne({ subject_id: job.id });
  await database.close();
  expect(found).toMatchObject({
    reporters: 2,
    reports: [{ note: 'A guest says so' }, { reporter: expect.stringMatching(/^former /) }],
  });
  expect(JSON.stringify([found, logged])).not.toMatch(/next door|Opal/);
});
