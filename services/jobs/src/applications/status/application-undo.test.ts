import { setTimeout as pause } from 'node:timers/promises';
import { openEvents } from '../../testing/event-reader.js';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm } from '../../testing/resume-samples.js';

const undoMs = 4_000;
let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs({
    APPLICATION_UNDO_SECONDS: String(undoMs / 1_000),
    RECONCILE_INTERVAL_MS: '300',
  });
  employer = await service.account('employer', { email_notifications: false });
});
afterAll(() => service.close());

/** A new application. The tests wait most of the time, so they run concurrently, each on its own application. */
async function application() {
  const seeker = await service.account('job_seeker');
  const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
  const sent = await service.request('POST', `/jobs/${job.body.id}/apply`, {
    token: seeker.token,
    body: applyForm(),
  });
  const id: string = sent.body.application_id;
  const stored = async () => (await service.database()).collection('applications');
  return {
    id,
    seeker,
    stored,
    decide: (status: string, more: object = {}) =>
      service.request('PUT', `/applications/${id}/status`, {
        token: employer.token,
        body: { status, ...more },
      }),
    undo: (change: number, token = employer.token) =>
      service.request('POST', `/applications/${id}/status/undo`, { token, body: { change } }),
    write: (more: object, key?: string) =>
      service.request('POST', `/applications/${id}/email`, {
        token: employer.token,
        body: {
          ...{ application_id: id, subject: 'We would like you to start', message: 'On Monday.' },
          ...{ email_type: 'acceptance', ...more },
        },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    theirs: async () =>
      (await service.request('GET', '/my-applications', { token: seeker.token })).body[0],
    mine: async () => {
      const all = await service.request('GET', '/applications/all', { token: employer.token });
      return all.body.find((row: { id: string }) => row.id === id);
    },
    /** Mails about the decision, without the receipt of the application. */
    decisionMails: () =>
      service.inbox.mails.filter(
        ({ to, subject }) => to?.[0]?.address === seeker.email && !subject?.includes('received'),
      ),
    /** Waits until the last decision is final and each of its mails is sent or dropped. */
    async settled() {
      for (const end = Date.now() + 60_000; Date.now() < end; await pause(40)) {
        const found = await (await stored()).findOne({ seeker_id: seeker.id });
        const open = found?.decision && !found.decision.told;
        if (found?.mails_due.length === 0 && !open) return;
      }
      throw new Error('some mails are still due');
    },
  };
}

type Application = Awaited<ReturnType<typeof application>>;

/** Decides, and waits until that is final. @returns the number of the change */
async function final({ decide, settled }: Application, status: string, more: object = {}) {
  const { body } = await decide(status, more);
  await settled();
  return body.undo.change as number;
}

describe('a decision that can still be undone', () => {
  it.concurrent('causes no mail and no event until it is final, but is shown when read', async () => {
    const { id, seeker, decide, theirs, mine, decisionMails, settled } = await application();
    await settled();
    const live = await openEvents(`${service.url}/my-applications/events`, seeker.token);
    const own = await openEvents(`${service.url}/applications/events`, employer.token);
    await Promise.all([live.until('ready'), own.until('ready')]);
    const { status, body } = await decide('rejected', { notes: 'Not this time' });
    expect([status, body.status, body.undo.change]).toEqual([200, 'rejected', 1]);
    expect(body.undo.milliseconds_left).toBeGreaterThan(0);
    expect(body.undo.milliseconds_left).toBeLessThanOrEqual(undoMs);
    await own.until(id);
    expect(await theirs()).toMatchObject({ status: 'rejected', notes: 'Not this time' });
    const listed = async (filter: string) => {
      const path = `/my-applications?status=${filter}`;
      return (await service.request('GET', path, { token: seeker.token })).body.length;
    };
    expect([await listed('pending'), await listed('rejected')]).toEqual([0, 1]);
    expect(decisionMails()).toEqual([]);

    const told = await live.until('event: application');
    expect(told.match(/event: application/g)).toHaveLength(1);
    await settled();
    expect(decisionMails()).toHaveLength(1);
    expect((await mine()).undo).toBeUndefined();
    live.close();
    own.close();
  });

  it.concurrent('that is undone sends nothing, and only the employer sees it in the history', async () => {
    const { decide, undo, theirs, mine, decisionMails, settled } = await application();
    await decide('rejected', { notes: 'Not this time' });
    const answer = await undo(1);
    expect([answer.status, answer.body.status, answer.body.undo]).toEqual([
      200,
      'pending',
      undefined,
    ]);
    expect(answer.body.notes).toBeUndefined();
    expect((await undo(1)).status).toBe(200);
    await pause(undoMs + 500);
    await settled();
    expect(decisionMails()).toEqual([]);
    expect((await theirs()).timeline).toHaveLength(1);
    expect((await mine()).timeline[1]).toMatchObject({ status: 'rejected', taken_back: true });
  });

  it.concurrent('accepted, undone and rejected is one rejection without a correction', async () => {
    const { decide, undo, decisionMails, settled } = await application();
    await decide('accepted');
    await undo(1);
    expect((await decide('rejected')).body.undo.change).toBe(2);
    await settled();
    await pause(500);
    expect(decisionMails()).toHaveLength(1);
    expect(decisionMails()[0]?.text).toContain('not successful');
    expect(decisionMails()[0]?.text).not.toMatch(/earlier|correct/i);
  });

  it.concurrent('that is changed sends only the last status', async () => {
    const { decide, theirs, decisionMails, settled } = await application();
    await decide('accepted');
    await decide('rejected');
    await settled();
    await pause(500);
    expect(decisionMails().map(({ text }) => text?.includes('not successful'))).toEqual([true]);
    const statuses = (await theirs()).timeline.map(({ status }: { status?: string }) => status);
    expect(statuses).toEqual([undefined, 'rejected']);
  });

  it.concurrent('can be undone only by the employer of the job, and never undoes a newer one', async () => {
    const { seeker, decide, undo, mine } = await application();
    await decide('accepted');
    const other = await service.account('employer');
    expect((await undo(1, other.token)).status).toBe(404);
    expect((await undo(1, seeker.token)).status).toBe(403);
    expect((await undo(2)).status).toBe(409);
    expect((await undo(0)).status).toBe(422);
    expect((await mine()).status).toBe('accepted');
  });
});

describe('a letter that also marks the application', () => {
  it.concurrent('is delayed with the decision, and undone with it', async () => {
    const { undo, write, theirs, mine, decisionMails, settled } = await application();
    const { status, body } = await write({ mark_as: 'accepted' });
    expect([status, body.undo.change]).toEqual([201, 1]);
    expect((await mine()).status).toBe('accepted');
    await undo(1);
    expect((await theirs()).status).toBe('pending');
    await pause(undoMs + 500);
    await settled();
    expect(decisionMails()).toEqual([]);
    expect((await theirs()).timeline).toHaveLength(1);
    // The same text sent again is a separate letter.
    await write({});
    await settled();
    expect(decisionMails().map(({ subject }) => subject)).toEqual(['We would like you to start']);
    expect((await theirs()).status).toBe('pending');
  });

  it.concurrent('is the only mail about the decision', async () => {
    const { write, theirs, decisionMails, settled } = await application();
    await write({ mark_as: 'accepted' }, 'one-press-of-it');
    expect((await write({ mark_as: 'accepted' }, 'one-press-of-it')).body.undo.change).toBe(1);
    await settled();
    await pause(500);
    expect(decisionMails().map(({ subject }) => subject)).toEqual(['We would like you to start']);
    expect((await theirs()).status).toBe('accepted');
  });
});

describe('a decision that is final', () => {
  it.concurrent('can no longer be undone, but corrected with a mail that says so', async () => {
    const one = await application();
    const { undo, decisionMails } = one;
    const change = await final(one, 'accepted');
    const late = await undo(change);
    expect([late.status, late.body.detail]).toEqual([
      409,
      'This can no longer be taken back: the applicant has been told. You can still change the status.',
    ]);
    await final(one, 'rejected');
    const last = decisionMails().at(-1);
    expect(last?.subject).toBe('A correction: your application for Pastry Chef');
    expect(last?.text).toMatch(/was accepted.*corrected/s);
    expect(last?.text).toContain('not successful');
    expect(decisionMails()).toHaveLength(2);
  });

  it.concurrent('returns to reviewed only as a correction', async () => {
    const one = await application();
    const { decide, theirs, decisionMails } = one;
    await final(one, 'rejected');
    expect((await decide('reviewed')).status).toBe(409);
    await final(one, 'reviewed', { correction: true });
    expect((await theirs()).status).toBe('reviewed');
    const last = decisionMails().at(-1);
    expect(last?.subject).toBe('A correction: your application for Pastry Chef');
    expect(last?.text).toContain('still under consideration');
  });

  it.concurrent('keeps the status the applicant knows when its correction is undone', async () => {
    const one = await application();
    const { decide, undo, theirs, decisionMails, settled } = one;
    await final(one, 'accepted');
    const { body } = await decide('rejected');
    expect((await undo(body.undo.change)).body.status).toBe('accepted');
    await pause(undoMs + 500);
    await settled();
    expect(decisionMails()).toHaveLength(1);
    expect((await theirs()).status).toBe('accepted');
  });
});

it('survives the loss of the queue: the reconciliation sends the last status once', async () => {
  const { seeker, stored, decide, decisionMails, settled } = await application();
  await decide('accepted');
  const keys = await service.redis().keys(`${service.env.REDIS_PREFIX}:bull*`);
  await service.redis().del(...keys);
  await service.restart();
  const past = new Date(Date.now() - 120_000);
  const change = { $set: { mail_due_at: past, 'decision.final_at': past } };
  await (await stored()).updateOne({ seeker_id: seeker.id }, change);
  await settled();
  await pause(700);
  expect(decisionMails().map(({ text }) => text?.includes('accepted'))).toEqual([true]);
});
