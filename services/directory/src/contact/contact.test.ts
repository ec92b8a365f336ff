import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';

let service: TestService;
let operator: string;
/** What auth answers for its operators. */
let operators: { id: string; full_name: string; email: string }[] = [];

let machines = 0;
const machine = () => `198.51.100.${++machines}`;
const message = (change: object = {}) => ({
  name: 'Ada Byron',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'How do I <b>add</b> a shop?\nThank you.',
  ...change,
});
const send = (body: unknown, { token, from = machine() }: { token?: string; from?: string } = {}) =>
  service.request('POST', '/contact', { token, body, headers: { 'x-forwarded-for': from } });
const messages = (query = '') =>
  service.request('GET', `/contact/operator/messages${query}`, { token: operator });
/** Filters by subject: mails about other messages reach the same operators and may arrive late. */
const mailsAbout = (subject: string) =>
  service.inbox.mails.filter((mail) => mail.subject === `Contact: ${subject}`);
const mailAbout = async (subject: string, to: string) => {
  const found = () => mailsAbout(subject).find((mail) => mail.to?.[0]?.address === to);
  for (const end = Date.now() + 60_000; !found() && Date.now() < end; ) await pause(50);
  return found();
};
const change = (id: string, body: unknown) =>
  service.request('PATCH', `/contact/operator/messages/${id}`, { token: operator, body });

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: {
      OPERATOR_EMAIL: 'Team@Example.org',
      MESSAGES_PER_ADDRESS: '3',
      MESSAGES_PER_EMAIL: '4',
      RECONCILE_INTERVAL_MS: '200',
    },
    internal: ({ path }) => (path === '/internal/operators' ? operators : undefined),
  });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

describe('POST /contact (decision A18)', () => {
  it('stores the message and mails it to every operator, with the sender as Reply-To', async () => {
    operators = [{ id: 'o1', full_name: 'Opal', email: 'opal@example.org' }];
    const token = await service.tokenFor({ account_type: 'job_seeker', sub: 'b'.repeat(24) });
    const subject = 'Adding a shop';
    const { status, body } = await send(message({ subject }), { token });
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f]{24}$/) }]);
    for (const address of ['opal@example.org', 'team@example.org']) {
      const mail = await mailAbout(subject, address);
      expect(mail?.replyTo).toEqual([expect.objectContaining({ address: 'ada@example.org' })]);
      expect(mail?.text).toContain('> How do I <b>add</b> a shop?\n> Thank you.');
      expect(mail?.html).toContain('How do I &lt;b&gt;add&lt;/b&gt; a shop?');
    }
    const [stored] = (await messages()).body;
    expect(stored).toEqual({
      id: body.id,
      ...message({ subject }),
      user_id: 'b'.repeat(24),
      state: 'open',
      created_at: expect.any(String),
    });
  });

  it.each(['name', 'subject', 'email'])(
    'refuses header injection through the %s',
    async (field) => {
      const value = `x@example.org\r\nBcc: victim@example.org`;
      const { status, body } = await send(message({ [field]: value }));
      expect([status, body.detail[0].loc]).toEqual([422, ['body', field]]);
    },
  );

  it.each(['name', 'subject', 'email', 'message'])('requires the %s (STA-05)', async (field) => {
    const { status, body } = await send(message({ [field]: '   ' }));
    expect([status, body.detail[0].loc]).toEqual([422, ['body', field]]);
  });

  it('answers a bot as if it had succeeded, and stores nothing', async () => {
    const { status, body } = await send(message({ website: 'x', subject: 'Cheap watches' }));
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    const subjects = (await messages()).body.map((one: { subject: string }) => one.subject);
    expect(subjects).not.toContain('Cheap watches');
  });

  it('limits the messages per IP address and per e-mail address', async () => {
    const codes = async (count: number, options: () => { body: object; from: string }) => {
      const found = [];
      for (let at = 0; at < count; at++) {
        const { body, from } = options();
        found.push((await send(message(body), { from })).status);
      }
      return found;
    };
    let many = 0;
    const one = machine();
    const fromOne = () => ({ body: { email: `m${many++}@example.org` }, from: one });
    expect(await codes(4, fromOne)).toEqual([201, 201, 201, 429]);
    const under = () => ({ body: { email: 'busy@example.org' }, from: machine() });
    expect(await codes(5, under)).toEqual([201, 201, 201, 201, 429]);
  });

  it('mails the other operators although the mailbox of one is full', async () => {
    operators = [{ id: 'o1', full_name: 'Opal', email: 'refused-452-opal@example.org' }];
    const subject = 'A full mailbox';
    await send(message({ subject, email: 'full@example.org' }));
    expect(await mailAbout(subject, 'team@example.org')).toBeDefined();
    operators = [];
  });

  it('mails what a crash left unsent, only to those who lack it', async () => {
    operators = [{ id: 'o1', full_name: 'Opal', email: 'opal@example.org' }];
    const database = await service.database();
    await database.collection('contact_messages').insertOne({
      ...message({ subject: 'Left behind' }),
      state: 'open',
      created_at: new Date(Date.now() - 60_000),
      mail_due: true,
      mailed_to: ['opal@example.org'],
    });
    await mailAbout('Left behind', 'team@example.org');
    await pause(500);
    const got = mailsAbout('Left behind').map(({ to }) => to?.[0]?.address);
    expect(got).toEqual(['team@example.org']);
  });
});

describe('the list of messages for operators', () => {
  it('filters by subject: requests to change the account type have their own list', async () => {
    const { body } = await send(
      message({ subject: 'Change account type', email: 'c@example.org' }),
    );
    await send(message({ subject: 'Change account type?', email: 'd@example.org' }));
    const asked = await messages('?subject=Change%20account%20type');
    expect([asked.body, asked.headers.get('x-total-count')]).toMatchObject([
      [{ id: body.id }],
      '1',
    ]);
    expect((await messages('?state=done&subject=Change%20account%20type')).body).toEqual([]);
  });

  it('marks messages done and open again, and logs both', async () => {
    const { id } = (await send(message({ email: 'eve@example.org', subject: 'Old' }))).body;
    expect((await messages()).body[0].id).toBe(id);
    expect((await change(id, { state: 'done' })).body).toMatchObject({ id, state: 'done' });
    expect((await messages('?state=done')).body).toMatchObject([{ id }]);
    expect((await messages()).body.map((one: { id: string }) => one.id)).not.toContain(id);
    await change(id, { state: 'done' });
    await change(id, { state: 'open' });
    const log = await service.request('GET', '/business-directory/operator/actions?limit=3', {
      token: operator,
    });
    expect(log.body).toMatchObject([
      { action: 'message-reopened', subject_kind: 'message', subject_title: 'Old' },
      { action: 'message-done', subject_id: id },
    ]);
    expect((await change('x', { state: 'done' })).status).toBe(404);
    expect((await change(id, { state: 'gone' })).status).toBe(422);
  });
});

it('stores the message when there is no operator', async () => {
  const alone = await createTestService(directoryService, {
    internal: ({ path }) => (path === '/internal/operators' ? [] : undefined),
  });
  try {
    const { status } = await alone.request('POST', '/contact', { body: message() });
    expect(status).toBe(201);
    const database = await alone.database();
    const kept = await database.collection('contact_messages').findOne({});
    expect(kept).toMatchObject({ subject: 'A question', mail_due: true });
  } finally {
    await alone.close();
  }
});
