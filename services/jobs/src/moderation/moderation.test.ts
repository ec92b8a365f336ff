import { createHash } from 'node:crypto';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { mailAbout } from '../testing/mail-about.js';
import { neighbour } from '../testing/report-calls.js';

let service: JobsUnderTest;
let employer: Person;
let operator: string;
beforeAll(async () => {
  service = await startJobs({ REPORTS_PER_ADDRESS: '6' });
  employer = await service.account('employer');
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const newJob = async (title: string): Promise<string> => {
  const body = posting({ title });
  return (await service.request('POST', '/jobs', { token: employer.token, body })).body.id;
};
const report = (id: string, address: string, token?: string) =>
  service.request('POST', `/jobs/${id}/report`, {
    body: { reason: 'fake', note: 'They want money.' },
    headers: { 'x-forwarded-for': address },
    ...(token && { token }),
  });
const statusOf = async (id: string, token?: string) =>
  (await service.request('GET', `/jobs/${id}`, { ...(token && { token }) })).status;
const decide = (id: string, decision: string) =>
  service.request('PATCH', `/jobs/operator/subjects/${id}`, {
    token: operator,
    body: { decision, reason: 'Looked at it.' },
  });

it('hides a job after three distinct reporters, notifies the owner, and restores it when an operator keeps it', async () => {
  const id = await newJob('Easy Money');
  const [one, two, three] = [
    await neighbour(service),
    await neighbour(service),
    await neighbour(service),
  ];
  const sent: [string, string][] = [
    ['10.0.0.1', one.token],
    ['10.0.0.1', one.token],
    ['10.0.1.1', one.token],
    ['10.0.2.1', two.token],
  ];
  for (const [address, token] of sent) {
    expect((await report(id, address, token)).body.detail).toBe('Thank you. We will look at this.');
  }
  expect(await statusOf(id)).toBe(200);
  await report(id, '10.0.3.1', three.token);
  expect(await statusOf(id)).toBe(404);
  expect(
    (await service.request('POST', '/jobs/search', { body: { search: 'easy money' } })).body,
  ).toEqual([]);
  const mail = await mailAbout(service, employer.email, 'Easy Money');
  expect(mail.text).toContain('Several people reported this job.');

  const mine = await service.request('GET', '/my-jobs', { token: employer.token });
  expect(mine.body[0]).toMatchObject({ status: 'closed', hidden_reason: expect.any(String) });
  expect(await statusOf(id, employer.token)).toBe(200);
  const reopened = await service.request('PATCH', `/jobs/${id}/status`, {
    token: employer.token,
    body: { status: 'active' },
  });
  expect(reopened.status).toBe(409);

  const open = await service.request('GET', '/jobs/operator/reports', { token: operator });
  expect(open.body[0]).toMatchObject({
    kind: 'job',
    id,
    hidden: true,
    reporters: 3,
    state: 'open',
  });
  expect((await decide(id, 'keep')).body).toMatchObject({ hidden: false, state: 'decided' });
  expect(await statusOf(id)).toBe(200);
  await mailAbout(service, employer.email, 'Your job "Easy Money" is no longer hidden');
  // A fourth report reopens the case but does not hide the job; that takes three new ones.
  await report(id, '10.0.4.1', (await neighbour(service)).token);
  expect(await statusOf(id)).toBe(200);
  await report(id, '10.0.5.1', (await neighbour(service)).token);
  await report(id, '10.0.6.1', (await neighbour(service)).token);
  expect(await statusOf(id)).toBe(404);
  const [again] = (await service.request('GET', '/jobs/operator/reports', { token: operator }))
    .body;
  expect(again.earlier).toMatchObject([{ action: 'keep', reason: 'Looked at it.' }]);
});

it('counts all addresses of one IPv6 customer as one reporter', async () => {
  const id = await newJob('Glazier');
  for (const end of ['1', '2', '3', '4']) {
    expect((await report(id, `2001:db8:1:2::${end}`)).status).toBe(200);
  }
  const open = await service.request('GET', '/jobs/operator/reports', { token: operator });
  expect(open.body[0]).toMatchObject({ id, reporters: 1, hidden: false });
  expect(await statusOf(id)).toBe(200);
});

it('stores nothing that allows guessing the address of a reporter', async () => {
  const id = await newJob('Tinker');
  await report(id, '10.0.0.9');
  const database = await service.database();
  const found = await database.collection('report_cases').findOne({ job_id: id });
  await database.close();
  const guess = createHash('sha256').update(`job ${id} machine 10.0.0.9`).digest('base64url');
  expect(found?.reports).toEqual([expect.objectContaining({ reason: 'fake' })]);
  expect(JSON.stringify(found)).not.toContain(guess);
});

it('keeps a job hidden when its owner changes the status concurrently', async () => {
  const renew = (id: string) =>
    service.request('PATCH', `/jobs/${id}/status`, {
      token: employer.token,
      body: { status: 'active' },
    });
  for (let at = 0; at < 20; at += 1) {
    const id = await newJob(`Swindler ${at}`);
    let isHidden = false;
    const hidden = decide(id, 'hide').then(() => {
      isHidden = true;
    });
    while (!isHidden) await Promise.all([renew(id), renew(id), renew(id)]);
    await hidden;
  }
  const found = await service.request('POST', '/jobs/search', { body: { search: 'swindler' } });
  expect(found.body).toEqual([]);
});

it('restores the last status of a job, even after a change concurrent with hiding', async () => {
  const path = (id: string) => `/jobs/${id}/status`;
  const token = employer.token;
  const outcomes: unknown[] = [];
  for (let at = 0; at < 12; at += 1) {
    const id = await newJob(`Cooper ${at}`);
    const fill = service.request('PATCH', path(id), { token, body: { status: 'filled' } });
    const [filled] = await Promise.all([fill, decide(id, 'hide'), decide(id, 'hide')]);
    await Promise.all([decide(id, 'keep'), decide(id, 'keep')]);
    const { body } = await service.request('GET', `/jobs/${id}`);
    outcomes.push([body.status, filled.status === 200]);
  }
  for (const [status, wasFilled] of outcomes as [string, boolean][]) {
    expect(status).toBe(wasFilled ? 'filled' : 'active');
  }
});

it('lets an operator hide a job with a reason, and logs it', async () => {
  const id = await newJob('Pyramid');
  expect((await decide(id, 'hide')).body).toMatchObject({ hidden: true });
  expect(await statusOf(id)).toBe(404);
  const { body } = await service.request('GET', '/jobs/operator/actions', { token: operator });
  expect(body[0]).toMatchObject({
    ...{ action: 'hide', subject_kind: 'job', subject_id: id, subject_title: 'Pyramid' },
    reason: 'Looked at it.',
  });
  expect((await decide(id, 'keep')).body.hidden).toBe(false);
  const { body: job } = await service.request('GET', `/jobs/${id}`);
  expect(job.status).toBe('active');
});

it('refuses a report without a known reason, and of an unknown job', async () => {
  const id = await newJob('Florist');
  const unknown = { body: { reason: 'dull' } };
  expect((await service.request('POST', `/jobs/${id}/report`, unknown)).status).toBe(422);
  expect((await report('650000000000000000000000', '10.0.0.9')).status).toBe(404);
});

it('limits the reports per hour from one machine', async () => {
  const id = await newJob('Envelope Stuffer');
  const statuses: number[] = [];
  for (let sent = 0; sent < 8; sent += 1) statuses.push((await report(id, '10.0.9.9')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await report(id, '10.0.9.8')).status).toBe(200);
});

describe("the operators' search", () => {
  const find = (search: string, token?: string) =>
    service.request('GET', `/jobs/operator/subjects?search=${encodeURIComponent(search)}`, {
      ...(token && { token }),
    });

  it('finds hidden and closed jobs by words, with their reports; for operators only', async () => {
    const [hidden, closed, open] = [
      await newJob('Xylophone Tuner'),
      await newJob('Xylophone Teacher'),
      await newJob('Xylophone Builder'),
    ];
    await decide(hidden, 'hide');
    const body = { status: 'closed' };
    await service.request('PATCH', `/jobs/${closed}/status`, { token: employer.token, body });
    await report(open, '203.0.113.77');
    const { status, body: rows, headers } = await find('xylophones', operator);
    expect([status, headers.get('x-total-count')]).toEqual([200, '3']);
    const byId = new Map(rows.map((row: { id: string }) => [row.id, row]));
    expect(byId.get(hidden)).toMatchObject({ hidden: true, state: 'decided' });
    expect(byId.get(closed)).toMatchObject({ hidden: false, no_case: true, reporters: 0 });
    expect(byId.get(open)).toMatchObject({ state: 'open', reporters: 1 });
    expect((await find('xylophone', employer.token)).status).toBe(403);
    expect((await find('xylophone')).status).toBe(401);
    expect((await find(' ', operator)).status).toBe(422);
  });

  it('finds the latest state of a job at once, and never a draft', async () => {
    const id = await newJob('Theremin Player');
    expect((await find('theremin', operator)).body).toHaveLength(1);
    await service.request('PUT', `/jobs/${id}`, {
      token: employer.token,
      body: posting({ title: 'Ocarina Player' }),
    });
    expect((await find('theremin', operator)).body).toEqual([]);
    expect((await find('ocarina', operator)).body[0].id).toBe(id);
    const draft = posting({ title: 'Ocarina Draft' });
    await service.request('POST', '/jobs/drafts', { token: employer.token, body: draft });
    expect((await find('ocarina', operator)).body).toHaveLength(1);
  });
});
