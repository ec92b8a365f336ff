import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { rebuildSearchIndex } from '@commons/service-kit/testing/rebuild-search-index';
import { directoryService } from '../app.module.js';

let service: TestService;
let operator: string;

const rows = [
  { business_name: "CHICO'S #1246", business_category: 'SHOPPING', short_description: 'Clothes' },
  {
    business_name: 'Ouachita Builders',
    business_category: 'CONSTRUCTION AND HOME SERVICES',
    short_description: 'Contractors - general building',
    street_address: '4022 Maryland Ave',
    city: 'Little Rock',
    state: 'AR',
    zip: '72204-2069',
  },
  {
    business_name: 'Salon Écarlate',
    business_category: 'HEALTH AND BEAUTY SERVICES',
    short_description: 'Barbers and hairdressers',
    phone: '+1 (501) 555 01 42 ext 9',
    city: 'Conway',
    state: 'AR',
    created_at: '2020-01-02T03:04:05.000Z',
    ref: 'x-1',
  },
  { business_name: 'Mystery', business_category: 'PERMITS', short_description: 'x'.repeat(300) },
];

const load = (body: unknown, token: string | undefined = operator) =>
  service.request('POST', '/business-directory/import', { token, body });
const search = (body: unknown) => service.request('POST', '/business-directory/search', { body });
const names = async (body: unknown) =>
  (await search(body)).body.map(({ business_name }: { business_name: string }) => business_name);

beforeAll(async () => {
  service = await createTestService(directoryService);
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
  expect((await load({ rows })).body).toMatchObject({ imported: 4, unchanged: 0, refused: [] });
});
afterAll(() => service.close());

describe('POST /business-directory/search', () => {
  it('[ENT-02] returns list items, with the mapped category of an import (decision A61)', async () => {
    const { status, body, headers } = await search({ search: 'ouachita' });
    expect([status, headers.get('x-total-count')]).toEqual([200, '1']);
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        business_name: 'Ouachita Builders',
        logo_filename: null,
        business_category: 'Construction & Contractors',
        location_info: { city: 'Little Rock', state: 'AR' },
        location: 'Little Rock, AR',
        short_description: 'Contractors - general building',
        average_rating: 0,
        total_reviews: 0,
        gallery_images: [],
        external: true,
        created_at: expect.any(String),
      },
    ]);
  });

  it.each([
    ['chico', ["CHICO'S #1246"]],
    ["chico's 1246", ["CHICO'S #1246"]],
    ['ecar', ['Salon Écarlate']],
    ['contractor', ['Ouachita Builders']],
    ['shopping', ["CHICO'S #1246"]],
    ['builders salon', ['Ouachita Builders', 'Salon Écarlate']],
    ['chico écarlate', []],
  ])('finds the listings for %j (decisions A66, B81)', async (text, found) => {
    expect(await names({ search: text })).toEqual(found);
  });

  it('[A66] finds whose phone number is typed, in whatever form', async () => {
    for (const typed of ['501-555-0142', '(501) 555-0142', '+1 501 555 0142', '5015550142'])
      expect(await names({ search: typed })).toEqual(['Salon Écarlate']);
    expect(await names({ search: '501-555-0143' })).toEqual([]);
  });

  it('distinguishes imported businesses by a flag, a filter and a link to their source', async () => {
    const source_url = 'https://records.test/42';
    await load({ rows: [{ business_name: 'Linked Lumber', ref: 'linked', source_url }] });
    expect(await names({ search: 'linked', source: 'imported' })).toEqual(['Linked Lumber']);
    expect(await names({ search: 'linked', source: 'posted' })).toEqual([]);
    const [{ id }] = (await search({ search: 'linked' })).body;
    const page = await service.request('GET', `/business-directory/${id}`);
    expect(page.body).toMatchObject({ external: true, source_url });
    const bad = [{ business_name: 'Bad', source_url: 'javascript:alert(1)' }];
    expect((await load({ rows: bad })).body.refused).toHaveLength(1);
    const database = await service.database();
    await database.collection('listings').deleteOne({ import_ref: 'ref:linked' });
    await database.close();
    await rebuildSearchIndex(service, 'listings');
  });

  it('filters and sorts before the limit (decision A20)', async () => {
    expect(await names({ category: 'retail' })).toEqual(["CHICO'S #1246"]);
    expect(await names({ location: 'little rock' })).toEqual(['Ouachita Builders']);
    expect((await names({ location: 'ar', sortBy: 'oldest' }))[0]).toBe('Salon Écarlate');
    expect(await names({ rating: 4 })).toEqual([]);
    expect(await names({ hasReviews: true })).toEqual([]);
    expect(await names({ hasGallery: true })).toEqual([]);
    const ascending = await names({ sortBy: 'name_asc' });
    expect(ascending).toEqual(["CHICO'S #1246", 'Mystery', 'Ouachita Builders', 'Salon Écarlate']);
    expect(await names({ sortBy: 'name_desc' })).toEqual([...ascending].reverse());
    for (const sortBy of ['newest', 'rating', 'reviews']) {
      expect((await names({ sortBy })).at(-1)).toBe('Salon Écarlate');
    }
    const page = await search({ sortBy: 'name_asc', limit: 1, offset: 2 });
    expect([page.body[0].business_name, page.headers.get('x-total-count')]).toEqual([
      'Ouachita Builders',
      '4',
    ]);
  });

  it.each([
    { limit: 101 },
    { limit: '7' },
    { limit: [7] },
    { offset: true },
    { rating: 6 },
    { sortBy: 'x' },
    { search: {} },
    { hasGallery: 1 },
  ])('refuses %j', async (body) => expect((await search(body)).status).toBe(422));
});

describe('one listing', () => {
  it('can be read by everyone, with its head', async () => {
    const [{ id }] = (await search({ search: 'mystery' })).body;
    const { status, body } = await service.request('GET', `/business-directory/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ business_category: 'Other', emergency_services: false, views: 1 });
    expect([body.short_description.length, body.full_description.length]).toEqual([200, 300]);
    expect(body).not.toHaveProperty('import_ref');
    const head = await service.request('GET', `/business-directory/${id}/head`);
    expect(head.body).toMatchObject({
      title: 'Mystery',
      canonical_path: `/business-directory/${id}`,
      json_ld: { '@type': 'LocalBusiness' },
    });
  });

  it('answers 404 for unknown and malformed ids', async () => {
    for (const id of ['65f0000000000000000000ff', 'x']) {
      const answer = await service.request('GET', `/business-directory/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Business not found' } });
    }
  });

  it('answers 404 to an employer without one, and refuses everyone else', async () => {
    const mine = async (token?: string) =>
      service.request('GET', '/business-directory/my-listing', { token });
    const employer = await mine(await service.tokenFor({ account_type: 'employer' }));
    expect([employer.status, typeof employer.body.detail]).toEqual([404, 'string']);
    expect((await mine(await service.tokenFor({ account_type: 'job_seeker' }))).status).toBe(403);
    expect((await mine()).status).toBe(401);
  });
});

describe('POST /business-directory/import', () => {
  it('is for operators only and leaves known rows unchanged', async () => {
    const employer = await service.tokenFor({ account_type: 'employer' });
    expect((await load({ rows }, employer)).status).toBe(403);
    expect((await load({ rows })).body).toMatchObject({ imported: 0, unchanged: 4, refused: [] });
  });

  it('refuses invalid rows individually', async () => {
    const bad = [{ business_name: '' }, 7, { business_name: 'Late Arrival' }];
    const { body } = await load({ rows: bad });
    expect(body).toMatchObject({ imported: 1, refused: [{ row: 0 }, { row: 1 }] });
    expect((await load({ rows: [] })).status).toBe(422);
    // Other tests count the rows of the first import.
    const database = await service.database();
    await database.collection('listings').deleteOne({ business_name: 'Late Arrival' });
    await database.close();
  });
});

it('[A66] takes the pronoun of a description for no computer business', async () => {
  await load({
    rows: [
      {
        business_name: 'Northside Auto',
        short_description: 'We show you the part before we change it.',
      },
      { business_name: 'Byte Doctors', short_description: 'IT support for small offices.' },
    ],
  });
  expect(await names({ search: 'it support' })).toEqual(['Byte Doctors']);
  expect(await names({ search: 'computer repair' })).toEqual(['Byte Doctors']);
});
