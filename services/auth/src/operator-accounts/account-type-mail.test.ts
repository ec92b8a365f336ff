import { setTimeout as pause } from 'node:timers/promises';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { runOperatorCommand } from '../operator-command/operator-command.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailsTo, password, register, signIn } from '../testing/people.js';

let service: TestService;
let operator: string;
beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '300' });
  const { email } = await register(service);
  await run('grant', email);
  operator = (await signIn(service, { email, password })).body.access_token;
});
afterAll(() => service.close());

const run = (...args: string[]) => runOperatorCommand(args, service.env, () => undefined);
const change = (id: string, account_type: string, reason: string) =>
  service.request('PUT', `/auth/operator/accounts/${id}/account-type`, {
    token: operator,
    body: { account_type, reason },
  });
const changeMails = (email: string) =>
  mailsTo(service, email).filter(({ subject }) => subject?.includes('type of your account'));
async function changeMail(email: string, count: number) {
  const mails = await until(
    () => changeMails(email),
    ({ length }) => length >= count,
  );
  return mails[count - 1];
}
const users = async () => (await service.database()).collection('users');

it('mails the new type and the reason once, regardless of the mail settings', async () => {
  const { id, email, token } = await register(service);
  const settings = { email_notifications: false, marketing_emails: false, job_alerts: false };
  await service.request('PUT', '/auth/settings', { token, body: settings });
  expect((await change(id, 'employer', 'Opened a <b>shop</b>')).status).toBe(200);
  const mail = await changeMail(email, 1);
  expect(mail?.text).toContain('Hello Ada Lovelace,');
  expect(mail?.text).toContain('Your Commons account is now an employer account');
  expect(mail?.text).toContain('Opened a <b>shop</b>');
  expect(mail?.text).toMatch(/https?:\S+\/contact/);
  expect(mail?.html).toContain('Opened a &lt;b&gt;shop&lt;/b&gt;');

  expect((await change(id, 'employer', 'Again')).status).toBe(200);
  await service.restart();
  expect((await change(id, 'job_seeker', 'Closed it')).status).toBe(200);
  expect((await changeMail(email, 2))?.text).toContain('now a job seeker account');
  const collection = await users();
  await until(
    () => collection.findOne({ email }),
    (user) => !/account_type_|Closed it/.test(JSON.stringify(user)),
  );
  // Gives the reconciliation time to add a duplicate: there is one mail per change.
  await pause(400);
  const reasons = changeMails(email).map(({ text = '' }) => /Closed it/.test(text));
  expect(reasons).toEqual([false, true]);
});

it('mails a change on the command line by the reconciliation, without a reason', async () => {
  const { email } = await register(service);
  expect(await run('account-type', email, 'employer')).toBe(0);
  const due = { account_type_mail_due_at: new Date(Date.now() - 60_000) };
  await (await users()).updateOne({ email }, { $set: due });
  const mail = await changeMail(email, 1);
  expect(mail?.text).toContain('Your Commons account is now an employer account');
  expect(mail?.text).not.toContain('The reason');
});
