import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { directoryService } from '../../app.module.js';
import { newListing } from '../../testing/new-listing.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

const database = () => service.database();
const readiness = () => service.request('GET', '/readyz');

it('converts listings of earlier versions before the service is ready', async () => {
  const { id } = await newListing(service, {
    business_name: 'Pulaski Lamp Works',
    location_info: { street_address: '12 S. Main Street', city: 'Little Rock', zip_code: '72201' },
    contact_info: { phone: '+1 (501) 555-0142' },
  });
  const listings = (await database()).collection('listings');
  const former = { shown: 1, place_key: 1, phone_key: 1 };
  const _id = new Types.ObjectId(id);
  await listings.updateOne({ _id }, { $unset: former, $set: { search_terms: ['lamp'] } });
  const changedAt = (await listings.findOne({ _id }))?.updated_at;
  await (await database()).collection('migrations').deleteMany({});
  await service.restart();
  await until(readiness, ({ status }) => status === 200);
  const { body } = await service.request('POST', '/business-directory/search', {
    body: { search: 'pulaski' },
  });
  expect(body.map((one: { id: string }) => one.id)).toEqual([id]);
  const stored = await until(
    () => listings.findOne({ _id }),
    (one) => one?.phone_key !== undefined && one.search_terms === undefined,
  );
  expect(stored).toMatchObject({
    shown: true,
    place_key: '12 s main st|72201',
    phone_key: '5015550142',
    updated_at: changedAt,
  });
  const done = await (await database()).collection('migrations').find({}).toArray();
  expect(done.map(({ _id: name, changed }) => `${name}: ${changed}`).sort()).toEqual([
    'former-search-fields:listings: 1',
    'listing-phones: 1',
    'listing-places: 1',
    'listing-shown: 1',
  ]);
});
