import { startService } from '@commons/service-kit/service';
import { jobsService } from '../../app.module.js';
import { type JobsUnderTest, startJobs } from '../../testing/jobs-service.js';
import { importedJob } from '../edit/job-facts.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs();
});
afterAll(() => service.close());

it('is ready once its search index has been read', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => {
    const row = { title: `Lighthouse Keeper ${at}`, company_name: 'Harbour' };
    return importedJob(row, 'Other', `ref:${at}`, new Date());
  });
  await (await service.database()).collection('jobs').insertMany(rows as object[]);
  const instance = await startService(jobsService, service.env);
  try {
    const states: string[] = [];
    while (states.at(-1) !== 'ok') {
      const answer = await fetch(`${instance.url}/readyz`);
      const { checks } = (await answer.json()) as { checks: { search: string } };
      states.push(checks.search);
      expect(answer.ok).toBe(checks.search === 'ok');
    }
    expect(states[0]).toBe('the index is being read');
    const found = await fetch(`${instance.url}/jobs/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ search: 'keeper 4999' }),
    });
    expect(await found.json()).toMatchObject([{ title: 'Lighthouse Keeper 4999' }]);
  } finally {
    await instance.close();
  }
});
