import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { profileCalls, sampleProfile } from '../testing/profile-calls.js';

let service: TestService;
let operator: string;
const { person, get, put, share, shared } = profileCalls(() => service);
/** What auth answers for accounts, by id. */
const accounts = new Map<string, object>();
const idOf = (number: number) => `65f0${String(number).padStart(20, '0')}`;

beforeAll(async () => {
  service = await createTestService(resumesService, {
    env: { RECONCILE_INTERVAL_MS: '300', REPORTS_PER_ADDRESS: '2' },
    internal: ({ path }) => accounts.get(path.replace('/internal/users/', '')),
  });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const report = (link: string) =>
  service.request('POST', `/shared-profile/${link}/report`, { body: { reason: 'fake' } });
const mailsTo = (email: string) =>
  service.inbox.mails.filter(({ to }) => to?.[0]?.address === email);
async function mailed(email: string, mails: number) {
  for (const end = Date.now() + 60_000; mailsTo(email).length < mails && Date.now() < end; )
    await pause(25);
}
async function profileOf(number: number, email: string, language: string) {
  const account = { id: idOf(number), full_name: 'Sam Seeker', email, account_type: 'job_seeker' };
  accounts.set(idOf(number), { ...account, email_notifications: true, language });
  const token = await person('job_seeker', number);
  await put(sampleProfile, token);
  const { share_token } = (await share(token)).body;
  const database = await service.database();
  const stored = await database.collection('profiles').findOne({ user_id: idOf(number) });
  return { token, link: share_token as string, id: String(stored?._id) };
}
const decide = (id: string, decision: string, reason = 'Names <b>people</b>') =>
  service.request('PATCH', `/shared-profile/operator/subjects/${id}`, {
    token: operator,
    body: { decision, reason },
  });

it('[A47] mails the owner of a hidden profile the reason once, and that it is shown again', async () => {
  const email = 'sam@example.org';
  const { id, link, token } = await profileOf(901, email, 'en');
  expect((await decide(id, 'hide')).status).toBe(200);
  const mail = await service.inbox.waitFor(email);
  expect(mail.subject).toBe('Your shared profile has been hidden');
  expect(mail.text).toContain('Names <b>people</b>');
  expect(mail.text).toMatch(/https?:\S+\/contact/);
  expect(mail.html).toContain('Names &lt;b&gt;people&lt;/b&gt;');
  await service.restart();
  await decide(id, 'keep');
  await mailed(email, 2);
  const again = mailsTo(email)[1];
  expect(again?.subject).toBe('Your shared profile is shown again');
  expect(again?.text).toContain('/job-seeker-dashboard?tab=professional-profile');
  // Gives the reconciliation time to add a duplicate: there is one mail per decision.
  await pause(700);
  expect(mailsTo(email)).toHaveLength(2);
  for (const { body } of [await get(token), await shared(link)]) {
    expect(JSON.stringify(body)).not.toMatch(/mail_due|restored_mail_at/);
  }
});

it('[A47] writes to a Spanish account in Spanish, by the reconciliation where the task was lost', async () => {
  const email = 'ines@example.org';
  const { id } = await profileOf(902, email, 'es');
  const hidden = { reason: 'Publicidad', at: new Date(Date.now() - 60_000), mail_due: true };
  const profiles = (await service.database()).collection('profiles');
  await profiles.updateOne({ user_id: idOf(902) }, { $set: { hidden } });
  const { subject, text } = await service.inbox.waitFor(email);
  expect(subject).toBe('Su perfil compartido se ocultó');
  expect(text).toContain('Publicidad');
  expect(text).not.toMatch(/\b(the|your|has been)\b/i);
  // The mail arrives a moment before its mark is cleared, which shows the decision that the owner was informed.
  for (let due = true; due; await pause(25))
    due = (await profiles.findOne({ user_id: idOf(902) }))?.hidden?.mail_due === true;
  await decide(id, 'keep');
  await mailed(email, 2);
  expect(mailsTo(email)[1]?.subject).toBe('Su perfil compartido aparece de nuevo');
});

it('[A47] takes as many reports from a machine as its setting says', async () => {
  const { link } = await profileOf(903, 'kim@example.org', 'en');
  const answers = [await report(link), await report(link), await report(link)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
});
