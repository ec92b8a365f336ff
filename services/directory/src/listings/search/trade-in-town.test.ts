import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../../app.module.js';
import { newListing } from '../../testing/new-listing.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service?.close());

const ask = async (body: unknown, caller: 'ai' | 'auth' = 'ai') =>
  service.request('POST', '/internal/trade-in-town', {
    token: await service.serviceToken(caller),
    body,
  });

const weekdaysOnly = { monday: '7am - 2pm', tuesday: '7am - 2pm', sunday: 'closed' };

it('counts the businesses of a trade with their reviews, photos and hours, and looks names up', async () => {
  const bakery = { business_category: 'Food & Restaurants', short_description: 'A bakery' };
  await newListing(service, {
    ...bakery,
    business_name: "Ada's Bakery",
    average_rating: 4.5,
    total_reviews: 4,
    gallery_images: ['a.webp'],
    pricing_info: ' Loaf $6,\n rolls $1 ',
    business_hours: weekdaysOnly,
  });
  await newListing(service, {
    ...bakery,
    business_name: 'Crumb & Co',
    average_rating: 3,
    total_reviews: 2,
    business_hours: { ...weekdaysOnly, sunday: '8am - noon' },
  });
  await newListing(service, { ...bakery, business_name: 'Third Bakery', business_hours: {} });
  await newListing(service, { ...bakery, business_name: 'Hidden Bakery', shown: false });
  await newListing(service, { business_name: 'Gus Plumbing', short_description: 'Pipes' });

  const { status, body } = await ask({ trade: 'bakery', names: ['Adas bakery', 'Nobody Here'] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 3,
    category: 'Food & Restaurants',
    priced: [{ business_name: "Ada's Bakery", pricing: 'Loaf $6, rolls $1' }],
    looked_at: 3,
    with_reviews: 2,
    reviews: 6,
    average_rating: 4,
    with_photos: 1,
    with_hours: 2,
    open_on: { monday: 2, tuesday: 2, wednesday: 0, sunday: 1 },
    leading: [{ business_name: "Ada's Bakery", reviews: 4 }, { business_name: 'Crumb & Co' }],
    named: [
      { name: 'Adas bakery', listing: { rating: 4.5, open_days: ['monday', 'tuesday'] } },
      { name: 'Nobody Here' },
    ],
  });
  expect(body.named[1]).not.toHaveProperty('listing');
});

it('understands a typing error, and answers with the category of the best matches and readable names', async () => {
  const pets = { business_category: 'Pet Services', short_description: 'Dog grooming' };
  await newListing(service, { ...pets, business_name: 'POSH PAWS PET SALON', import_ref: 'x:1' });
  await newListing(service, { ...pets, business_name: 'Wash & Wag' });
  const { body } = await ask({ trade: 'dog groming salon', names: ['posh paws pet salon'] });
  expect(body).toMatchObject({ total: 2, category: 'Pet Services', priced: [] });
  expect(body.named[0].listing.business_name).toBe('Posh Paws Pet Salon');
});

it('narrows a whole category to a trade of the offer, in the place if it has businesses', async () => {
  const food = { business_category: 'Food & Restaurants' };
  const at = (city: string) => ({
    location_info: { city, state: 'AR', zip_code: '', street_address: '' },
  });
  await newListing(service, { ...food, ...at('Conway'), business_name: 'Glaze Donuts' });
  await newListing(service, { ...food, ...at('Benton'), business_name: 'Hole Donuts' });
  await newListing(service, { ...food, ...at('Conway'), business_name: 'Conway Curry House' });
  const trade = 'Food & Restaurants';
  const offer = 'gluten free donuts and coffee from a trailer';
  const near = await ask({ trade, offer, place: 'Conway, AR', names: ['Glaze Do-Nuts'] });
  expect(near.body).toMatchObject({
    ...{ searched: 'donuts', place: 'Conway, AR', total: 1, best: [{ reviews: 0 }] },
    named: [{ listing: { business_name: 'Glaze Donuts' } }],
  });
  const { body: far } = await ask({ trade, offer, place: 'Reykjavik' });
  expect(far).toMatchObject({ searched: 'donuts', total: 2 });
  expect(far).not.toHaveProperty('place');
  // A type of business that is a trade itself is what was asked for.
  expect((await ask({ trade: 'curry house', offer })).body).toMatchObject({
    searched: 'curry house',
  });
});

it('finds nothing for an unknown trade, and refuses other services and bad input', async () => {
  expect((await ask({ trade: 'zeppelin rides' })).body).toMatchObject({ total: 0, leading: [] });
  expect((await ask({ trade: 'bakery' }, 'auth')).status).toBe(403);
  expect((await ask({ trade: ' ' })).status).toBe(422);
  expect((await ask({ trade: 'a', names: Array(6).fill('x') })).status).toBe(422);
});
