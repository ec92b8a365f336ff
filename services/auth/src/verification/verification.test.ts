import { setTimeout as delay } from 'node:timers/promises';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailsTo, mailTo, register, registration, tokenOf } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const bad = {
  status: 400,
  body: { detail: 'This verification link is invalid or has expired.' },
};
const verify = (token: unknown) =>
  service.request('POST', '/auth/verify-email', { body: { token } });
const resend = (email: string, address = '192.0.2.1') =>
  service.request('POST', '/auth/resend-verification', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });
const tokens = async () => (await service.database()).collection('verification_tokens');
const isVerified = async (token: string) =>
  (await service.request('GET', '/auth/me', { token })).body.email_verified;

describe('the verification mail', () => {
  it('is sent after registration as text and HTML, to this address only', async () => {
    const { email } = await register(service, { full_name: 'Eve <script>alert(1)</script>' });
    const mail = await service.inbox.waitFor(email);
    expect(mail.subject).toBe('Verify your email address');
    expect(mail.from?.address).toBe('noreply@example.org');
    expect(mail.to).toHaveLength(1);
    expect(mail.text).toContain('Hello Eve <script>');
    expect(mail.html).toContain('Hello Eve &lt;script&gt;');
    const token = tokenOf(mail);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(mail.html).toContain(`href="http://localhost:8080/verify-email?token=${token}"`);
    const stored = JSON.stringify(await (await tokens()).find().toArray());
    expect(stored).not.toContain(token);
  });

  it('is sent by the reconciliation when the task was never enqueued', async () => {
    const other = await createAuthService({ RECONCILE_INTERVAL_MS: '100', ROLES: 'worker' });
    const users = (await other.database()).collection('users');
    const person = { ...registration(), email_verified: false, email_notifications: true };
    const old = { verification_mail_due: true, created_at: new Date() };
    const since = (milliseconds: number) => new Date(Date.now() - milliseconds);
    await users.insertMany([
      { ...person, ...old, email: 'lost@example.org', verification_wanted_at: since(60_000) },
      { ...person, ...old, email: 'new@example.org', verification_wanted_at: since(0) },
      { ...person, email: 'sent@example.org', verification_wanted_at: since(60_000) },
    ]);
    expect(tokenOf(await other.inbox.waitFor('lost@example.org'))).not.toBe('');
    await until(
      () => users.findOne({ email: 'lost@example.org' }),
      (user) => user?.verification_mail_due === undefined,
    );
    await delay(400);
    expect(other.inbox.mails).toHaveLength(1);
    await other.close();
  });
});

describe('POST /auth/verify-email', () => {
  it('verifies the address; the link keeps working for ten minutes only', async () => {
    const { token: session, email } = await register(service);
    const token = tokenOf(await service.inbox.waitFor(email));
    expect(await isVerified(session)).toBe(false);
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { message: 'Your email has been verified successfully!' },
    });
    expect(await isVerified(session)).toBe(true);
    expect((await verify(token)).status).toBe(200);
    const used_at = new Date(Date.now() - 10 * 60_000 - 1_000);
    await (await tokens()).updateOne({ email }, { $set: { used_at } });
    expect(await verify(token)).toMatchObject(bad);
  });

  it('refuses links that are unknown, expired, or of another address', async () => {
    const { token: session, email } = await register(service);
    const token = tokenOf(await service.inbox.waitFor(email));
    for (const other of ['x', `${token}x`, token.slice(1), 'a'.repeat(43)]) {
      expect(await verify(other)).toMatchObject(bad);
    }
    const users = (await service.database()).collection('users');
    await users.updateOne({ email }, { $set: { email: `new-${email}` } });
    expect(await verify(token)).toMatchObject(bad);
    await users.updateOne({ email: `new-${email}` }, { $set: { email } });
    const expires_at = new Date(Date.now() - 1_000);
    await (await tokens()).updateOne({ email }, { $set: { expires_at } });
    expect(await verify(token)).toMatchObject(bad);
    expect(await isVerified(session)).toBe(false);
  });

  it('creates links that are valid for 48 hours', async () => {
    const { email } = await register(service);
    await service.inbox.waitFor(email);
    const stored = await (await tokens()).findOne({ email });
    const hours = (stored?.expires_at.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
  });

  it.each([undefined, '', 7, { $ne: '' }, 'x'.repeat(201)])(
    'refuses the token %j',
    async (token) => {
      expect((await verify(token)).status).toBe(422);
    },
  );

  it('does nothing on GET', async () => {
    const { email } = await register(service);
    const token = tokenOf(await service.inbox.waitFor(email));
    const answer = await service.request('GET', `/auth/verify-email?token=${token}`);
    expect(answer.status).toBe(404);
  });
});

describe('POST /auth/resend-verification', () => {
  it('sends another mail with a new link', async () => {
    const { email } = await register(service);
    const first = tokenOf(await service.inbox.waitFor(email));
    expect((await resend(email.toUpperCase())).status).toBe(200);
    const second = tokenOf(await mailTo(service, email, 2));
    expect(second).not.toBe('');
    expect(second).not.toBe(first);
    expect((await verify(second)).status).toBe(200);
  });

  it('gives the same answer for unknown and verified addresses, and sends no mail', async () => {
    const { email } = await register(service);
    await verify(tokenOf(await service.inbox.waitFor(email)));
    const known = await resend(email, '192.0.2.2');
    const unknown = await resend('unknown@example.org', '192.0.2.2');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known).toMatchObject({ status: 200 });
    await delay(300);
    expect(mailsTo(service, email)).toHaveLength(1);
    expect(mailsTo(service, 'unknown@example.org')).toHaveLength(0);
  });

  it('mails an address three times per hour, with the same answer beyond that', async () => {
    const { email } = await register(service);
    await service.inbox.waitFor(email);
    for (let time = 0; time < 5; time++) {
      expect((await resend(email, '192.0.2.3')).status).toBe(200);
      // Two requests made before the mail is sent share one mail.
      if (time < 3) await mailTo(service, email, time + 2);
    }
    await delay(300);
    expect(mailsTo(service, email)).toHaveLength(4);
  });

  it('refuses requests for many addresses from one IP address', async () => {
    const requests = Array.from({ length: 25 }, (_, at) =>
      resend(`a${at}@example.org`, '192.0.2.4'),
    );
    const answers = await Promise.all(requests);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({
      detail: 'Too many requests. Please wait a moment and try again.',
    });
  });
});
