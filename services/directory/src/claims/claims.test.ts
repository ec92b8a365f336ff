import { oneListingText } from '@commons/contracts/businesses/listing-lists';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';
import { claimCalls } from '../testing/claim-calls.js';
import { listingInput } from '../testing/listing-input.js';
import { newEmployer } from '../testing/new-employer.js';
import { type ClaimRecord, claimSchema } from './claim.schema.js';
import { ClaimUserData } from './claims.user-data.js';

let service: TestService;
let operator: string;
const { call, unclaimed, claim, offer, prove, codeTo } = claimCalls(() => ({ service, operator }));

beforeAll(async () => {
  service = await createTestService(directoryService, { env: { RECONCILE_INTERVAL_MS: '100' } });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const ownerOf = async (id: string) =>
  (await call('GET', `/${id}`)).body.employer_id as string | undefined;
const detailOf = ({ status, body }: { status: number; body: { detail?: unknown } }) => [
  status,
  body.detail,
];
/** A business with its own domain, and an employer claiming it by mail. */
async function claimedByMail(name: string) {
  const { sub, token } = await newEmployer(service);
  const id = await unclaimed({ website: `https://www.${name}.com`, email: `${name}@gmail.com` });
  const email = `office@${name}.com`;
  expect((await claim(id, token, { email })).status).toBe(201);
  return { sub, token, id, email, code: await codeTo(email) };
}

describe('a claim by mail', () => {
  it('makes the employer the owner, who edits it, and whose text no import replaces', async () => {
    const { sub, token, id, code } = await claimedByMail('mill-bakery');
    expect(await offer(id, token)).toMatchObject({
      open: true,
      has_listing: false,
      domains: ['mill-bakery.com'],
      email: 'mill-bakery@gmail.com',
      claim: { state: 'open', email: 'office@mill-bakery.com' },
    });
    const proved = await prove(id, token, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect([proved.status, proved.body.state]).toEqual([200, 'approved']);
    expect(await ownerOf(id)).toBe(sub);
    const { body: mine } = await call('GET', '/my-listing', token);
    expect([mine.id, mine.external]).toEqual([id, undefined]);
    const edited = { ...listingInput(), business_name: 'Mill & Daughters' };
    expect((await call('PUT', '', token, edited)).status).toBe(200);
    const row = { business_name: mine.business_name, city: 'Elsewhere', ref: mine.business_name };
    await call('POST', '/import', operator, { rows: [row] });
    const { body: after } = await call('GET', `/${id}`);
    expect([after.business_name, after.location_info.city]).toEqual(['Mill & Daughters', 'Conway']);
  });

  it('keeps the spelling in which visitors read an entry in capitals', async () => {
    const { token } = await newEmployer(service);
    const row = { business_name: 'KOWALSKI & SONS SHOE REPAIR', email: 'bench@kowalski.example' };
    const place = { city: 'CHATTANOOGA', state: 'TN', street_address: '418 BROAD ST' };
    const id = await unclaimed({ ...row, ...place });
    await claim(id, token, { email: row.email });
    await prove(id, token, await codeTo(row.email));
    const { body: mine } = await call('GET', '/my-listing', token);
    expect(mine.business_name).toBe('Kowalski & Sons Shoe Repair');
    expect(mine.location_info).toMatchObject({
      ...{ city: 'Chattanooga', state: 'TN', street_address: '418 Broad St' },
    });
  });

  it('notifies the claimant, and mails nothing that the claimant wrote to the business', async () => {
    const { sub } = await newEmployer(service);
    const full_name = 'Visit evil.example now';
    const token = await service.tokenFor({ account_type: 'employer', sub, full_name });
    const id = await unclaimed({ website: 'https://plain-words.com' });
    await claim(id, token, { email: 'info@plain-words.com' });
    const mail = await service.inbox.waitFor('info@plain-words.com');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil');
    expect(mail.text).toContain(`/business-directory/${id}?claim=`);
  });

  it('refuses addresses that do not belong to the business, with a 422 for the field', async () => {
    const { token } = await newEmployer(service);
    const id = await unclaimed({ website: 'https://field-flowers.com' });
    for (const email of ['me@gmail.com', 'me@field-flowers.com.evil.org']) {
      const { status, body } = await claim(id, token, { email });
      expect([status, body.detail[0].loc]).toEqual([422, ['body', 'email']]);
    }
    expect((await claim(id, token, {})).status).toBe(422);
    expect((await claim(id, token, { text: '   ' })).status).toBe(422);
  });

  it('allows five wrong codes, then requires a new one', async () => {
    const { token, id, email, code } = await claimedByMail('wrong-codes');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried++) {
      expect((await prove(id, token, wrong)).status).toBe(400);
    }
    expect(detailOf(await prove(id, token, code))).toEqual([
      400,
      'That was wrong too often. Ask for a new code.',
    ]);
    await claim(id, token, { email });
    const fresh = await codeTo(email, 2);
    expect(fresh).not.toBe(code);
    expect((await prove(id, token, code)).status).toBe(400);
    expect((await prove(id, token, fresh)).status).toBe(200);
  });

  it('refuses a code after a day', async () => {
    const { sub, token, id, code } = await claimedByMail('late-codes');
    const database = await service.database();
    const sent_at = new Date(Date.now() - 25 * 3_600_000);
    const set = { $set: { 'code.sent_at': sent_at } };
    await database.collection('claims').updateOne({ user_id: sub }, set);
    expect(detailOf(await prove(id, token, code))).toEqual([
      400,
      'This code has expired. Ask for a new one.',
    ]);
  });

  it('sends at most five codes a day to one address', async () => {
    const id = await unclaimed({ website: 'https://quiet-inbox.com' });
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked++) {
      const { token } = await newEmployer(service);
      statuses.push((await claim(id, token, { email: 'info@quiet-inbox.com' })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('two claimants', () => {
  it('concurrently: one becomes the owner, the other is refused and notified', async () => {
    const id = await unclaimed({ website: 'https://two-at-once.com' });
    const people = await Promise.all([newEmployer(service), newEmployer(service)]);
    const codes: string[] = [];
    for (const [at, { token }] of people.entries()) {
      await claim(id, token, { email: `office${at}@two-at-once.com` });
      codes.push(await codeTo(`office${at}@two-at-once.com`));
    }
    const proved = await Promise.all(
      people.map(({ token }, at) => prove(id, token, codes[at] ?? '')),
    );
    expect(proved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(proved.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    const owner = await ownerOf(id);
    for (const { sub, token } of people) {
      const state = sub === owner ? 'approved' : 'refused';
      await until(
        async () => (await offer(id, token)).claim,
        (found) => found.state === state,
      );
    }
  });

  it('do not see each other’s claims, and cannot use each other’s codes', async () => {
    const { id, code } = await claimedByMail('not-yours');
    const other = await newEmployer(service);
    expect((await offer(id, other.token)).claim).toBeUndefined();
    expect((await prove(id, other.token, code)).status).toBe(404);
    expect((await call('DELETE', `/${id}/claim`, other.token)).status).toBe(404);
  });
});

describe('a claim is refused', () => {
  it('of a listing with an owner, by an employer with a listing, of a second business', async () => {
    const { token: busy, id } = await claimedByMail('first-choice');
    const second = await unclaimed();
    expect((await claim(second, busy, { text: 'Mine, too' })).status).toBe(409);
    expect(await offer(second, busy)).toMatchObject({ elsewhere: { listing_id: id } });
    const owner = await newEmployer(service);
    const { body: owned } = await call('POST', '', owner.token, listingInput());
    expect(detailOf(await claim(owned.id, busy, { text: 'Mine' }))).toEqual([
      409,
      'This business already has an owner.',
    ]);
    expect(detailOf(await claim(second, owner.token, { text: 'Mine' }))).toEqual([
      409,
      oneListingText,
    ]);
    expect((await claim(String(new Types.ObjectId()), busy, { text: 'Mine' })).status).toBe(404);
  });

  it('is not refused once the open one is withdrawn', async () => {
    const { token, id, code } = await claimedByMail('taken-back');
    expect((await call('DELETE', `/${id}/claim`, token)).status).toBe(204);
    expect((await call('DELETE', `/${id}/claim`, token)).status).toBe(404);
    expect((await prove(id, token, code)).status).toBe(404);
    expect((await offer(id, token)).claim.state).toBe('withdrawn');
    expect((await claim(await unclaimed(), token, { text: 'This one' })).status).toBe(201);
  });

  it('is not refused because the first business was suspended: its claim can be withdrawn', async () => {
    const { token, id } = await claimedByMail('shut-down');
    const database = await service.database();
    const suspended = { shown: false, suspended: { reason: 'Not a business', at: new Date() } };
    const listings = database.collection('listings');
    await listings.updateOne({ _id: new Types.ObjectId(id) }, { $set: suspended });
    await database.close();
    const second = await unclaimed();
    expect((await claim(second, token, { text: 'This one' })).status).toBe(409);
    const { token: stranger } = await newEmployer(service);
    expect((await call('DELETE', `/${id}/claim`, stranger)).status).toBe(404);
    expect((await call('DELETE', '/x/claim', token)).status).toBe(404);
    expect((await call('DELETE', `/${id}/claim`, token)).status).toBe(204);
    expect((await claim(second, token, { text: 'This one' })).status).toBe(201);
  });
});

it('closes claims that a crash left open, by the reconciliation', async () => {
  const { sub, token, id } = await claimedByMail('half-way');
  const database = await service.database();
  const listings = database.collection('listings');
  await listings.updateOne({ _id: new Types.ObjectId(id) }, { $set: { owner_id: sub } });
  const found = await until(
    async () => (await offer(id, token)).claim,
    ({ state }) => state === 'approved',
  );
  expect(found.state).toBe('approved');
});

it('is exported, and deleted with the account', async () => {
  const { sub, token, id } = await claimedByMail('my-data');
  await claim(id, token, { text: 'I bake here' });
  const database = await service.database();
  const holder = new ClaimUserData(database.model<ClaimRecord>('Claim', claimSchema));
  const person = { id: sub, full_name: 'A', email: 'a@example.org' };
  const account = { ...person, account_type: 'employer', email_notifications: true } as const;
  expect((await holder.collect(account)).records).toMatchObject([
    { listing_id: id, state: 'open', text: 'I bake here', email: 'office@my-data.com' },
  ]);
  await holder.erase(account);
  await holder.erase(account);
  expect((await offer(id, token)).claim).toBeUndefined();
});
