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

const fresh = 'a quite different one';
let machines = 0;
/** Each call comes from a new IP address by default. */
const forgot = (email: unknown, address = `198.51.100.${++machines}`) =>
  service.request('POST', '/auth/forgot-password', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });
const reset = (token: unknown, new_password: unknown = fresh) =>
  service.request('POST', '/auth/reset-password', { body: { token, new_password } });
const me = (token: string) => service.request('GET', '/auth/me', { token });
const collection = async (name: string) => (await service.database()).collection(name);

describe('links by mail', () => {
  it('[AUT-26] arrive after registration and after a forgotten password, and work', async () => {
    const { token, email } = await register(service);
    const verification = await mailTo(service, email, 1);
    const verify = await service.request('POST', '/auth/verify-email', {
      body: { token: tokenOf(verification) },
    });
    expect(verify.status).toBe(200);
    expect((await me(token)).body.email_verified).toBe(true);
    expect((await forgot(email)).status).toBe(200);
    const mail = await mailTo(service, email, 2);
    expect((await reset(tokenOf(mail, 'reset-password'))).status).toBe(200);
    expect((await signIn(service, { email, password: fresh })).status).toBe(200);
    expect((await signIn(service, { email, password })).status).toBe(401);
  });
});

describe('POST /auth/forgot-password', () => {
  it('mails a link as text and HTML, to this address only', async () => {
    const { email } = await register(service, { full_name: 'Eve <b>王</b>' });
    await mailTo(service, email, 1);
    await forgot(` ${email.toUpperCase()} `);
    const mail = await mailTo(service, email, 2);
    const link = tokenOf(mail, 'reset-password');
    expect(mail.subject).toBe('Reset your password');
    expect(mail.to).toHaveLength(1);
    expect(mail.text).toContain('Hello Eve <b>王</b>');
    expect(mail.html).toContain('Hello Eve &lt;b&gt;王&lt;/b&gt;');
    expect(mail.html).toContain(`href="http://localhost:8080/reset-password?token=${link}"`);
    expect(Buffer.from(link, 'base64url')).toHaveLength(32);
    const tokens = await (await collection('reset_tokens')).find({ email }).toArray();
    expect(JSON.stringify(tokens)).not.toContain(link);
    const minutes = (tokens[0]?.expires_at.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  it('gives the same answer for an unknown address, after the same work, and sends no mail', async () => {
    const api = await createAuthService({ ROLES: 'api' });
    const { email } = await register(api);
    const ask = (address: string) =>
      api.request('POST', '/auth/forgot-password', { body: { email: address } });
    const [known, unknown] = [await ask(email), await ask('unknown@example.org')];
    const message =
      'If your email exists in our system, you will receive a password reset link shortly.';
    expect(known).toMatchObject({ status: 200, body: { message } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const stored = await (await api.database())
      .collection('reset_requests')
      .find()
      .sort({ _id: 1 })
      .toArray();
    expect(stored.map((request) => Object.keys(request).sort())).toEqual(
      stored.map(() => ['__v', '_id', 'email', 'wanted_at']),
    );
    expect(stored.map((request) => request.email)).toEqual([email, 'unknown@example.org']);
    await api.close();
    await forgot('unknown@example.org');
    const requests = await collection('reset_requests');
    await until(
      () => requests.countDocuments({ email: 'unknown@example.org' }),
      (count) => count === 0,
    );
    expect(mailsTo(service, 'unknown@example.org')).toHaveLength(0);
  });

  it('mails an address three times per hour, with the same answer beyond that', async () => {
    const { email } = await register(service);
    await mailTo(service, email, 1);
    for (let time = 0; time < 5; time++) expect((await forgot(email)).status).toBe(200);
    await mailTo(service, email, 4);
    await delay(300);
    expect(mailsTo(service, email)).toHaveLength(4);
  });

  it('refuses requests for many addresses from one IP address', async () => {
    const requests = Array.from({ length: 25 }, (_, at) =>
      forgot(`a${at}@example.org`, '192.0.2.4'),
    );
    const answers = await Promise.all(requests);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({
      detail: 'Too many requests. Please wait a moment and try again.',
    });
  });

  it.each([
    undefined,
    '',
    'x',
    'a@b.example\r\nBcc: c@d.example',
    { $ne: '' },
    `${'x'.repeat(250)}@b.example`,
  ])('refuses the address %j', async (email) => {
    expect((await forgot(email)).status).toBe(422);
  });

  it('is mailed by the reconciliation when the task was never enqueued', async () => {
    const other = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
    const { email } = await register(other);
    await mailTo(other, email, 1);
    const wanted = (ago: number) => ({ email, wanted_at: new Date(Date.now() - ago) });
    const requests = (await other.database()).collection('reset_requests');
    await requests.insertMany([wanted(60_000), wanted(3_601_000), wanted(0)]);
    await mailTo(other, email, 2);
    await delay(400);
    expect(mailsTo(other, email)).toHaveLength(2);
    await other.close();
  });
});
