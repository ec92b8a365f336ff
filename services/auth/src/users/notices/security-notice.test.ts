import { setTimeout as pause } from 'node:timers/promises';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../../testing/auth-test-service.js';
import { mailsTo, mailTo, password, register, tokenOf } from '../../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '300' });
});
afterAll(() => service.close());

const fresh = 'a quite different one';
async function mailAbout(email: string, subject: string) {
  const found = () => mailsTo(service, email).filter((mail) => mail.subject === subject);
  return (await until(found, ({ length }) => length > 0))[0];
}
const users = async () => (await service.database()).collection('users');
const settled = (id: string) =>
  until(
    async () => (await (await users()).find().toArray()).find(({ _id }) => String(_id) === id),
    (user) => user?.notices_due_at === undefined,
  );

it('mails that the password was changed once, regardless of the mail settings', async () => {
  const { token, email, id } = await register(service);
  const settings = { email_notifications: false, marketing_emails: false, job_alerts: false };
  await service.request('PUT', '/auth/settings', { token, body: settings });
  const body = { current_password: password, new_password: fresh };
  expect((await service.request('PUT', '/auth/password', { token, body })).status).toBe(200);
  const mail = await mailAbout(email, 'Your password was changed');
  expect(mail?.text).toMatch(/was changed on \w+ \d+, \d{4} at \d+:\d{2}/);
  expect(mail?.text).toContain('http://localhost:8080/forgot-password');
  expect(JSON.stringify(mail)).not.toContain(fresh);
  expect(await settled(id)).not.toHaveProperty('notices_due');
  await pause(700);
  expect(mailsTo(service, email).map(({ subject }) => subject)).toEqual([
    'Verify your email address',
    'Your password was changed',
  ]);
});

it('mails that the password was reset', async () => {
  const { email } = await register(service);
  await service.request('POST', '/auth/forgot-password', { body: { email } });
  const link = tokenOf(
    (await mailAbout(email, 'Reset your password')) as { text?: string },
    'reset-password',
  );
  const body = { token: link, new_password: fresh };
  expect((await service.request('POST', '/auth/reset-password', { body })).status).toBe(200);
  expect((await mailAbout(email, 'Your password was reset'))?.text).toContain(
    'signed out everywhere',
  );
});

it('notifies the old address that the account has another one', async () => {
  const { token, email } = await register(service);
  const wanted = `new-${email}`;
  const change = { email: wanted, current_password: password };
  await service.request('PUT', '/auth/email', { token, body: change });
  const link = tokenOf(await mailTo(service, wanted, 1));
  await service.request('POST', '/auth/verify-email', { body: { token: link } });
  const mail = await mailAbout(email, 'Your email address was changed');
  expect(mail?.text).toContain('http://localhost:8080/contact');
  expect(mail?.text).not.toContain(wanted);
  expect(mailsTo(service, wanted)).toHaveLength(1);
});

it('is mailed although one before it cannot reach the old address', async () => {
  const { email } = await register(service);
  const [at, later] = [new Date(Date.now() - 60_000), new Date(Date.now() - 50_000)];
  const notices_due = [
    { kind: 'email-changed', at, to: `refused-452-${email}` },
    { kind: 'password-changed', at: later },
  ];
  await (await users()).updateOne({ email }, { $set: { notices_due_at: later, notices_due } });
  await mailAbout(email, 'Your password was changed');
  const left = await until(
    async () => (await (await users()).findOne({ email }))?.notices_due,
    ({ length }) => length < 2,
  );
  expect(left).toMatchObject([{ kind: 'email-changed' }]);
});

it('is mailed by the reconciliation when the task was never enqueued', async () => {
  const { email } = await register(service);
  const at = new Date(Date.now() - 60_000);
  const due = { notices_due_at: at, notices_due: [{ kind: 'password-changed', at }] };
  await (await users()).updateOne({ email }, { $set: due });
  await mailAbout(email, 'Your password was changed');
});
