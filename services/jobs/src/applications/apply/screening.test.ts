import type { JobQuestion } from '@commons/contracts/applications/screening';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let boss: Person;

const asked = [
  {
    kind: 'yes_no',
    question: 'May you drive a forklift?',
    required: true,
    wanted: { answers: ['yes'] },
  },
  { kind: 'choice', question: 'Which shift?', options: ['Day', 'Night', 'Either; or both'] },
  { kind: 'number', question: 'Years in a bakery?', required: true, wanted: { min: 2 } },
  { kind: 'text', question: 'What do you bake best?' },
] as const;

beforeAll(async () => {
  service = await startJobs();
});
beforeEach(async () => {
  boss = await service.account('employer');
});
afterAll(() => service.close());

const call = (method: string, path: string, token?: string, body?: unknown) =>
  service.request(method as 'GET', path, { token, body });
const post = async (questions: readonly object[] = asked) =>
  call('POST', '/jobs', boss.token, { ...posting(), questions });
const newJob = async (questions?: readonly object[]) => (await post(questions)).body;
const apply = async (jobId: string, answers?: unknown, person?: Person) => {
  const seeker = person ?? (await service.account('job_seeker'));
  const form = applyForm();
  if (answers !== undefined) {
    form.set('answers', typeof answers === 'string' ? answers : JSON.stringify(answers));
  }
  return { seeker, ...(await call('POST', `/jobs/${jobId}/apply`, seeker.token, form)) };
};
/** Answers in the order of the questions; undefined leaves one out. */
const given = (
  questions: readonly JobQuestion[],
  ...answers: readonly (string | number | undefined)[]
) =>
  questions.flatMap(({ id, question }, at) =>
    answers[at] === undefined ? [] : [{ id, question, answer: answers[at] }],
  );
const received = async (query = '') =>
  (await call('GET', `/applications/all${query}`, boss.token)).body;

describe('questions of a job', () => {
  it('are public, their preferred answers only visible to the employer', async () => {
    const job = await newJob();
    expect(job.questions).toEqual(
      asked.map((one) => ({ required: false, ...one, id: expect.stringMatching(/^q\w{14}$/) })),
    );
    const own = await call('GET', `/jobs/${job.id}`, boss.token);
    expect(own.body.questions[0].wanted).toEqual({ answers: ['yes'] });
    const seeker = await service.account('job_seeker');
    for (const token of [undefined, seeker.token]) {
      const { body } = await call('GET', `/jobs/${job.id}`, token);
      expect(body.questions).toHaveLength(4);
      expect(JSON.stringify(body)).not.toContain('wanted');
    }
    const list = await call('POST', '/jobs/search', undefined, {});
    expect(JSON.stringify(list.body)).not.toContain('forklift');
  });

  it('are kept when an update omits them, and are removed by an empty list', async () => {
    const job = await newJob();
    const put = (body: object) => call('PUT', `/jobs/${job.id}`, boss.token, body);
    expect((await put(posting({ title: 'Baker' }))).body.questions).toEqual(job.questions);
    const [first, , third] = job.questions;
    const { body } = await put({
      ...posting(),
      questions: [third, { ...first, question: 'Forklift licence?' }, { ...first, id: 'qother' }],
    });
    expect(body.questions.map(({ id }: JobQuestion) => id)).toEqual([
      third.id,
      first.id,
      expect.stringMatching(/^q\w{14}$/),
    ]);
    const { body: retyped } = await put({
      ...posting(),
      questions: [{ id: third.id, kind: 'text', question: 'Years?' }],
    });
    expect(retyped.questions[0].id).not.toBe(third.id);
    expect((await put({ ...posting(), questions: [] })).body).not.toHaveProperty('questions');
  });

  it('survive a draft', async () => {
    const draft = { title: 'Baker', questions: asked };
    const { body } = await call('POST', '/jobs/drafts', boss.token, draft);
    expect(body.questions).toHaveLength(4);
    await call('PUT', `/jobs/drafts/${body.id}`, boss.token, { ...posting(), title: 'Baker' });
    const live = await call('PATCH', `/jobs/${body.id}/status`, boss.token, { status: 'active' });
    expect([live.status, live.body.questions]).toEqual([200, body.questions]);
  });

  it.each([
    ['more than ten', Array(11).fill(asked[0])],
    ['an unknown kind', [{ kind: 'date', question: 'When?' }]],
    ['no words', [{ kind: 'text', question: ' ' }]],
    ['too many words', [{ kind: 'text', question: 'x'.repeat(201) }]],
    ['a placeholder', [{ kind: 'text', question: 'Do you know [fill in: tool]?' }]],
    ['a choice without a choice', [{ kind: 'choice', question: 'Which?', options: ['One'] }]],
    ['the same answer twice', [{ kind: 'choice', question: 'Which?', options: ['A', 'A'] }]],
    ['answers to a text', [{ kind: 'text', question: 'Which?', options: ['A', 'B'] }]],
    ['an unknown hope', [{ ...asked[1], wanted: { answers: ['Evening'] } }]],
    ['a hope for a text', [{ ...asked[3], wanted: { answers: ['Bread'] } }]],
    ['a range that nothing fits', [{ ...asked[2], wanted: { min: 3, max: 2 } }]],
    ['a foreign id', [{ ...asked[0], id: 'constructor' }]],
    [
      'one id twice',
      [
        { ...asked[0], id: 'q1' },
        { ...asked[3], id: 'q1' },
      ],
    ],
  ])('are refused with %s', async (_what, questions) => {
    expect((await post(questions)).status).toBe(422);
  });
});

describe('answers of an applicant', () => {
  it('are stored with the questions as asked', async () => {
    const job = await newJob();
    const sent = await apply(job.id, given(job.questions, 'yes', undefined, 2.5, ' Rye\r\nbread '));
    expect(sent.status).toBe(201);
    const [first] = job.questions;
    const renamed = { ...posting(), questions: [{ ...first, question: 'Any licence?' }] };
    await call('PUT', `/jobs/${job.id}`, boss.token, renamed);
    const kept = [
      { id: first.id, kind: 'yes_no', question: 'May you drive a forklift?', answer: 'yes' },
      { id: job.questions[1].id, kind: 'choice', question: 'Which shift?' },
      { id: job.questions[2].id, kind: 'number', question: 'Years in a bakery?', answer: 2.5 },
      {
        ...{ id: job.questions[3].id, kind: 'text', question: 'What do you bake best?' },
        answer: 'Rye\nbread',
      },
    ];
    expect((await received())[0].answers).toEqual(kept);
    const mine = await call('GET', '/my-applications', sent.seeker.token);
    expect(mine.body[0].answers).toEqual(kept);
  });

  it.each([
    ['none where one is required', [undefined, 'Day', 3], 'Choose Yes or No.'],
    ['neither yes nor no', ['maybe', 'Day', 3], 'Choose Yes or No.'],
    ['none of the choices', ['no', 'Evening', 3], 'Choose one of the answers.'],
    ['a number as text', ['no', 'Day', '3'], 'Enter a number like 3 or 2.5.'],
    ['a number beyond all years', ['no', 'Day', 1e12], 'Enter a number up to 1,000,000,000.'],
    ['a text that is too long', ['no', 'Day', 3, 'x'.repeat(2_001)], /2,000 characters/],
    ['a number for a text', ['no', 'Day', 3, 7], 'Answer with a text.'],
  ])('are refused with %s', async (_what, answers, message) => {
    const job = await newJob();
    const { status, body } = await apply(job.id, given(job.questions, ...answers));
    expect(status).toBe(422);
    expect(body.detail[0].msg).toMatch(message);
    expect(body.detail[0].loc).toEqual(['body', 'answers', expect.stringMatching(/^q/)]);
    expect(await received()).toEqual([]);
  });

  it.each([
    ['no JSON', 'yes'],
    ['no list', '{"q1":"yes"}'],
    ['no answers', '[{"id":"q1"}]'],
    ['a foreign id', '[{"id":"__proto__","answer":"x"}]'],
    ['a huge text', 'x'.repeat(70_000)],
  ])('are refused as %s', async (_what, text) => {
    const job = await newJob();
    expect((await apply(job.id, text)).status).toBe(422);
  });

  it('are refused when the questions have changed since', async () => {
    const job = await newJob();
    const answers = given(job.questions, 'yes', undefined, 3);
    const [first, , third] = job.questions;
    const change = (questions: object[]) =>
      call('PUT', `/jobs/${job.id}`, boss.token, { ...posting(), questions });
    await change([{ ...first, question: 'Have you ever lost a licence?' }, third]);
    const renamed = await apply(job.id, answers);
    await change([third]);
    const removed = await apply(job.id, answers);
    for (const { status, body } of [renamed, removed]) {
      expect([status, body.detail[0].msg]).toEqual([
        422,
        expect.stringMatching(/changed the questions/),
      ]);
    }
    const twice = [
      { id: third.id, answer: 1 },
      { id: third.id, answer: 2 },
    ];
    expect((await apply(job.id, twice)).status).toBe(422);
    expect((await apply(job.id, [{ id: third.id, answer: 1 }])).status).toBe(201);
  });

  it('are not needed for a job without questions', async () => {
    const job = await newJob([]);
    expect((await apply(job.id)).status).toBe(201);
    expect((await received())[0]).not.toHaveProperty('answers');
  });

  it('are deleted when the application is withdrawn', async () => {
    const job = await newJob();
    const { seeker, body } = await apply(job.id, given(job.questions, 'no', 'Day', 1, 'Rolls'));
    await call('POST', `/my-applications/${body.application_id}/withdraw`, seeker.token);
    expect(JSON.stringify(await received())).not.toContain('Rolls');
    expect((await received())[0].withdrawn_at).toBeDefined();
  });
});

describe('an employer', () => {
  it('filters applications by answers', async () => {
    const job = await newJob();
    const [drives, shift, years, best] = job.questions.map(({ id }: JobQuestion) => id);
    const answers = [
      ['yes', 'Day', 1, 'Crème brûlée'],
      ['yes', 'Either; or both', 4, 'Rye bread'],
      ['no', 'Night', 10, undefined],
      ['yes', undefined, 2, 'Bread rolls'],
    ] as const;
    const ids: string[] = [];
    for (const one of answers) {
      ids.push((await apply(job.id, given(job.questions, ...one))).body.application_id);
    }
    const found = async (query: string) => {
      const path = `?sortBy=oldest&answers=${encodeURIComponent(query)}`;
      return (await received(path)).map(({ id }: { id: string }) => ids.indexOf(id));
    };
    expect(await found(`${drives}=yes`)).toEqual([0, 1, 3]);
    expect(await found(`${years}.min=2`)).toEqual([1, 2, 3]);
    expect(await found(`${years}.min=2&${years}.max=4`)).toEqual([1, 3]);
    expect(await found(`${drives}=yes&${years}.min=2`)).toEqual([1, 3]);
    expect(await found(`${shift}=Day&${shift}=Either%3B+or+both`)).toEqual([0, 1]);
    expect(await found(`${best}.words=bread+rye`)).toEqual([1]);
    expect(await found(`${best}.words=creme`)).toEqual([0]);
    expect(await found('qunknown=yes')).toEqual([]);
    expect(await found('')).toEqual([0, 1, 2, 3]);
    const counts = `/applications/summary?answers=${encodeURIComponent(`${drives}=yes`)}`;
    const { body } = await call('GET', counts, boss.token);
    expect(body.status.all).toBe(3);
    expect(body.questions).toEqual(
      job.questions.map((one: JobQuestion) => ({ job_id: job.id, ...one })),
    );
    for (const bad of ['yes', 'q1.most=2', 'q1.min=two', 'constructor=1', 'q1=']) {
      const path = `/applications/all?answers=${encodeURIComponent(bad)}`;
      expect([bad, (await call('GET', path, boss.token)).status]).toEqual([bad, 422]);
    }
  });

  it('gets one column per question in the CSV export', async () => {
    const job = await newJob();
    const same = await newJob([{ kind: 'number', question: 'years in a bakery?' }]);
    const one = await apply(job.id, given(job.questions, 'yes', 'Day', 1_500, '=1+1'));
    const other = await apply(same.id, given(same.questions, 7));
    const answer = await fetch(`${service.url}/applications/export.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [one.body.application_id, other.body.application_id] }),
    });
    const [head, first, second] = (await answer.text()).split('\r\n');
    expect(head).toMatch(
      /,Years in a bakery\?,May you drive a forklift\?,Which shift\?,What do you bake best\?$/,
    );
    expect(first).toMatch(/,1500,Yes,Day,"'=1\+1"$/);
    expect(second).toMatch(/,7,,,$/);
  });

  it('has the questions in the data export, and the applicant the answers', async () => {
    const job = await newJob();
    const { seeker } = await apply(job.id, given(job.questions, 'yes', 'Day', 1, 'Rolls'));
    const data = async (holder: string, person: Person) => {
      const token = await service.serviceToken('auth');
      const path = `/internal/user-data/${holder}`;
      return JSON.stringify((await call('POST', path, token, { person })).body);
    };
    expect(await data('jobs', boss)).toContain('May you drive a forklift?');
    expect(await data('applications', boss)).not.toContain('Rolls');
    expect(await data('applications', seeker)).toContain('Rolls');
  });
});
