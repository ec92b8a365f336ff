import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { adaByron, noLog } from '../testing/ada-byron.js';
import { newListing } from '../testing/new-listing.js';
import type { ReviewRecord } from './review.js';
import { reviewSchema } from './review.schema.js';
import { ReviewUserData } from './reviews.user-data.js';

let service: TestService;
let holder: ReviewUserData;
beforeAll(async () => {
  service = await createTestService(directoryService);
  const database = await service.database();
  holder = new ReviewUserData(database.model<ReviewRecord>('Review', reviewSchema), noLog);
});
afterAll(() => service.close());

/** Reviews a new business. */
async function review(reviewer_email: string, comment: string, token?: string): Promise<string> {
  const { id } = await newListing(service);
  const path = `/business-directory/${id}/reviews`;
  const body = { reviewer_name: 'Ada Byron', reviewer_email, rating: 4, comment };
  expect((await service.request('POST', path, { token, body })).status).toBe(201);
  return path;
}

const first = async (path: string) => (await service.request('GET', path)).body[0];

it('exports and anonymises reviews written while signed in or with the address (decision A68)', async () => {
  const token = await service.tokenFor({ account_type: 'job_seeker', sub: adaByron.id });
  const signedIn = await review('other@example.org', 'Signed in', token);
  const asGuest = await review('Ada@Example.org', 'As a guest');
  const foreign = await review('eve@example.org', 'Somebody else');

  const { records } = await holder.collect(adaByron);
  expect(records).toEqual([
    expect.objectContaining({ comment: 'Signed in', reviewer_email: 'other@example.org' }),
    expect.objectContaining({ comment: 'As a guest', reviewer_email: 'ada@example.org' }),
  ]);

  const stranger = { ...adaByron, id: 'b'.repeat(24), email_verified: false };
  expect((await holder.collect(stranger)).records).toEqual([]);
  await holder.erase(stranger);
  expect(await first(asGuest)).toMatchObject({ reviewer_name: 'Ada Byron' });

  await holder.erase(adaByron);
  await holder.erase(adaByron);
  for (const path of [signedIn, asGuest]) {
    expect(await first(path)).toMatchObject({ reviewer_name: 'Former member', rating: 4 });
  }
  expect(await first(foreign)).toMatchObject({ reviewer_name: 'Ada Byron' });
  const stored = await (await service.database()).collection('reviews').find({}).toArray();
  const text = JSON.stringify(stored.filter(({ comment }) => comment !== 'Somebody else'));
  expect(text).not.toMatch(/Ada|example\.org|aaaaaa/);
  expect((await holder.collect(adaByron)).records).toEqual([]);
});

it('exports the reason a review was hidden, and erases it with its author', async () => {
  const writer = { ...adaByron, id: 'c'.repeat(24), email: 'cleo@example.org' };
  await review(writer.email, 'Mr Reed is a thief');
  const reviews = (await service.database()).collection('reviews');
  const hidden = { reason: 'It accuses Cleo', at: new Date(), mail_due: true };
  const mine = { reviewer_email: writer.email };
  const { _id } = (await reviews.findOneAndUpdate(mine, { $set: { hidden } })) ?? {};
  const { records } = await holder.collect(writer);
  expect(records).toEqual([expect.objectContaining({ hidden_reason: 'It accuses Cleo' })]);
  await holder.erase(writer);
  expect((await reviews.findOne({ _id }))?.hidden).toEqual({ at: hidden.at });
});
