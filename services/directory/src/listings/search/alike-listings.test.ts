import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { directoryService } from '../../app.module.js';
import { claimCalls } from '../../testing/claim-calls.js';
import { listingInput } from '../../testing/listing-input.js';
import { newEmployer } from '../../testing/new-employer.js';

let service: TestService;
let operator: string;
let token: string;
const { call, unclaimed } = claimCalls(() => ({ service, operator }));

beforeAll(async () => {
  service = await createTestService(directoryService);
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
  ({ token } = await newEmployer(service));
});
afterAll(() => service.close());

const alike = async (asked: Record<string, string>) =>
  (await call('GET', `/alike?${new URLSearchParams(asked)}`, token)).body;

it('matches name and address like the import, in any spelling', async () => {
  const id = await unclaimed({
    ...{ business_name: 'Root Café, LLC', street_address: '1500 S. Main Street, Suite 2' },
    ...{ city: 'Little Rock', zip: '72202' },
  });
  const name = 'The Root Cafe';
  const place = { street: '1500 South Main St', city: 'Little Rock', zip: '72202' };
  expect(await alike({ name, ...place })).toMatchObject([
    { id, owned: false, alike: ['name', 'address'] },
  ]);
  expect(await alike({ name, city: 'Little Rock' })).toMatchObject([{ id, alike: ['name'] }]);
  expect(await alike({ name, city: 'Conway' })).toEqual([]);
  expect(await alike({ name: 'Root Canal Doctors', city: 'Little Rock' })).toEqual([]);
});

it('matches the phone under any name, and reports an owner', async () => {
  const owner = await newEmployer(service);
  const { body } = await call('POST', '', owner.token, {
    ...listingInput(),
    contact_info: { ...listingInput().contact_info, phone: '+1 (501) 555-0177' },
  });
  expect(await alike({ name: 'Quite Another', phone: '501.555.0177' })).toMatchObject([
    { id: body.id, owned: true, alike: ['phone'] },
  ]);
  expect(await alike({ name: 'Quite Another', phone: '555' })).toEqual([]);
});

it('knows the phones of older listings, and ignores suspended ones', async () => {
  const database = await service.database();
  const _id = new Types.ObjectId();
  const at = new Date();
  await database.collection('listings').insertOne({
    ...{ _id, business_name: 'Old Mill', business_category: 'Retail', short_description: '' },
    ...{ contact_info: { phone: '501-555-0188' }, gallery_images: [], shown: true },
    ...{ average_rating: 0, total_reviews: 0, views: 0, created_at: at, updated_at: at },
  });
  await database.collection<{ _id: string }>('migrations').deleteOne({ _id: 'listing-phones' });
  await service.restart();
  const asked = { name: 'X', phone: '501 555 0188' };
  const found = await until(
    () => alike(asked),
    (some) => some.length > 0,
  );
  expect(found).toMatchObject([{ id: String(_id) }]);
  await database.collection('listings').updateOne({ _id }, { $set: { shown: false } });
  expect(await alike({ name: 'X', phone: '501 555 0188' })).toEqual([]);
});

it('needs a name', async () => {
  expect((await call('GET', '/alike', token)).status).toBe(422);
});
