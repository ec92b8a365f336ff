import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { addApplicants } from '../../testing/many-applicants.js';
import { type Answered, usualReplyDays } from './reply-time.js';

const day = 86_400_000;
const now = new Date('2026-11-23T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);

/** Applied and answered this many days ago. */
const sent = (applied: number, after?: number, kind: 'status' | 'email' | 'viewed' = 'status') => ({
  applied_at: ago(applied),
  timeline: after === undefined ? [] : [{ kind, at: ago(applied - after) }],
});
const times = (count: number, one: Answered) => Array.from({ length: count }, () => one);

it.each<[string, readonly Answered[], number | undefined]>([
  ['five answers are enough', times(5, sent(20, 2.5)), 3],
  ['four are not', times(4, sent(20, 1)), undefined],
  ['an hour counts as a day', times(5, sent(20, 0.04)), 1],
  ['a letter is an answer', times(5, sent(20, 2, 'email')), 2],
  ['a look is none', times(9, sent(20, 1, 'viewed')), undefined],
  ['it is the median', [...times(3, sent(30, 1)), ...times(4, sent(30, 6))], 6],
  ['a week is good', times(5, sent(20, 7)), 7],
  ['more is not shown', times(5, sent(20, 7.1)), undefined],
  [
    'many silences outweigh few quick answers',
    [...times(5, sent(9, 1)), ...times(6, sent(9))],
    undefined,
  ],
  ['who applied yesterday does not count yet', [...times(5, sent(9, 1)), ...times(50, sent(1))], 1],
  [
    'a decision that was taken back is no answer',
    times(5, {
      applied_at: ago(20),
      timeline: [{ kind: 'status', at: ago(19), taken_back: true }],
    }),
    undefined,
  ],
])('%s', (_what, applications, days) => {
  expect(usualReplyDays(applications, now)).toBe(days);
});

describe('the reply time of a job', () => {
  let service: JobsUnderTest;
  let boss: Person;
  beforeAll(async () => {
    service = await startJobs();
  });
  beforeEach(async () => {
    boss = await service.account('employer');
  });
  afterAll(() => service.close());

  const newJob = async (): Promise<{ id: string; title: string }> =>
    (await service.request('POST', '/jobs', { token: boss.token, body: posting() })).body;
  const replyTime = (id: string) => service.request('GET', `/jobs/${id}/reply-time`);
  const answered = (applied: number, after: number) => () => {
    const applied_at = new Date(Date.now() - applied * day);
    const at = new Date(applied_at.getTime() + after * day);
    return { applied_at, timeline: [{ kind: 'status', at, status: 'reviewed' }] };
  };

  it('[F09] is that of all jobs of its employer in the last 90 days', async () => {
    const [job, other] = [await newJob(), await newJob()];
    await addApplicants(service, boss, [job, other], 6, answered(30, 1.5));
    expect((await replyTime(job.id)).body).toEqual({ within_days: 2 });
    expect((await replyTime(other.id)).body).toEqual({ within_days: 2 });
  });

  it('is absent without answers, for old ones, and for a job that is not public', async () => {
    const job = await newJob();
    await addApplicants(service, boss, [job], 6, answered(95, 1));
    expect((await replyTime(job.id)).body).toEqual({});
    expect((await replyTime('x')).status).toBe(404);
    const draft = await service.request('POST', '/jobs/drafts', {
      token: boss.token,
      body: { title: 'Baker' },
    });
    expect((await replyTime(draft.body.id)).status).toBe(404);
  });
});
