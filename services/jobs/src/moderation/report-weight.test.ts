import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { mailAbout } from '../testing/mail-about.js';
import { hideByReports, neighbour, newNetwork, report } from '../testing/report-calls.js';

let service: JobsUnderTest;
let employer: Person;
let operator: string;
beforeAll(async () => {
  service = await startJobs({ REPORTS_PER_ADDRESS: '1000' });
  employer = await service.account('employer');
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const newJob = async (title: string): Promise<string> => {
  const body = posting({ title });
  return (await service.request('POST', '/jobs', { token: employer.token, body })).body.id;
};
const statusOf = async (id: string) => (await service.request('GET', `/jobs/${id}`)).status;
const rowOf = async (id: string, state = 'open') => {
  const path = `/jobs/operator/reports?state=${state}&limit=100`;
  const { body } = await service.request('GET', path, { token: operator });
  return body.find((row: { id: string }) => row.id === id);
};
const decide = (id: string, decision: string) =>
  service.request('PATCH', `/jobs/operator/subjects/${id}`, {
    token: operator,
    body: { decision, reason: 'Looked at it.' },
  });
const restore = (since: Date, ids?: string[], token = operator) =>
  service.request('POST', '/jobs/operator/restore', {
    token,
    body: { since: since.toISOString(), reason: 'A wave of false reports.', ...(ids && { ids }) },
  });
const object = (id: string, text = 'It is a real job.', token = employer.token) =>
  service.request('POST', `/jobs/${id}/objection`, { token, body: { text } });

describe('reports that do not hide a job, but wait for an operator', () => {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString();
  it.each<[string, (at: number) => Promise<[string, string | undefined]>]>([
    ['of guests', async () => [newNetwork(), undefined]],
    [
      'of accounts without a confirmed address',
      async () => [newNetwork(), (await neighbour(service, { email_verified: false })).token],
    ],
    [
      'of accounts of this week',
      async () => [newNetwork(), (await neighbour(service, { created_at: day(6) })).token],
    ],
    [
      'of good accounts from one IPv4 network',
      async (at) => [`10.9.9.${at + 1}`, (await neighbour(service)).token],
    ],
    [
      'of good accounts from one IPv6 network',
      async (at) => [`2001:db8:77:${at + 1}::1`, (await neighbour(service)).token],
    ],
  ])('%s', async (_name, reporter) => {
    const id = await newJob('Honest Work');
    for (let at = 0; at < 6; at += 1) {
      const [address, token] = await reporter(at);
      expect((await report(service, id, address, token)).status).toBe(200);
    }
    expect(await statusOf(id)).toBe(200);
    const row = await rowOf(id);
    expect(row).toMatchObject({ reporters: 6, hidden: false, state: 'open' });
    expect(row.counted).toBeLessThan(3);
  });

  it('of good accounts while auth is down', async () => {
    const id = await newJob('Night Watch');
    const reporters = [
      await neighbour(service),
      await neighbour(service),
      await neighbour(service),
    ];
    service.authIsAway = true;
    for (const { token } of reporters) await report(service, id, newNetwork(), token);
    service.authIsAway = false;
    expect(await statusOf(id)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ reporters: 3, counted: 0 });
  });

  it('do not use up the room for those that count', async () => {
    const id = await newJob('Besieged');
    for (let at = 0; at < 205; at += 1) await report(service, id);
    expect(await rowOf(id)).toMatchObject({ reporters: 200, counted: 0 });
    await hideByReports(service, id);
    expect(await statusOf(id)).toBe(404);
  });
});

it('stores an anonymous mark of a network for thirty days', async () => {
  const id = await newJob('Discreet');
  const { token, id: person } = await neighbour(service);
  await report(service, id, '10.77.1.2', token);
  const database = await service.database();
  const networks = await database.collection('report_networks').find().toArray();
  const last = networks.at(-1);
  const days = (last?.expires_at.getTime() - Date.now()) / (24 * 3_600_000);
  expect([days > 29, days <= 30]).toEqual([true, true]);
  const all = JSON.stringify([
    networks,
    await database.collection('report_cases').find().toArray(),
  ]);
  expect(all).not.toContain('10.77.1');
  expect(JSON.stringify(networks)).not.toContain(person);
});

describe('an employer whose job was hidden by reports', () => {
  it('is notified by mail and on the job, and objects once, for the operator to read', async () => {
    const id = await newJob('Orchard Help');
    await hideByReports(service, id);
    const mail = await mailAbout(service, employer.email, 'Orchard Help');
    expect(mail.text).toContain('Several people reported this job.');
    expect(mail.text).toContain('/employer-dashboard?tab=jobs');
    const mine = async () =>
      (await service.request('GET', '/my-jobs?limit=100', { token: employer.token })).body.find(
        (job: { id: string }) => job.id === id,
      );
    expect(await mine()).toMatchObject({ hidden_by: 'reports', status: 'closed' });
    expect((await object(id, '')).status).toBe(422);
    expect((await object(id)).body).toEqual({
      detail: 'Thank you. An operator will look at your job again.',
    });
    expect((await object(id)).status).toBe(409);
    expect(await mine()).toMatchObject({ objected_at: expect.stringMatching(/Z$/) });
    expect(await rowOf(id)).toMatchObject({
      hidden_by: 'reports',
      counted: 3,
      objection: { text: 'It is a real job.', created_at: expect.stringMatching(/Z$/) },
    });
    // The operator's new hiding allows the employer one more objection.
    await decide(id, 'hide');
    expect(await rowOf(id)).toBeUndefined();
    expect((await object(id, 'Please call me.')).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      hidden_by: 'operator',
      objection: { text: 'Please call me.' },
    });
    await decide(id, 'keep');
    expect(await statusOf(id)).toBe(200);
    expect((await object(id)).status).toBe(409);
  });

  it('is the only one who may object', async () => {
    const id = await newJob('Mine Alone');
    await hideByReports(service, id);
    const another = await service.account('employer');
    expect((await object(id, 'No', another.token)).status).toBe(404);
    const seeker = await service.account('job_seeker');
    expect((await object(id, 'No', seeker.token)).status).toBe(403);
  });
});

describe('a wave of reports', () => {
  it('is reverted in one step, except for jobs hidden by an operator, and its reporters lose weight', async () => {
    const begun = new Date();
    const jobs = [await newJob('Wave 1'), await newJob('Wave 2'), await newJob('Wave 3')];
    const wave = await hideByReports(service, jobs[0] ?? '');
    for (const id of jobs.slice(1))
      for (const { token } of wave) await report(service, id, newNetwork(), token);
    const scam = await newJob('A true scam');
    await hideByReports(service, scam);
    await decide(scam, 'hide');
    expect(await Promise.all([...jobs, scam].map(statusOf))).toEqual([404, 404, 404, 404]);

    expect((await restore(new Date(Date.now() + 60_000))).body).toEqual({
      restored: 0,
      more: false,
    });
    expect((await restore(begun, [jobs[0] ?? ''])).body).toEqual({ restored: 1, more: false });
    expect((await restore(begun)).body).toEqual({ restored: 2, more: false });
    expect(await Promise.all([...jobs, scam].map(statusOf))).toEqual([200, 200, 200, 404]);
    const { body: log } = await service.request('GET', '/jobs/operator/actions?limit=3', {
      token: operator,
    });
    expect(log).toEqual(
      jobs.map(() =>
        expect.objectContaining({ action: 'restore', reason: 'A wave of false reports.' }),
      ),
    );

    const later = await newJob('Wave 4');
    for (const { token } of wave) await report(service, later, newNetwork(), token);
    expect(await statusOf(later)).toBe(200);
    expect(await rowOf(later)).toMatchObject({ reporters: 3, counted: 0 });
    await hideByReports(service, later);
    expect(await statusOf(later)).toBe(404);
  });

  it('cannot be reverted by others', async () => {
    expect((await restore(new Date(), undefined, employer.token)).status).toBe(403);
  });
});

it("restores a reporter's weight after right reports, and exports the standing", async () => {
  const [one, two, three] = [
    await neighbour(service),
    await neighbour(service),
    await neighbour(service),
  ];
  const together = async (title: string, decision: string) => {
    const id = await newJob(title);
    for (const { token } of [one, two, three]) await report(service, id, newNetwork(), token);
    const hidden = (await statusOf(id)) === 404;
    await decide(id, decision);
    return hidden;
  };
  expect(await together('Wrong 1', 'keep')).toBe(true);
  expect(await together('Wrong 2', 'keep')).toBe(true);
  expect(await together('Right', 'hide')).toBe(false);
  const holder = async () => {
    const token = await service.serviceToken('auth');
    const body = { person: service.accounts.get(one.id) };
    const path = '/internal/user-data/reporter-standing';
    return (await service.request('POST', path, { token, body })).body.records;
  };
  expect(await holder()).toEqual([
    { upheld: 1, rejected: 2, updated_at: expect.stringMatching(/Z$/) },
  ]);
  expect(await together('Right again', 'hide')).toBe(true);
});
