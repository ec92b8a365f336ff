import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '@commons/service-kit/service';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { machine } from '../testing/machine.js';
import { newListing, type TestListing } from '../testing/new-listing.js';
import { review, reviewCalls } from '../testing/review-calls.js';

let service: TestService;
let listing: TestListing;
let wantsMails = true;
let language: string | undefined;
let managers: object[] = [];
const internal = ({ path }: { path: string }) => {
  if (!path.endsWith('/mail-readers')) return undefined;
  // Of the owner asked for: a mail of an earlier test's listing may be tried again meanwhile.
  const id = path.split('/').at(-2);
  const owner = {
    ...{ id, full_name: 'Wren Hale', email: `owner-${id}@example.org` },
    ...{ account_type: 'employer', email_notifications: wantsMails, language },
  };
  return [owner, ...managers];
};
const { post } = reviewCalls(() => ({ service, listing }));

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { RECONCILE_INTERVAL_MS: '200', REVIEWS_PER_EMAIL: '20', REVIEW_WAVE: '8' },
    internal,
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  wantsMails = true;
  language = undefined;
  managers = [];
  listing = await newListing(service, { business_name: 'Ferry & Sons' });
});

const email = () => listing.owner.email;
const mails = (address = email()) =>
  service.inbox.mails.filter(({ to }) => to?.[0]?.address === address);
async function mailed(number: number, address = email()) {
  for (const end = Date.now() + 20_000; mails(address).length < number && Date.now() < end; )
    await pause(25);
  return mails(address)[number - 1];
}
const write = (name: string, change: object = {}) =>
  post(
    review({
      reviewer_name: name,
      reviewer_email: `${name.replace(/\W/g, '').toLowerCase()}@example.org`,
      ...change,
    }),
    { from: machine() },
  );
/** As if a day had passed: the next review is mailed at once. */
async function nextDay() {
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  const database = await service.database();
  await database
    .collection('listings')
    .updateOne(
      { _id: new Types.ObjectId(listing.id) },
      { $set: { reviews_mailed_at: dayAgo }, $unset: { reviews_mail_due_at: 1 } },
    );
  await database.close();
}

it('mails the owner the first review at once, and those of the day after in one mail', async () => {
  await write('Ana Quill', { rating: 2, comment: 'Left 40 minutes late.\nNobody said a word.' });
  const first = await mailed(1);
  expect(first?.subject).toBe('New review of "Ferry & Sons": 2 of 5 stars');
  expect(first?.text).toContain('Ana Quill, 2 of 5 stars:');
  expect(first?.text).toContain('> Left 40 minutes late. Nobody said a word.');
  expect(first?.text).toContain(`/business-directory/${listing.id}#reviews`);
  for (let at = 1; at <= 5; at += 1) await write(`Guest ${at}`, { rating: 5 });
  await pause(700);
  expect(mails()).toHaveLength(1);
  await nextDay();
  await write('Guest 6');
  const second = await mailed(2);
  expect(second?.subject).toBe('6 new reviews of "Ferry & Sons"');
  expect(second?.text).toContain('Guest 5, 5 of 5 stars:');
  expect(second?.text).toContain('One more is on the page.');
  expect(second?.text).not.toMatch(/Guest 6|Ana Quill/);
  await pause(700);
  expect(mails()).toHaveLength(2);
});

it('mails once when several people write at the same time', async () => {
  await Promise.all(['Ana', 'Bob', 'Cy', 'Di'].map((name) => write(name)));
  await mailed(1);
  await pause(700);
  expect(mails()).toHaveLength(1);
});

it('mails at once what is written before the first mail is sent', async () => {
  const api = await createTestService(directoryService, { env: { ROLES: 'api' }, internal });
  listing = await newListing(api, { business_name: 'Ferry & Sons' });
  const calls = reviewCalls(() => ({ service: api, listing }));
  for (const name of ['Ana', 'Bob'])
    await calls.post(review({ reviewer_name: name, reviewer_email: `${name}@example.org` }));
  const worker = await startService(directoryService, { ...api.env, ROLES: 'worker' });
  const mail = await api.inbox.waitFor(email());
  expect(mail.subject).toBe('2 new reviews of "Ferry & Sons"');
  await worker.close();
  await api.close();
});

it('[B170] mails the managers too, each in their language, unless they switched mails off', async () => {
  const manager = (name: string, change: object = {}) => ({
    ...{ id: `${name}-${listing.id}`, full_name: name, email: `${name}-${listing.id}@example.org` },
    ...{ account_type: 'employer', email_notifications: true, ...change },
  });
  managers = [manager('ines', { language: 'es' }), manager('off', { email_notifications: false })];
  wantsMails = false;
  await write('Ana', { rating: 2 });
  const mail = await mailed(1, `ines-${listing.id}@example.org`);
  expect(mail?.subject).toBe('Reseña nueva de «Ferry & Sons»: 2 de 5 estrellas');
  await pause(700);
  expect(mails()).toHaveLength(0);
  expect(mails(`off-${listing.id}@example.org`)).toHaveLength(0);
  // Once a day for them as well, although the owner gets none.
  await write('Bob');
  await pause(700);
  expect(mails(`ines-${listing.id}@example.org`)).toHaveLength(1);
});

it('mails the others although the mailbox of one reader is full', async () => {
  const { id } = listing;
  const manager = (name: string, email: string) => ({
    ...{ id: `${name}-${id}`, full_name: name, email },
    ...{ account_type: 'employer', email_notifications: true },
  });
  const address = `ines-${id}@example.org`;
  managers = [manager('full', `refused-452-${id}@example.org`), manager('ines', address)];
  await write('Ana');
  expect((await mailed(1, address))?.subject).toContain('New review');
});

it('mails a review whose process died before it was announced, unless a mail is due', async () => {
  const database = await service.database();
  const written = (name: string, change: object = {}) => ({
    ...{ listing_id: new Types.ObjectId(listing.id), reviewer_name: name, email_key: name },
    ...{ rating: 4, comment: 'Good bread', shown: true, untold: true },
    ...{ created_at: new Date(Date.now() - 60_000), ...change },
  });
  const reviews = database.collection('reviews');
  await reviews.insertMany([written('Ana'), written('Hidden', { shown: false })]);
  const mail = await mailed(1);
  expect(mail?.text).toContain('Ana, 4 of 5 stars:');
  expect(mail?.text).not.toContain('Hidden');
  // Due tomorrow, because there was a mail today; the mark stays as it is then.
  await reviews.insertOne(written('Bob'));
  const listings = database.collection('listings');
  const mark = async () => {
    const found = await listings.findOne({ _id: new Types.ObjectId(listing.id) });
    return found?.reviews_mail_due_at as Date | undefined;
  };
  const due = await until(mark, (at) => at !== undefined && at.getTime() > Date.now());
  await pause(700);
  expect([mails().length, await mark()]).toEqual([1, due]);
  await database.close();
});

it('carries no words with a link, is in the language of the owner, and is not sent when mails are off', async () => {
  language = 'es';
  await write('Eve', { rating: 1, comment: 'Your account ends today: https://bad.example/pay' });
  const mail = await mailed(1);
  expect(mail?.subject).toBe('Reseña nueva de «Ferry & Sons»: 1 de 5 estrellas');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/bad\.example|account ends/);
  wantsMails = false;
  listing = await newListing(service);
  await write('Sam');
  await pause(700);
  wantsMails = true;
  await write('Kim');
  expect((await mailed(1))?.text).toContain('Kim, 4 de 5 estrellas:');
  expect(mails()[0]?.text).not.toContain('Sam');
});

it('shows members of the business how many reviews have no reply', async () => {
  await write('Ana');
  const { body } = await write('Bob');
  const path = `/business-directory/${listing.id}/reviews`;
  const counts = (token?: string) => service.request('GET', `${path}/counts`, { token });
  const { token } = listing.owner;
  expect((await counts(token)).body).toMatchObject({ unanswered: 2 });
  await service.request('PUT', `${path}/${body.id}/reply`, { token, body: { text: 'Thank you!' } });
  expect((await counts(token)).body).toMatchObject({ unanswered: 1 });
  expect((await counts()).body).not.toHaveProperty('unanswered');
});
