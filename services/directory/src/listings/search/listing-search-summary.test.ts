import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../../app.module.js';
import { newListing } from '../../testing/new-listing.js';

let service: TestService;

const place = (street_address: string, zip_code: string, city = 'Little Rock') => ({
  location_info: { street_address, city, state: 'AR', zip_code, service_area: 'Local' },
});

beforeAll(async () => {
  service = await createTestService(directoryService);
  const listings = [
    {
      business_name: 'Wal-Mart #12',
      short_description: 'Groceries and more',
      ...place('8801 Baseline Rd', '72209'),
    },
    {
      business_name: 'Ouachita Pizza',
      business_category: 'Food & Restaurants',
      short_description: 'Pizza by the slice',
      full_description: `${'We are open late. '.repeat(20)}Ask for the calzone, and bring friends. ${'We close at two. '.repeat(20)}`,
      ...place('11525 Cantrell Rd', '72212'),
    },
    {
      business_name: 'Bright Sparks',
      business_category: 'Construction & Contractors',
      short_description: 'Electric contractor',
      ...place('100 Main St', '72114', 'North Little Rock'),
    },
    {
      business_name: 'Rock Solid Electric',
      business_category: 'Construction & Contractors',
      short_description: 'Electric contractor',
      ...place('20 N University Ave', '72205'),
    },
    { business_name: 'Far Away Electric', short_description: 'Electric contractor' },
  ];
  for (const listing of listings) await newListing(service, listing);
});
afterAll(() => service.close());

const ask = async (path: string, body: object) => {
  const answer = await service.request('POST', `/business-directory/${path}`, { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const summary = (body: object) => ask('search/summary', body);
const names = async (body: object): Promise<string[]> =>
  (await ask('search', body)).map(({ business_name }: { business_name: string }) => business_name);

describe('POST /business-directory/search/summary', () => {
  it.each([
    ['pizza cantrell', ['Trade: Pizza', 'Street: Cantrell']],
    ['pizza cantrell road', ['Trade: Pizza', 'Street: Cantrell Road']],
    ['electrician 72205', ['Trade: Electrician', 'ZIP: 72205']],
    ['electrician north little rock', ['Trade: Electrician', 'Place: North Little Rock']],
    ['electrician arkansas', ['Trade: Electrician', 'Place: Arkansas']],
  ])('recognises %j', async (search, chips) => {
    const { understood } = await summary({ search });
    expect(
      understood.map(({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`),
    ).toEqual(chips);
  });

  it('treats the name of a city as a unit', async () => {
    expect(await names({ search: 'electrician north little rock' })).toEqual(['Bright Sparks']);
  });

  it('highlights matches of synonyms and other spellings', async () => {
    expect((await summary({ search: 'electrician' })).highlight).toContain('electric contractor');
    expect((await summary({ search: 'walmart' })).highlight).toContain('wal mart');
  });

  it('lists cities and ZIP codes with their counts', async () => {
    const { facets, total } = await summary({ search: 'electrician' });
    expect(total).toBe(3);
    expect(facets.location).toEqual([
      { value: '72114', total: 1 },
      { value: '72205', total: 1 },
      { value: 'Little Rock', total: 1 },
      { value: 'North Little Rock', total: 1 },
    ]);
    expect(facets.category[0]).toEqual({ value: 'Construction & Contractors', total: 2 });
  });

  it('suggests removing a filter when nothing is found', async () => {
    const { wider } = await summary({ search: 'pizza', near: '72205', within_miles: 5 });
    expect(wider).toEqual([
      { without: { field: 'within_miles', value: '5' }, total: 1 },
      { without: { field: 'search', value: 'pizza' }, total: 2, search: '' },
    ]);
  });
});

describe('a search for a trade that no one has', () => {
  it.each([
    ['roofer', 'Construction & Contractors', 2],
    ['somebody to fix my roof in North Little Rock', 'Construction & Contractors', 2],
    ['techador', 'Construction & Contractors', 2],
    ['sushi', 'Food & Restaurants', 1],
  ])('names for %j the category it belongs to', async (search, value, total) => {
    const { related_category, near_words } = await summary({ search, openNow: true });
    expect(related_category).toEqual({ value, total });
    expect(near_words).toEqual([]);
  });

  it('names none that is empty, and none when there are results', async () => {
    for (const search of ['kennel', 'asdfgh', 'pizza'])
      expect((await summary({ search })).related_category).toBeUndefined();
  });

  it('suggests the category while the trade is typed', async () => {
    const answer = await service.request('GET', '/business-directory/suggestions?search=roofi');
    const category = { kind: 'category', text: 'Construction & Contractors', total: 2 };
    expect(answer.body).toEqual([category]);
  });
});

describe('a search around a place', () => {
  it('sorts by distance, and excludes listings without a known place', async () => {
    const rows = await ask('search', { near: 'Little Rock, AR 72205', within_miles: 10 });
    expect(rows.map(({ business_name }: { business_name: string }) => business_name)).toEqual([
      'Rock Solid Electric',
      'Bright Sparks',
      'Ouachita Pizza',
      'Wal-Mart #12',
    ]);
    expect(rows[0].distance_miles).toBe(0);
    expect(await names({ near: '72114', search: 'contractor' })).toEqual([
      'Bright Sparks',
      'Rock Solid Electric',
      'Far Away Electric',
    ]);
    expect(await names({ near: '97201', within_miles: 50 })).toEqual([]);
  });
});

describe('the snippet of a row', () => {
  it('is cut at words around the match', async () => {
    const [row] = await ask('search', { search: 'calzone' });
    expect(row.snippet).toMatch(/^….*\bcalzone, and bring friends\..*…$/);
    expect(row.snippet.length).toBeLessThanOrEqual(160);
    const [shown] = await ask('search', { search: 'pizza' });
    expect(shown.snippet).toBeUndefined();
  });
});

describe('GET /business-directory/suggestions', () => {
  const suggested = async (search: string) => {
    const path = `/business-directory/suggestions?${new URLSearchParams({ search })}`;
    const { body } = await service.request('GET', path);
    return body.map(({ kind, text }: { kind: string; text: string }) => `${kind} ${text}`);
  };

  it('suggests trades, categories, places and names', async () => {
    expect(await suggested('electri')).toEqual(
      expect.arrayContaining(['term electrician', 'business Rock Solid Electric']),
    );
    expect(await suggested('walm')).toEqual(['business Wal-Mart #12']);
    expect(await suggested('north l')).toEqual(['place North Little Rock']);
    expect(await suggested('food')).toContain('category Food & Restaurants');
    expect(await suggested('piza')).toContain('business Ouachita Pizza');
  });
});
