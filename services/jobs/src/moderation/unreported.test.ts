import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { mailAbout } from '../testing/mail-about.js';
import { neighbour, newNetwork, report } from '../testing/report-calls.js';

let service: JobsUnderTest;
let employer: Person;
let operator: string;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const newJob = async (title: string): Promise<string> => {
  const body = posting({ title });
  return (await service.request('POST', '/jobs', { token: employer.token, body })).body.id;
};
const decide = (id: string, decision: string, token = operator) =>
  service.request('PATCH', `/jobs/operator/subjects/${id}`, {
    token,
    body: { decision, reason: 'Seen by chance' },
  });
const rowsOf = async (id: string, state: string) => {
  const path = `/jobs/operator/reports?limit=100&state=${state}`;
  const { body } = await service.request('GET', path, { token: operator });
  return body.filter((row: { id: string }) => row.id === id);
};
it('an operator hides an unreported job, and finds it among the decided ones', async () => {
  const id = await newJob('Alchemist');
  const row = { kind: 'job', id, hidden: true, state: 'decided', reporters: 0, reports: [] };
  expect(await decide(id, 'hide')).toMatchObject({ status: 200, body: row });
  expect((await service.request('GET', `/jobs/${id}`)).status).toBe(404);
  const seen = await service.request('GET', `/jobs/${id}`, { token: operator });
  expect(seen.body).toMatchObject({ status: 'closed', hidden_reason: 'Seen by chance' });
  const mail = await mailAbout(service, employer.email, 'Alchemist');
  expect(mail.text).toContain('Seen by chance');
  expect(await rowsOf(id, 'decided')).toEqual([expect.objectContaining(row)]);
  expect(await rowsOf(id, 'open')).toEqual([]);
  await decide(id, 'keep');
  expect(await rowsOf(id, 'decided')).toEqual([expect.objectContaining({ ...row, hidden: false })]);
});

it('three reports hide a job also after a decision without reports', async () => {
  const id = await newJob('Soothsayer');
  await decide(id, 'keep');
  for (let sent = 0; sent < 2; sent += 1)
    await report(service, id, newNetwork(), (await neighbour(service)).token);
  expect(await rowsOf(id, 'open')).toEqual([expect.objectContaining({ reporters: 2 })]);
  expect((await service.request('GET', `/jobs/${id}`)).status).toBe(200);
  await report(service, id, newNetwork(), (await neighbour(service)).token);
  expect((await service.request('GET', `/jobs/${id}`)).status).toBe(404);
});

it('a case is deleted with its job, and no longer counted', async () => {
  const id = await newJob('Ghost writer');
  await report(service, id);
  const open = async () => {
    const path = '/jobs/operator/reports?limit=1&state=open';
    return (await service.request('GET', path, { token: operator })).headers.get('x-total-count');
  };
  const before = Number(await open());
  await (await service.database()).collection('jobs').deleteOne({ title: 'Ghost writer' });
  expect(Number(await open())).toBe(before - 1);
  expect(Number(await open())).toBe(before - 1);
});

it('a draft that was never posted is a 404 for operators', async () => {
  const token = employer.token;
  const body = { title: 'Necromancer', overview: 'For my eyes only.' };
  const { id } = (await service.request('POST', '/jobs/drafts', { token, body })).body;
  for (const decision of ['keep', 'hide']) {
    expect(await decide(id, decision)).toMatchObject({
      status: 404,
      body: { detail: 'Job not found' },
    });
  }
  expect(await rowsOf(id, 'decided')).toEqual([]);
  const own = await service.request('GET', `/jobs/${id}`, { token });
  expect(own.body).toMatchObject({ ...body, status: 'draft' });
});

it('no one but operators may hide a job, not even its employer', async () => {
  const id = await newJob('Hermit');
  expect((await decide(id, 'hide', employer.token)).status).toBe(403);
  expect(await rowsOf(id, 'decided')).toEqual([]);
});
