import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { newListing } from '../testing/new-listing.js';

let service: TestService;
let operator: string;
beforeAll(async () => {
  const env = { RECONCILE_INTERVAL_MS: '300' };
  service = await createTestService(directoryService, { env });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const mailsTo = (email: string) =>
  service.inbox.mails.filter(({ to }) => to?.[0]?.address === email);
async function mailed(email: string, mails: number) {
  for (const end = Date.now() + 60_000; mailsTo(email).length < mails && Date.now() < end; )
    await pause(25);
}
const decide = (id: string, decision: string, reason = 'Names <b>people</b>') =>
  service.request('PATCH', `/business-directory/operator/subjects/review/${id}`, {
    token: operator,
    body: { decision, reason },
  });
async function newReview(reviewer_email: string) {
  const { id: listing } = await newListing(service, { business_name: 'Mill & Co' });
  const { body } = await service.request('POST', `/business-directory/${listing}/reviews`, {
    body: { reviewer_name: 'Eve Snow', reviewer_email, rating: 1, comment: 'Mr Reed is a thief' },
  });
  return body.id as string;
}

it('mails the author of a hidden review the reason once, and that it is shown again, without anything the author entered', async () => {
  const email = 'eve@example.org';
  const id = await newReview(email);
  expect((await decide(id, 'hide')).status).toBe(200);
  const mail = await service.inbox.waitFor(email);
  expect(mail.subject).toBe('Your review has been hidden');
  expect(mail.text).toContain('A review of "Mill & Co"');
  expect(mail.text).toContain('Names <b>people</b>');
  expect(mail.text).toMatch(/https?:\S+\/contact/);
  expect(mail.html).toContain('A review of &quot;Mill &amp; Co&quot;');
  expect(mail.html).toContain('Names &lt;b&gt;people&lt;/b&gt;');
  expect(`${mail.text} ${mail.html}`).not.toMatch(/Eve|thief/);
  await service.restart();
  await decide(id, 'keep');
  await mailed(email, 2);
  const again = mailsTo(email)[1];
  expect(again?.subject).toBe('Your review is shown again');
  expect(again?.text).toMatch(/review of "Mill & Co".*#reviews/s);
  expect(`${again?.text} ${again?.html}`).not.toMatch(/Eve|thief/);
  await decide(id, 'hide', 'On second thoughts');
  await mailed(email, 3);
  // Gives the reconciliation time to add a duplicate: there is one mail per decision.
  await pause(400);
  expect(mailsTo(email).map(({ text = '' }) => /second thoughts/.test(text))).toEqual([
    false,
    false,
    true,
  ]);
});

it('mails the author by the reconciliation when the task was never enqueued', async () => {
  const email = 'late@example.org';
  const id = await newReview(email);
  const database = await service.database();
  const hidden = { reason: 'Advertising', at: new Date(Date.now() - 60_000), mail_due: true };
  const change = { $set: { shown: false, hidden } };
  await database.collection('reviews').updateOne({ _id: new Types.ObjectId(id) }, change);
  expect((await service.inbox.waitFor(email)).text).toContain('Advertising');
});

it('sends no mail when the author has been erased', async () => {
  const email = 'gone@example.org';
  const id = await newReview(email);
  const _id = new Types.ObjectId(id);
  const reviews = (await service.database()).collection('reviews');
  await reviews.updateOne({ _id }, { $unset: { reviewer_email: 1 } });
  await decide(id, 'hide');
  expect((await reviews.findOne({ _id }))?.hidden).toEqual({
    reason: 'Names <b>people</b>',
    at: expect.any(Date),
  });
});
