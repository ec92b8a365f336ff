import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailsTo, mailTo, password, register, signIn, tokenOf } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const bad = {
  status: 400,
  body: { detail: 'This verification link is invalid or has expired.' },
};
const newAddress = () => `new-${randomUUID()}@example.org`;
let machines = 0;
const change = (token: string, email: unknown, current_password: unknown = password) =>
  service.request('PUT', '/auth/email', {
    token,
    body: { email, current_password },
    headers: { 'x-forwarded-for': `198.51.100.${++machines}` },
  });
const verify = (token: string) =>
  service.request('POST', '/auth/verify-email', { body: { token } });
const profile = async (token: string) =>
  (await service.request('GET', '/auth/profile', { token })).body;
const users = async () => (await service.database()).collection('users');

/** Registers a person who requests another address. Includes the token of the link sent to it. */
async function personWithLink(wanted = newAddress()) {
  const person = await register(service);
  expect((await change(person.token, wanted)).status).toBe(200);
  return { ...person, wanted, link: tokenOf(await mailTo(service, wanted, 1)) };
}

describe('PUT /auth/email', () => {
  it('changes the address once the link to the new one is opened; sessions continue', async () => {
    const { token, email, id } = await register(service, { full_name: 'Eve <i>' });
    await mailTo(service, email, 1);
    const wanted = newAddress();
    const answer = await change(token, ` ${wanted.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { email, pending_email: wanted } });
    expect(await profile(token)).toMatchObject({ email, pending_email: wanted });
    const mail = await mailTo(service, wanted, 1);
    expect(mail.subject).toBe('Confirm your new email address');
    expect(mail.html).toContain('Hello Eve &lt;i&gt;');
    expect(mail.html).toContain(`href="http://localhost:8080/verify-email?token=${tokenOf(mail)}"`);
    const notice = await mailTo(service, email, 2);
    expect(notice.subject).toBe('Your email address is about to change');
    for (const text of [notice.text, notice.html]) expect(text).toContain(wanted);
    expect(tokenOf(notice)).toBe('');
    expect((await verify(tokenOf(mail))).status).toBe(200);
    const after = await profile(token);
    expect(after).toMatchObject({ email: wanted, email_verified: true });
    expect(after).not.toHaveProperty('pending_email');
    expect((await signIn(service, { email: wanted, password })).status).toBe(200);
    expect((await signIn(service, { email, password })).status).toBe(401);
    expect((await verify(tokenOf(mail))).status).toBe(200);
    const tasks = `${service.env.REDIS_PREFIX}:bull:jobs:jobs.user-changed/${id}-*`;
    expect(await service.redis().keys(tasks)).toHaveLength(1);
    const old = tokenOf(await mailTo(service, email, 1));
    expect(await verify(old)).toMatchObject(bad);
  });

  it('sends the link although the mailbox of the old address is full', async () => {
    const { token, email } = await register(service, {
      email: `refused-452-${randomUUID()}@example.org`,
    });
    const wanted = newAddress();
    await change(token, wanted);
    expect((await verify(tokenOf(await mailTo(service, wanted, 1)))).status).toBe(200);
    expect(await profile(token)).toMatchObject({ email: wanted });
    expect(mailsTo(service, email)).toEqual([]);
  });

  it('gives the same answer for the address of another account, which gets no mail', async () => {
    const other = await register(service);
    await mailTo(service, other.email, 1);
    const { token, email } = await register(service);
    const taken = await change(token, other.email);
    expect(taken).toMatchObject({ status: 200, body: { email, pending_email: other.email } });
    await mailTo(service, email, 2);
    const collection = await users();
    await until(
      () => collection.findOne({ email }),
      (user) => user?.email_change_mail_due_at === undefined,
    );
    await delay(300);
    expect(mailsTo(service, other.email)).toHaveLength(1);
  });

  it('refuses the link when the address has been taken meanwhile', async () => {
    const { token, email, wanted, link } = await personWithLink();
    await register(service, { email: wanted });
    expect(await verify(link)).toMatchObject(bad);
    expect((await profile(token)).email).toBe(email);
  });

  it('refuses links of an older request, of a cancelled one, and expired links', async () => {
    const first = await personWithLink();
    const second = newAddress();
    await change(first.token, second);
    expect(await verify(first.link)).toMatchObject(bad);
    const link = tokenOf(await mailTo(service, second, 1));
    const back = await change(first.token, first.email);
    expect(back.body).not.toHaveProperty('pending_email');
    expect(await verify(link)).toMatchObject(bad);
    const old = await personWithLink();
    const tokens = (await service.database()).collection('verification_tokens');
    const expires_at = new Date(Date.now() - 1_000);
    await tokens.updateOne({ email: old.wanted }, { $set: { expires_at } });
    expect(await verify(old.link)).toMatchObject(bad);
    const email_change_wanted_at = new Date(Date.now() - 48 * 3_600_000);
    await (await users()).updateOne({ email: old.email }, { $set: { email_change_wanted_at } });
    expect(await profile(old.token)).not.toHaveProperty('pending_email');
  });

  it('is dropped by a new password', async () => {
    const { token, email, link } = await personWithLink();
    const body = { current_password: password, new_password: 'my own choice' };
    expect((await service.request('PUT', '/auth/password', { token, body })).status).toBe(200);
    expect(await profile(token)).not.toHaveProperty('pending_email');
    expect(await verify(link)).toMatchObject(bad);
    expect((await profile(token)).email).toBe(email);
  });

  it('refuses a wrong password with 400, and sends no mail', async () => {
    const { token, email } = await register(service);
    await mailTo(service, email, 1);
    const wanted = newAddress();
    expect(await change(token, wanted, 'wrong')).toMatchObject({
      status: 400,
      body: { detail: 'Current password is incorrect' },
    });
    await delay(200);
    expect([mailsTo(service, wanted), mailsTo(service, email)].map(({ length }) => length)).toEqual(
      [0, 1],
    );
    expect(await profile(token)).not.toHaveProperty('pending_email');
  });

  it('is limited to three requests per hour', async () => {
    const { token } = await register(service);
    for (let count = 0; count < 3; count++)
      expect((await change(token, newAddress())).status).toBe(200);
    expect(await change(token, newAddress())).toMatchObject({
      status: 429,
      body: { detail: 'Too many requests. Please wait a moment and try again.' },
    });
  });

  it.each([undefined, '', 'x', 'a@b.example\r\nBcc: c@d.example', { $ne: '' }])(
    'refuses the address %j',
    async (email) => {
      const { token } = await register(service);
      expect((await change(token, email)).status).toBe(422);
    },
  );

  it('refuses guests', async () => {
    expect((await change('', newAddress())).status).toBe(401);
  });

  it('is mailed by the reconciliation when the task was never enqueued', async () => {
    const other = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
    const { email } = await register(other);
    await mailTo(other, email, 1);
    const wanted = newAddress();
    const since = new Date(Date.now() - 60_000);
    const request = {
      ...{ pending_email: wanted, email_change_wanted_at: since },
      ...{ email_change_mail_due_at: since, email_change_notice_due: true },
    };
    await (await other.database()).collection('users').updateOne({ email }, { $set: request });
    await mailTo(other, wanted, 1);
    await mailTo(other, email, 2);
    await delay(400);
    expect([mailsTo(other, wanted).length, mailsTo(other, email).length]).toEqual([1, 2]);
    await other.close();
  });
});
