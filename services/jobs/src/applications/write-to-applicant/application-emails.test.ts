import { waitPastMidnight } from '@commons/service-kit/testing/wait-past-midnight';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { mailAbout } from '../../testing/mail-about.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';
import { emailsPerApplication, emailsPerEmployer } from './application-emails.service.js';

let service: JobsUnderTest;
let employer: Person;
let seeker: Person;
let id: string;

beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '200' });
});
beforeEach(async () => {
  employer = await service.account('employer', { company_name: 'Northside Bakery' });
  seeker = await service.account('job_seeker');
  id = await application();
});
afterEach(() => {
  service.authIsAway = false;
});
afterAll(() => service.close());

async function application() {
  const { token } = employer;
  const job = await service.request('POST', '/jobs', { token, body: posting() });
  const sent = await service.request('POST', `/jobs/${job.body.id}/apply`, {
    token: seeker.token,
    body: applyForm({ resume: pdf }),
  });
  return sent.body.application_id as string;
}
const mail = (change: object = {}) => ({
  application_id: id,
  subject: 'Interview on Tuesday',
  message: 'Dear Sam,\r\nplease come at nine.\n\n<b>Rosa</b>',
  email_type: 'interview_invitation',
  ...change,
});
const send = (change: object = {}, key?: string, token = employer.token) =>
  service.request('POST', `/applications/${id}/email`, {
    token,
    body: mail(change),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const template = (type: string, token = employer.token) =>
  service.request('GET', `/applications/${id}/email-template/${type}`, { token });
/** Without the receipt of the application. */
const mailsTo = (address: string) =>
  service.inbox.mails.filter(
    ({ to, subject }) => to?.[0]?.address === address && !subject?.startsWith('We received'),
  );
const timeline = async () => {
  const { body } = await service.request('GET', '/applications/all', { token: employer.token });
  return body[0].timeline;
};

describe('[EMP-18] templates', () => {
  it.each([
    ['interview_invitation', 'interview'],
    ['acceptance', 'offer'],
    ['rejection', 'careful consideration'],
  ])('%s is filled wholly', async (type, words) => {
    const { status, body } = await template(type);
    expect([status, Object.keys(body)]).toEqual([200, ['subject', 'message']]);
    expect(body.subject).toContain('Pastry Chef at Northside Bakery');
    expect(body.message).toMatch(new RegExp(`^Dear ${seeker.full_name},\n\n`));
    expect(body.message).toContain(words);
    expect(body.message).toMatch(
      new RegExp(`Kind regards,\n${employer.full_name}\nNorthside Bakery$`),
    );
    expect(JSON.stringify(body)).not.toMatch(/[[\]{}<>]{2}|undefined|null|\{\w+\}|\[\w+\]/);
  });

  it('exist in three types, for the employer of the job only', async () => {
    const other = await service.account('employer');
    expect((await template('acceptance', other.token)).status).toBe(404);
    expect((await template('acceptance', seeker.token)).status).toBe(403);
    expect(await template('custom')).toMatchObject({
      status: 404,
      body: { detail: 'Email template not found' },
    });
  });
});

describe('[EMP-19] mails to applicants', () => {
  it('are stored, sent once with the employer as Reply-To, and shown in the timeline', async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([
      201,
      {
        email_id: expect.any(String),
        subject: 'Interview on Tuesday',
        email_type: 'interview_invitation',
        at: expect.any(String),
      },
    ]);
    const got = await mailAbout(service, seeker.email, 'Interview on Tuesday');
    expect(got.subject).toBe('Interview on Tuesday');
    expect(got.text).toContain('Dear Sam,\nplease come at nine.');
    expect(got.html).toContain('&lt;b&gt;Rosa&lt;/b&gt;');
    expect(got.replyTo?.map(({ address }) => address)).toEqual([employer.email]);
    expect(got.from?.address).toBe('noreply@example.org');
    expect(await timeline()).toEqual([
      expect.objectContaining({ kind: 'submitted' }),
      {
        kind: 'email',
        at: body.at,
        subject: 'Interview on Tuesday',
        email_type: 'interview_invitation',
      },
    ]);
    const mine = await service.request('GET', '/my-applications', { token: seeker.token });
    expect(mine.body[0].timeline.at(-1).subject).toBe('Interview on Tuesday');
    expect(JSON.stringify(mine.body)).not.toContain('come at nine');
  });

  it('are sent once per idempotency key, however often the request arrives', async () => {
    const key = 'press-0001';
    const answers = await Promise.all([1, 2, 3, 4].map(() => send({}, key)));
    expect(new Set(answers.map(({ body }) => body.email_id)).size).toBe(1);
    const plain = await Promise.all([1, 2, 3].map(() => send({ subject: 'Without a key' })));
    expect(new Set(plain.map(({ body }) => body.email_id)).size).toBe(1);
    await send({}, 'press-0002');
    expect(
      (await timeline()).filter(({ kind }: { kind: string }) => kind === 'email'),
    ).toHaveLength(3);
  });

  it('cannot inject headers, nor be blank', async () => {
    for (const change of [
      { subject: 'Hello\r\nBcc: all@example.org' },
      { subject: 'Hello\nBcc: all@example.org' },
      { subject: '  ' },
      { message: ' \n ' },
      { subject: 'x'.repeat(201) },
      { message: 'x'.repeat(10_001) },
      { email_type: 'spam' },
      { application_id: '65f0000000000000000000ff' },
    ])
      expect((await send(change)).status).toBe(422);
    expect(await timeline()).toHaveLength(1);
    const other = await service.account('employer');
    expect((await send({}, undefined, other.token)).status).toBe(404);
    expect((await send({}, undefined, seeker.token)).status).toBe(403);
    expect((await send({}, 'bad key')).status).toBe(422);
    expect(mailsTo(seeker.email)).toEqual([]);
  });

  it('reach those who switched notifications off, and the stored address while auth is down', async () => {
    service.accounts.set(seeker.id, { ...seeker, email_notifications: false });
    await send({ subject: 'First' });
    expect((await mailAbout(service, seeker.email, 'First')).subject).toBe('First');
    service.authIsAway = true;
    seeker = await service.account('job_seeker');
    service.authIsAway = false;
    id = await application();
    service.authIsAway = true;
    await send({ subject: 'Second' });
    expect((await mailAbout(service, seeker.email, 'Second')).subject).toBe('Second');
  });

  it('are enqueued by the reconciliation after a crash', async () => {
    const stored = (await service.database()).collection('applications');
    const email = {
      id: '65f0000000000000000000aa',
      key: 'press-0003',
      subject: 'Found again',
      message: 'Hello',
      email_type: 'custom',
      sender: { name: 'Rosa', email: employer.email },
      at: new Date(),
    };
    await stored.updateOne(
      { seeker_id: seeker.id },
      {
        $set: { mail_due_at: new Date(Date.now() - 5 * 60_000) },
        $push: { emails: email, mails_due: `email-${email.id}` } as never,
      },
    );
    expect((await mailAbout(service, seeker.email, 'Found again')).subject).toBe('Found again');
  });

  it('have daily limits', async () => {
    await waitPastMidnight();
    for (let count = 0; count < emailsPerApplication; count += 1)
      expect((await send({ subject: `Mail ${count}` })).status).toBe(201);
    const refused = await send({ subject: 'One more' });
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'You can send 10 emails a day to one applicant. Please continue tomorrow.',
    ]);
    expect((await send({ subject: 'Mail 0' })).status).toBe(201);
    const counters = () =>
      service.redis().keys(`${service.env.REDIS_PREFIX}:jobs:applicant-mails:*`);
    const before = await counters();
    employer = await service.account('employer');
    seeker = await service.account('job_seeker');
    id = await application();
    expect((await send({ subject: 'The first' })).status).toBe(201);
    const [counter = '', ...others] = (await counters()).filter((key) => !before.includes(key));
    expect(others).toEqual([]);
    await service.redis().set(counter, emailsPerEmployer - 1, 'KEEPTTL');
    expect((await send({ subject: 'The last' })).status).toBe(201);
    expect((await send({ subject: 'One too many' })).status).toBe(429);
  });
});
