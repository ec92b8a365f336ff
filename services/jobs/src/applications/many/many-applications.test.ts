import { setTimeout as pause } from 'node:timers/promises';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import type { ManyChanged } from '@commons/contracts/applications/many-applications';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { addApplicants } from '../../testing/many-applicants.js';
import { applyForm } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let employer: Person;
let other: Person;
let ids: string[];
let theirs: string[];

const jobs = [{ id: 'a'.repeat(24), title: 'Baker' }];

beforeAll(async () => {
  service = await startJobs({ APPLICATION_UNDO_SECONDS: '2' });
});
beforeEach(async () => {
  employer = await service.account('employer');
  other = await service.account('employer');
  const pending = () => ({ status: 'pending' });
  ids = await addApplicants(service, employer, jobs, 5, pending);
  theirs = await addApplicants(service, other, jobs, 2, pending);
});
afterAll(() => service.close());

const post = async (path: string, body: object, headers = {}) => {
  const { token } = employer;
  const answer = await service.request('POST', `/applications/${path}`, { token, body, headers });
  return { status: answer.status, body: answer.body as ManyChanged };
};
const change = async (changes: object[]) => (await post('changes', { changes })).body;
const all = async (token = employer.token) =>
  (await service.request('GET', '/applications/all', { token })).body as EmployerApplication[];
const failedIds = ({ failed }: ManyChanged) => failed.map(({ id }) => id);
const decisionsOf = ({ done }: ManyChanged) =>
  done.map(({ id, undo }) => ({ id, change: undo?.change }));

describe('decisions about many', () => {
  it('are made one by one: other owners’ and forbidden ones are refused by name', async () => {
    await change([{ id: ids[0], status: 'accepted' }]);
    const changed = await change([
      ...ids.map((id) => ({ id, status: 'reviewed' })),
      { id: theirs[0], status: 'rejected' },
      { id: 'x', status: 'rejected' },
    ]);
    expect(changed.done).toHaveLength(4);
    expect(changed.failed).toEqual([
      {
        id: ids[0],
        applicant_name: 'Ada Quill 0',
        detail: 'An application cannot go from accepted to reviewed.',
      },
      { id: theirs[0], detail: 'Application not found' },
      { id: 'x', detail: 'Application not found' },
    ]);
    expect((await all(other.token)).map(({ status }) => status)).toEqual(['pending', 'pending']);
  });

  it('become final together, and one undo reverts them all: no one gets a mail', async () => {
    const changed = await change(ids.map((id) => ({ id, status: 'rejected' })));
    const left = changed.done.map(({ undo }) => undo?.milliseconds_left ?? 0);
    expect(Math.max(...left) - Math.min(...left)).toBeLessThan(100);
    const undone = await post('changes/undo', {
      decisions: [...decisionsOf(changed), { id: theirs[0], change: 1 }],
    });
    expect(undone.body.done.map(({ status }) => status)).toEqual(new Array(5).fill('pending'));
    expect(failedIds(undone.body)).toEqual([theirs[0]]);
    await pause(3_000);
    expect(service.inbox.mails.filter(({ to }) => to?.[0]?.address === 'p0@example.org')).toEqual(
      [],
    );
    const again = await post('changes/undo', { decisions: decisionsOf(changed) });
    expect(again.body.done).toHaveLength(5);
  });

  it('are refused as a whole only when the request itself is wrong', async () => {
    for (const body of [
      {},
      { changes: [] },
      { changes: [{ id: ids[0], status: 'gone' }] },
      { changes: [{ id: ids[0], stars: 4 }] },
      { changes: new Array(201).fill({ id: ids[0], stars: 1 }) },
    ])
      expect((await post('changes', body)).status).toBe(422);
    const seeker = await service.account('job_seeker');
    const body = { changes: [{ id: ids[0], stars: 1 }] };
    const path = '/applications/changes';
    expect((await service.request('POST', path, { token: seeker.token, body })).status).toBe(403);
    expect((await service.request('POST', path, { body })).status).toBe(401);
  });
});

describe('private stars, tags and notes', () => {
  it('are kept, compared without case, and removed', async () => {
    const [id] = ids;
    await change([{ id, stars: 2, add_tags: ['Second round', 'SECOND ROUND', 'Night shift'] }]);
    await change([{ id, add_tags: ['second róund'], private_note: 'Call after five.' }]);
    expect((await all())[0]).toMatchObject({
      stars: 2,
      tags: ['Second round', 'Night shift'],
      private_note: 'Call after five.',
      status: 'pending',
    });
    await change([
      { id, stars: 0, remove_tags: ['night SHIFT', 'Second round'], private_note: '' },
    ]);
    const [now] = await all();
    expect([now?.stars, now?.tags, now?.private_note]).toEqual([undefined, undefined, undefined]);
  });

  it('are all stored when two add tags concurrently; an eleventh is refused by name', async () => {
    const [id] = ids;
    const names = Array.from({ length: 10 }, (_, at) => `tag ${at}`);
    await Promise.all(names.map((name) => change([{ id, add_tags: [name] }])));
    expect((await all())[0]?.tags?.toSorted()).toEqual(names);
    const { failed } = await change([{ id, add_tags: ['one more'] }]);
    expect(failed).toEqual([
      { id, applicant_name: 'Ada Quill 0', detail: 'An application has room for 10 tags.' },
    ]);
  });

  it('are in no answer to the applicant, but in the employer’s data', async () => {
    const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
    const seeker = await service.account('job_seeker');
    const sent = await service.request('POST', `/jobs/${job.body.id}/apply`, {
      token: seeker.token,
      body: applyForm({}),
    });
    const id = sent.body.application_id;
    await change([{ id, stars: 3, add_tags: ['Overqualified'], private_note: 'Sounds bored.' }]);
    const mine = await service.request('GET', '/my-applications', { token: seeker.token });
    expect(mine.body).toHaveLength(1);
    expect(JSON.stringify(mine.body)).not.toMatch(/Overqualified|bored|stars/);
  });
});
