import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../../app.module.js';
import { listingInput } from '../../testing/listing-input.js';
import { newListing, type TestListing } from '../../testing/new-listing.js';

let service: TestService;
let listing: TestListing;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());
beforeEach(async () => {
  listing = await newListing(service, { business_hours: { monday: '9 AM – 5 PM' } });
});

const path = '/business-directory';
const put = (body: unknown, headers: Record<string, string> = {}, token = listing.owner.token) =>
  service.request('PUT', `${path}/special-hours`, { token, body, headers });
const page = async () => (await service.request('GET', `${path}/${listing.id}`)).body;

const christmas = { date: '2999-12-25', hours: 'closed', note: 'Christmas Day' };
const eve = { date: '2999-12-24', hours: '9:00 AM – 1:00 PM' };

it('stores the days in order and the closure, shows both, and clears them', async () => {
  const closure = { reopens_on: '2999-02-01', note: 'We paint the walls.' };
  const { status, body } = await put({
    special_hours: [christmas, eve],
    temporarily_closed: closure,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ special_hours: [eve, christmas], temporarily_closed: closure });
  expect(await page()).toMatchObject({ special_hours: [eve, christmas] });
  const { body: rows } = await service.request('POST', `${path}/search`, { body: {} });
  const row = rows.find(({ id }: { id: string }) => id === listing.id);
  expect(row).toMatchObject({
    business_hours: { monday: '9 AM – 5 PM' },
    temporarily_closed: closure,
  });

  await put({ special_hours: [] });
  expect(await page()).not.toHaveProperty('special_hours');
  expect(await page()).not.toHaveProperty('temporarily_closed');
});

it('survive an edit of the listing, while past days are dropped', async () => {
  await put({ special_hours: [{ date: '2001-01-01', hours: 'closed' }, christmas] });
  await service.request('PUT', path, { token: listing.owner.token, body: listingInput() });
  expect(await page()).toMatchObject({
    business_name: 'Corner Bakery',
    special_hours: [christmas],
  });
});

it('refuses invalid and duplicate days, naming the row', async () => {
  const refused = async (body: unknown) => (await put(body)).body.detail[0].loc.join('.');
  expect(await refused({ special_hours: [{ date: '2999-02-30', hours: 'closed' }] })).toBe(
    'body.special_hours.0.date',
  );
  expect(await refused({ special_hours: [{ date: '2999-12-24', hours: ' ' }] })).toBe(
    'body.special_hours.0.hours',
  );
  expect(await refused({ special_hours: [eve, { ...eve, hours: 'closed' }] })).toBe(
    'body.special_hours',
  );
  expect(await refused({ special_hours: [], temporarily_closed: { reopens_on: 'soon' } })).toBe(
    'body.temporarily_closed.reopens_on',
  );
  expect(await page()).not.toHaveProperty('special_hours');
});

it('answers 412 with the current record to an outdated change, and 404 without a listing', async () => {
  await put({ special_hours: [eve] }, { 'if-match': '"0"' });
  const { status, body } = await put({ special_hours: [christmas] }, { 'if-match': '"0"' });
  expect([status, body.current.special_hours]).toEqual([412, [eve]]);
  const other = await service.tokenFor({ account_type: 'employer' });
  expect((await put({ special_hours: [] }, {}, other)).status).toBe(404);
});

it('announces coming days and a closure to search engines', async () => {
  await put({
    special_hours: [christmas, eve],
    temporarily_closed: { reopens_on: '2999-02-01' },
  });
  const { json_ld } = (await service.request('GET', `${path}/${listing.id}/head`)).body;
  const openings = json_ld.openingHoursSpecification;
  const type = { '@type': 'OpeningHoursSpecification' };
  expect(openings).toContainEqual({
    ...type,
    ...{ opens: '09:00', closes: '13:00', validFrom: eve.date, validThrough: eve.date },
  });
  expect(openings).toContainEqual({
    ...type,
    ...{ opens: '00:00', closes: '00:00', validFrom: christmas.date, validThrough: christmas.date },
  });
  expect(openings.at(-1)).toEqual({
    ...type,
    ...{ opens: '00:00', closes: '00:00', validThrough: '2999-01-31' },
    validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
