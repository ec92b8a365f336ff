import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { mailAbout } from '../../testing/mail-about.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let employer: Person;

beforeAll(async () => {
  service = await startJobs({ RECONCILE_INTERVAL_MS: '200' });
  employer = await service.account('employer');
});
afterEach(() => {
  service.authIsAway = false;
});
afterAll(() => service.close());

async function application(seeker: Person, boss = employer, title = 'Pastry Chef') {
  const body = posting({ title });
  const job = await service.request('POST', '/jobs', { token: boss.token, body });
  const sent = await service.request('POST', `/jobs/${job.body.id}/apply`, {
    token: seeker.token,
    body: applyForm({ cover_letter: 'Hello', resume: pdf }),
  });
  return sent.body.application_id as string;
}
const setStatus = (id: string, status: string, boss = employer) =>
  service.request('PUT', `/applications/${id}/status`, { token: boss.token, body: { status } });
const isReceipt = ({ subject }: { subject?: string | undefined }) =>
  subject?.startsWith('We received') ?? false;
/** Without the receipt of the application. */
const mailsTo = (address: string) =>
  service.inbox.mails.filter(
    (mail) => mail.to?.some((to) => to.address === address) && !isReceipt(mail),
  );
const stored = async () => (await service.database()).collection('applications');

/** Waits over a minute: the reconciliation only takes mails that are that old. */
async function until(check: () => Promise<boolean>) {
  for (const end = Date.now() + 100_000; Date.now() < end; ) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error('timed out');
}
const settled = (seeker: Person) =>
  until(async () => {
    const found = await (await stored()).findOne({ seeker_id: seeker.id });
    return found?.mails_due.length === 0 && found?.mail_due_at === undefined;
  });

describe('mails about applications', () => {
  it('notify the employer of a new one and the applicant of each change', async () => {
    const boss = await service.account('employer');
    const seeker = await service.account('job_seeker');
    const id = await application(seeker, boss, 'Cook & <b>Baker</b>');
    const first = await service.inbox.waitFor(boss.email);
    expect(first.subject).toBe('New application for Cook & <b>Baker</b>');
    expect(first.text).toContain(seeker.full_name);
    expect(first.text).toContain(
      `http://localhost:8080/employer-dashboard?tab=applications&application=${id}`,
    );
    expect(first.html).toContain('Cook &amp; &lt;b&gt;Baker&lt;/b&gt;');
    for (const [status, words] of [
      ['reviewed', 'under consideration'],
      ['accepted', 'was accepted'],
      ['rejected', 'not successful'],
    ] as const) {
      await setStatus(id, status, boss);
      await until(async () => mailsTo(seeker.email).some(({ text }) => text?.includes(words)));
    }
    await settled(seeker);
    const mails = mailsTo(seeker.email);
    expect(mails).toHaveLength(3);
    const link = `http://localhost:8080/job-seeker-dashboard?tab=applications&amp;application=${id}`;
    expect(mails[0]?.html).toContain(`href="${link}"`);
    const stop = mails[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    expect(stop).toMatch(/job-seeker-dashboard\?tab=profile&section=preferences/);
    expect(mails[0]?.from?.address).toBe('noreply@example.org');
  });

  it('reach the other readers although the mailbox of one is full', async () => {
    const boss = await service.account('employer', { email: 'refused-452-boss@example.org' });
    const manager = await service.colleague(boss, 'manager');
    await application(await service.account('job_seeker'), boss, 'Line Cook');
    await mailAbout(service, manager.email, 'New application for Line Cook');
    expect(mailsTo(manager.email)).toHaveLength(1);
  });

  it('are not sent to those who want none', async () => {
    const quiet = await service.account('job_seeker', { email_notifications: false });
    const boss = await service.account('employer', { email_notifications: false });
    const id = await application(quiet, boss);
    await setStatus(id, 'accepted', boss);
    await settled(quiet);
    expect([mailsTo(quiet.email), mailsTo(boss.email)]).toEqual([[], []]);
    expect(service.inbox.mails.filter(({ to }) => to?.[0]?.address === quiet.email)).toEqual([]);
  });

  it('reach the stored address while auth is down', async () => {
    const seeker = await service.account('job_seeker');
    const id = await application(seeker);
    service.authIsAway = true;
    await setStatus(id, 'accepted');
    expect((await mailAbout(service, seeker.email, 'Good news')).text).toContain('was accepted');
  });

  it('are enqueued by the reconciliation after a crash', async () => {
    const seeker = await service.account('job_seeker');
    await application(seeker);
    await settled(seeker);
    const past = new Date(Date.now() - 5 * 60_000);
    await (await stored()).updateOne(
      { seeker_id: seeker.id },
      {
        $set: { status: 'rejected', changes: 1, mail_due_at: past },
        $push: { mails_due: 'status-1-rejected' } as never,
      },
    );
    expect((await mailAbout(service, seeker.email, 'About your')).text).toContain('not successful');
    await settled(seeker);
    expect(mailsTo(seeker.email)).toHaveLength(1);
  });

  it('begin with a receipt that says what was sent and its status', async () => {
    const seeker = await service.account('job_seeker');
    const id = await application(seeker);
    const receipt = await mailAbout(service, seeker.email, 'We received your application');
    expect(receipt.text).toContain('Pastry Chef');
    expect(receipt.text).toContain('your cover letter and your resume (');
    expect(receipt.text).toContain(`?tab=applications&application=${id}`);
    await settled(seeker);
    expect(service.inbox.mails.filter(({ to }) => to?.[0]?.address === seeker.email)).toHaveLength(
      1,
    );
  });

  it('go out once although a worker died between sending one and recording it', async () => {
    const seeker = await service.account('job_seeker');
    await application(seeker);
    await settled(seeker);
    // As after a worker that died between sending the mail and recording it.
    const mail_due_at = new Date(Date.now() - 5 * 60_000);
    const again = { $push: { mails_due: 'received' } as never, $set: { mail_due_at } };
    await (await stored()).updateOne({ seeker_id: seeker.id }, again);
    await settled(seeker);
    const mails = service.inbox.mails.filter(({ to }) => to?.[0]?.address === seeker.email);
    expect(mails).toHaveLength(1);
  });

  it('are not sent for unfinished applications, which are removed', async () => {
    const seeker = await service.account('job_seeker');
    await application(seeker);
    const applied_at = new Date(Date.now() - 10 * 60_000);
    const half = { $set: { complete: false, applied_at } };
    await (await stored()).updateOne({ seeker_id: seeker.id }, half);
    await until(async () => !(await (await stored()).findOne({ seeker_id: seeker.id })));
  });
});
