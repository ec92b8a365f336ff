import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { directoryService } from '../../app.module.js';
import { employerCalls } from '../../testing/employer-calls.js';
import { listingInput } from '../../testing/listing-input.js';
import { newEmployer } from '../../testing/new-employer.js';
import { newListing } from '../../testing/new-listing.js';

const path = '/business-directory';
let service: TestService;
let owner: string;
let token: string;
const { call } = employerCalls(() => ({ service, redis: service.redis(), owner, token }));

const shop = (business_name: string, zip_code: string, facts: object = {}) =>
  newListing(service, {
    business_name,
    location_info: { city: 'Chattanooga', state: 'TN', zip_code },
    ...facts,
  });
const ask = async (under: string, body: object) =>
  (await service.request('POST', `${path}/${under}`, { body })).body;
const names = async (body: object): Promise<string[]> =>
  (await ask('search', body)).map(({ business_name }: { business_name: string }) => business_name);

const ids: Record<string, string> = {};

beforeAll(async () => {
  service = await createTestService(directoryService);
  ({ sub: owner, token } = await newEmployer(service));
  ids.north = (await shop('North Shop', '37405')).id;
  // Its owner has moved the pin from the far side of the city to the street of North Shop.
  ids.pinned = (
    await shop('Pinned Shop', '37421', { pin: { latitude: 35.078, longitude: -85.308 } })
  ).id;
  ids.east = (await shop('East Shop', '37421')).id;
  ids.other = (await shop('Other East Shop', '37421-1234')).id;
  ids.city = (await shop('City Shop', '')).id;
  ids.nowhere = (await newListing(service, { business_name: 'Nowhere Shop' })).id;
});
afterAll(() => service.close());

describe('POST /business-directory/search/map', () => {
  it('shows pins as they are, and the others by the area that is known of them', async () => {
    const map = await ask('search/map', { search: 'shop' });
    expect(map).toMatchObject({
      pins: [{ id: ids.pinned, name: 'Pinned Shop', latitude: 35.078, longitude: -85.308 }],
      ...{ pins_total: 1, unplaced: 1 },
    });
    expect(map.areas).toEqual([
      expect.objectContaining({
        area: '37421',
        total: 2,
        ids: expect.arrayContaining([ids.other, ids.east]),
      }),
      expect.objectContaining({ area: '37405', total: 1, ids: [ids.north] }),
      expect.objectContaining({ area: 'Chattanooga, TN', total: 1, ids: [ids.city] }),
    ]);
    expect(map.areas[0].latitude).toBeCloseTo(35.025, 2);
  });

  it('has what the search finds, and says what it is around', async () => {
    const near = { near: '37405', within_miles: 5 };
    const map = await ask('search/map', near);
    expect(map.pins.map(({ id }: { id: string }) => id)).toEqual([ids.pinned]);
    expect(map.areas.map(({ area }: { area: string }) => area)).toContain('37405');
    expect(map.areas.map(({ area }: { area: string }) => area)).not.toContain('37421');
    expect(map.near).toEqual({ latitude: 35.077, longitude: -85.308 });
    expect(await ask('search/map', { search: 'zeppelin' })).toEqual({
      ...{ pins: [], pins_total: 0, areas: [], unplaced: 0 },
    });
    const { status } = await service.request('POST', `${path}/search/map`, {
      body: { near: 'Qwertz' },
    });
    expect(status).toBe(422);
  });
});

it('sorts by distance from a place, whose pin counts before its address', async () => {
  const sorted = await names({ near: '37405', sortBy: 'nearest' });
  expect(sorted.slice(0, 2).sort()).toEqual(['North Shop', 'Pinned Shop']);
  expect(sorted.slice(-3).sort()).toEqual(['East Shop', 'Nowhere Shop', 'Other East Shop']);
  expect(sorted.at(-1)).toBe('Nowhere Shop');
  const page = { near: '37405', sortBy: 'nearest', limit: 2, offset: 2 };
  expect(await names(page)).toEqual(sorted.slice(2, 4));
  // Without a place as if no order was named.
  expect(await names({ sortBy: 'nearest' })).toEqual(await names({}));
});

it('gives the middle of an address as far as it is known', async () => {
  const area = (query: string) => service.request('GET', `${path}/area?${query}`);
  expect((await area('zip_code=37405-2210')).body).toMatchObject({ area: '37405' });
  expect((await area('zip_code=00000&city=chattanooga&state=Tennessee')).body).toMatchObject({
    area: 'Chattanooga, TN',
  });
  expect((await area('city=Atlantis')).status).toBe(404);
});

describe('the pin of a listing', () => {
  const door = { latitude: 35.0884567891, longitude: -92.4421 };
  const pinsFound = async () => (await ask('search/map', { search: 'sourdough' })).pins.length;
  const put = (pin: unknown) => call('PUT', { ...listingInput(), pin });

  it('is stored to a metre, searched by, part of the structured data, and removed by null', async () => {
    const created = await call('POST', { ...listingInput(), pin: door });
    expect([created.status, created.body.pin]).toEqual([
      201,
      { latitude: 35.08846, longitude: -92.4421 },
    ]);
    const { id } = created.body;
    await until(pinsFound, (pins) => pins === 1);
    const head = (await service.request('GET', `${path}/${id}/head`)).body;
    expect(head.json_ld.geo).toEqual({
      '@type': 'GeoCoordinates',
      ...{ latitude: 35.08846, longitude: -92.4421 },
    });
    expect((await put(null)).body).not.toHaveProperty('pin');
    expect((await call('GET', undefined, '/my-listing')).body).not.toHaveProperty('pin');
    await until(pinsFound, (pins) => pins === 0);
  });

  it('is refused far from the address until it is confirmed', async () => {
    // The minus of the longitude is missing: Tibet.
    const lost = { latitude: 35.0884, longitude: 92.4421 };
    const { status, body } = await put(lost);
    expect([status, body.detail[0]]).toEqual([
      422,
      {
        ...{ loc: ['body', 'pin'], type: 'far_pin' },
        msg: expect.stringMatching(/^This is \d{4} miles from 72032\. Check the numbers/),
      },
    ]);
    expect((await put({ ...lost, confirmed: true })).body.pin).toEqual({
      ...lost,
      confirmed: true,
    });
    expect((await put({ latitude: 135, longitude: 0 })).status).toBe(422);
    expect((await put('35.0884, -92.4421')).status).toBe(422);
  });
});
