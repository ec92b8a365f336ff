import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { newListing, type TestListing } from '../testing/new-listing.js';

let service: TestService;
let operator: string;
let listing: TestListing;
beforeAll(async () => {
  service = await createTestService(directoryService);
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());
beforeEach(async () => {
  listing = await newListing(service, { business_name: 'Mill & Co' });
});

const decide = (kind: string, id: string, decision: string) =>
  service.request('PATCH', `/business-directory/operator/subjects/${kind}/${id}`, {
    token: operator,
    body: { decision, reason: 'Seen by chance' },
  });
const rowsOf = async (id: string, state: string) => {
  const path = `/business-directory/operator/reports?limit=100&state=${state}`;
  const { body } = await service.request('GET', path, { token: operator });
  return body.filter((row: { id: string }) => row.id === id);
};
const addReview = async () => {
  const body = {
    ...{ reviewer_name: 'Eve', reviewer_email: 'eve@example.org' },
    ...{ rating: 1, comment: 'Eve was here' },
  };
  const path = `/business-directory/${listing.id}/reviews`;
  return (await service.request('POST', path, { body })).body.id as string;
};

it('an operator can suspend an unreported listing, which is then listed as decided', async () => {
  const decided = await decide('listing', listing.id, 'hide');
  const row = {
    ...{ kind: 'listing', id: listing.id, title: 'Mill & Co', hidden: true },
    ...{ state: 'decided', reporters: 0, reports: [] },
  };
  expect(decided).toMatchObject({ status: 200, body: row });
  expect((await service.request('GET', `/business-directory/${listing.id}`)).status).toBe(404);
  expect(await rowsOf(listing.id, 'decided')).toEqual([expect.objectContaining(row)]);
  expect(await rowsOf(listing.id, 'open')).toEqual([]);

  await decide('listing', listing.id, 'keep');
  const shown = await rowsOf(listing.id, 'decided');
  expect(shown).toEqual([expect.objectContaining({ ...row, hidden: false })]);
  const report = { body: { reason: 'fake' } };
  await service.request('POST', `/business-directory/${listing.id}/report`, report);
  const open = await rowsOf(listing.id, 'open');
  expect(open).toEqual([expect.objectContaining({ reporters: 1, state: 'open' })]);
});

it('an operator can hide an unreported review', async () => {
  const id = await addReview();
  expect((await decide('review', id, 'hide')).body).toMatchObject({ reporters: 0, hidden: true });
  const { body } = await service.request('GET', `/business-directory/${listing.id}/reviews`);
  expect(body).toEqual([]);
  expect(await rowsOf(id, 'decided')).toHaveLength(1);
});

it('concurrent decisions and reports create one case with every report', async () => {
  const report = (address: string) =>
    service.request('POST', `/business-directory/${listing.id}/report`, {
      body: { reason: 'spam' },
      headers: { 'x-forwarded-for': address },
    });
  const decisions = ['keep', 'keep', 'keep'].map((one) => decide('listing', listing.id, one));
  const reports = ['10.1.0.1', '10.1.0.2', '10.1.0.3'].map(report);
  const answers = await Promise.all([...decisions, ...reports]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const rows = [...(await rowsOf(listing.id, 'open')), ...(await rowsOf(listing.id, 'decided'))];
  expect(rows).toEqual([expect.objectContaining({ reporters: 3 })]);
});

it('only operators can decide', async () => {
  const path = `/business-directory/operator/subjects/listing/${listing.id}`;
  const body = { decision: 'hide', reason: 'Mine is better' };
  const token = listing.owner.token;
  expect((await service.request('PATCH', path, { body })).status).toBe(401);
  expect((await service.request('PATCH', path, { body, token })).status).toBe(403);
  expect(await rowsOf(listing.id, 'decided')).toEqual([]);
});
