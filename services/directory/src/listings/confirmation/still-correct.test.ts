import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { Types } from 'mongoose';
import { directoryService } from '../../app.module.js';
import { newListing, type TestListing } from '../../testing/new-listing.js';

let service: TestService;
let listing: TestListing;
let wantsMails = true;
let language: string | undefined;
const email = () => `owner-${listing.id}@example.org`;

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { RECONCILE_INTERVAL_MS: '200' },
    internal: ({ path }) =>
      path.startsWith('/internal/users/')
        ? {
            ...{ id: path.split('/').at(-1), full_name: 'Rosa Hill', email: email() },
            ...{ account_type: 'employer', email_notifications: wantsMails },
            ...(language && { language }),
          }
        : undefined,
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  wantsMails = true;
  language = undefined;
  listing = await newListing(service, {
    business_name: 'Mill Bakery',
    business_hours: { monday: '7 AM – 3 PM' },
  });
});

const path = '/business-directory';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const store = async (change: object) =>
  (await service.database())
    .collection('listings')
    .updateOne({ _id: new Types.ObjectId(listing.id) }, { $set: change });
const asOwner = (method: string, to: string, body?: unknown) =>
  service.request(method, `${path}${to}`, { token: listing.owner.token, body });
const mine = async () => (await asOwner('GET', '/my-listing')).body;
const mails = () => service.inbox.mails.filter(({ to }) => to?.[0]?.address === email());

it('asks by one mail a year, with the content of the page', async () => {
  const changed = daysAgo(400);
  await store({ updated_at: changed });
  const mail = await service.inbox.waitFor(email());
  expect(mail.subject).toBe('Is your listing "Mill Bakery" still correct?');
  expect(mail.text).toContain('Monday: 7 AM – 3 PM');
  expect(mail.text).toContain('/employer-dashboard?tab=business-directory');
  expect((await mine()).unchanged_since).toBe(changed.toISOString());
  await pause(700);
  expect(mails()).toHaveLength(1);
  // Another year without an answer.
  await store({ asked_at: daysAgo(366) });
  for (const end = Date.now() + 10_000; mails().length < 2 && Date.now() < end; ) await pause(50);
  expect(mails()).toHaveLength(2);
});

it('neither asks nor mails within the year, without an owner, while suspended, or when mails are off', async () => {
  await store({ updated_at: daysAgo(364) });
  expect(await mine()).not.toHaveProperty('unchanged_since');
  wantsMails = false;
  await store({ updated_at: daysAgo(400), suspended: { reason: 'No', at: new Date() } });
  expect(await mine()).not.toHaveProperty('unchanged_since');
  await store({ suspended: undefined });
  await pause(700);
  expect(mails()).toEqual([]);
});

it('records the confirmation: the question disappears, and the page shows the date', async () => {
  await store({ updated_at: daysAgo(400) });
  const before = Date.now();
  const etag = (await asOwner('GET', '/my-listing')).headers.get('etag');
  const { status, body, headers } = await asOwner('PUT', '/confirmation');
  expect(status).toBe(200);
  expect(Date.parse(body.confirmed_at)).toBeGreaterThanOrEqual(before);
  expect(body).not.toHaveProperty('unchanged_since');
  // An open form can still be saved.
  expect(headers.get('etag')).toBe(etag);
  const page = await service.request('GET', `${path}/${listing.id}`);
  expect(page.body.confirmed_at).toBe(body.confirmed_at);
  expect(page.body).not.toHaveProperty('unchanged_since');
});

it('can be confirmed by its owner only', async () => {
  const other = await service.tokenFor({ account_type: 'employer' });
  expect((await service.request('PUT', `${path}/confirmation`, { token: other })).status).toBe(404);
  expect((await service.request('PUT', `${path}/confirmation`)).status).toBe(401);
  expect(await mine()).not.toHaveProperty('confirmed_at');
});

it('asks in the language of the owner, with the hours as written', async () => {
  language = 'es';
  await store({ updated_at: new Date('2024-03-10T12:00:00Z') });
  const mail = await service.inbox.waitFor(email());
  expect(mail.subject).toBe('¿Su ficha «Mill Bakery» sigue siendo correcta?');
  expect(mail.text).toContain('Hola, Rosa Hill:');
  expect(mail.text).toContain('desde marzo de 2024');
  expect(mail.text).toContain('Lunes: 7 AM – 3 PM');
  expect(mail.html).toContain('<html lang="es">');
});
