import { oneListingText } from '@commons/contracts/businesses/listing-lists';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import type { Redis } from 'ioredis';
import { directoryService } from '../../app.module.js';
import { employerCalls } from '../../testing/employer-calls.js';
import { listingInput } from '../../testing/listing-input.js';
import { newEmployer } from '../../testing/new-employer.js';

const path = '/business-directory';
let service: TestService;
let redis: Redis;
let owner: string;
let token: string;
const { call, changeTasks } = employerCalls(() => ({ service, redis, owner, token }));
const found = async (body: object) =>
  (await service.request('POST', `${path}/search`, { body })).body.map(
    ({ id }: { id: string }) => id,
  );

beforeAll(async () => {
  service = await createTestService(directoryService, { env: { RECONCILE_INTERVAL_MS: '100' } });
  redis = service.redis();
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ sub: owner, token } = await newEmployer(service));
});

describe('POST /business-directory', () => {
  it('[LST-20] [ENT-03] accepts the nested body and returns the whole listing with its id', async () => {
    const { status, body } = await call('POST', listingInput());
    expect(status).toBe(201);
    const { logo_filename: _, ...input } = listingInput();
    expect(body).toEqual({
      ...input,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      location: 'Conway, AR',
      employer_id: owner,
      logo_filename: null,
      gallery_images: [],
      average_rating: 0,
      total_reviews: 0,
      views: 0,
      created_at: expect.any(String),
    });
    expect((await call('GET', undefined, '/my-listing')).body).toEqual(body);
    expect((await service.request('GET', `${path}/${body.id}`)).body).toMatchObject(input);
  });

  it('[LST-17] accepts a listing without optional fields', async () => {
    const { contact_info, location_info, ...input } = listingInput();
    const { street_address: _, ...place } = location_info;
    const required = {
      business_name: input.business_name,
      business_category: input.business_category,
      short_description: input.short_description,
      contact_info,
      location_info: place,
      year_established: input.year_established,
      business_type: input.business_type,
    };
    const { status, body } = await call('POST', required);
    expect([status, body.business_hours, body.key_services]).toEqual([201, {}, []]);
    for (const name of ['full_description', 'pricing_info', 'booking_url', 'num_employees']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  it('[LST-04] stores the code of a state in capitals', async () => {
    const { location_info } = listingInput();
    const stored = async (method: string, state: string) =>
      (await call(method, { ...listingInput(), location_info: { ...location_info, state } })).body
        .location_info.state;
    expect(await stored('POST', ' tn')).toBe('TN');
    expect(await stored('PUT', 'Tennessee')).toBe('Tennessee');
  });

  it('[LST-16] trims services, tags and licenses and drops empty ones', async () => {
    const lists = {
      key_services: [' Bread ', '', 'Cakes', 'Bread'],
      tags: ['  '],
      license_numbers: ['A-1', ' '],
    };
    const { body } = await call('POST', { ...listingInput(), ...lists });
    expect(body).toMatchObject({
      key_services: ['Bread', 'Cakes'],
      tags: [],
      license_numbers: ['A-1'],
    });
  });

  it.each([
    [{ business_name: ' ' }, 'business_name'],
    [{ business_category: '' }, 'business_category'],
    [{ short_description: 'x'.repeat(201) }, 'short_description'],
    [{ contact_info: { email: 'a@example.org', website: 'https://x.example' } }, 'phone'],
    [{ year_established: undefined }, 'year_established'],
    [{ business_type: '' }, 'business_type'],
  ])('refuses %j', async (change, field) => {
    const { status, body } = await call('POST', { ...listingInput(), ...change });
    expect([status, JSON.stringify(body.detail)]).toEqual([422, expect.stringContaining(field)]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:x', 'www.example.org'])(
    'refuses %j as a website URL',
    async (address) => {
      const { contact_info } = listingInput();
      for (const change of [
        { contact_info: { ...contact_info, website: address } },
        { social_media: { facebook: address } },
        { booking_url: address },
      ]) {
        const { status, body } = await call('POST', { ...listingInput(), ...change });
        expect(status).toBe(422);
        expect(JSON.stringify(body)).toContain(
          'Please enter a valid website URL (must start with http:// or https://)',
        );
      }
    },
  );

  it('[LST-14] accepts only years from 1800 to the current one', async () => {
    const now = new Date().getFullYear();
    for (const year_established of [1799, now + 1, 1999.5]) {
      const { status, body } = await call('POST', { ...listingInput(), year_established });
      expect(status).toBe(422);
      if (Number.isInteger(year_established)) {
        expect(JSON.stringify(body)).toContain(`Please enter a valid year between 1800 and ${now}`);
      }
    }
    expect((await call('POST', { ...listingInput(), year_established: 1800 })).status).toBe(201);
    expect((await call('PUT', { ...listingInput(), year_established: now })).status).toBe(200);
  });

  it('allows one listing per employer, also with concurrent requests (decision A45)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call('POST', listingInput())),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => !made.includes(answer))) {
      expect([status, body]).toEqual([409, { detail: oneListingText }]);
    }
    expect((await call('GET', undefined, '/my-listing')).body.id).toBe(made[0]?.body.id);
  });
});

describe('PUT /business-directory', () => {
  it('replaces everything, and search finds the new values only', async () => {
    const name = `Zwieback ${owner.slice(-3)} Bakers`;
    const { body: before } = await call('POST', { ...listingInput(), business_name: name });
    expect(await found({ search: name })).toEqual([before.id]);
    const input = {
      ...listingInput(),
      business_name: `Lebkuchen ${owner.slice(-3)}`,
      business_category: 'Photography',
      pricing_info: '',
      full_description: undefined,
      tags: [],
    };
    const { status, body } = await call('PUT', input);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: before.id, business_category: 'Photography', tags: [] });
    expect(body).not.toHaveProperty('pricing_info');
    expect(body).not.toHaveProperty('full_description');
    expect(body.created_at).toBe(before.created_at);
    expect(await found({ search: name, exact: true })).toEqual([]);
    expect(await found({ search: 'lebkuchen', category: 'photography' })).toContain(before.id);
  });

  it('is found under its own category only: Other means Other', async () => {
    const { body } = await call('POST', { ...listingInput(), business_category: 'Real Estate' });
    for (const category of ['Real Estate', 'real estate']) {
      expect(await found({ category })).toContain(body.id);
    }
    expect(await found({ category: 'Other' })).not.toContain(body.id);
    await call('PUT', { ...listingInput(), business_category: 'Other' });
    expect(await found({ category: 'OTHER' })).toContain(body.id);
    expect(await found({ category: 'Real Estate' })).not.toContain(body.id);
  });

  it('is not found under Other because of search terms stored by an older version', async () => {
    const { body } = await call('POST', { ...listingInput(), business_category: 'Photography' });
    const listings = (await service.database()).collection('listings');
    await listings.updateOne(
      { owner_id: owner },
      { $set: { search_terms: ['=category:photography', '=category:other'] } },
    );
    await service.restart();
    expect(await found({ category: 'Other' })).not.toContain(body.id);
    expect(await found({ category: 'Photography' })).toContain(body.id);
  });

  it.each([
    [['business_category'], 'Nonsense', 'Automotive; Beauty & Wellness'],
    [['business_type'], 'Blah', 'Sole Proprietorship; LLC'],
    [['num_employees'], 'lots', '1; 2-5; 6-10'],
    [['location_info', 'service_area'], 'The Moon', 'Local; Regional'],
    [['payment_methods', 0], 'Shells', 'Cash; Credit Cards'],
    [['languages_spoken', 0], 'Klingon', 'English; Spanish'],
    [['accessibility_features', 0], 'Nothing', 'Wheelchair Accessible'],
  ])('refuses a value that is not on the list at %j', async (place, word, allowed) => {
    const input = structuredClone(listingInput()) as Record<string, unknown>;
    const [field = '', part] = place as [string, (string | number)?];
    if (part === undefined) input[field] = word;
    else if (part === 0) input[field] = [word];
    else input[field] = { ...(input[field] as object), [part]: word };
    const { status, body } = await call('POST', input);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', ...place]);
    expect(body.detail[0].msg).toContain(`"${word}" is not on the list. Choose one of: ${allowed}`);
  });

  it('accepts list values in any case', async () => {
    const words = { business_category: 'food & restaurants', business_type: 's corporation' };
    const { status, body } = await call('POST', { ...listingInput(), ...words });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      business_category: 'Food & Restaurants',
      business_type: 'S Corporation',
    });
  });

  it('answers 404 without a listing', async () => {
    const { status, body } = await call('PUT', listingInput());
    expect([status, typeof body.detail]).toEqual([404, 'string']);
  });
});

describe('DELETE /business-directory', () => {
  it('deletes the listing, and allows another afterwards', async () => {
    const { body } = await call('POST', listingInput());
    expect((await call('DELETE')).status).toBe(204);
    expect((await service.request('GET', `${path}/${body.id}`)).status).toBe(404);
    expect((await call('GET', undefined, '/my-listing')).status).toBe(404);
    expect((await call('DELETE')).status).toBe(404);
    expect((await call('POST', listingInput())).status).toBe(201);
  });

  it('is completed by the reconciliation after an interruption', async () => {
    const { body } = await call('POST', listingInput());
    const database = await service.database();
    const removals = database.collection('listing_removals');
    const { _id } = (await database.collection('listings').findOne({ owner_id: owner })) ?? {};
    await removals.insertOne({ _id, owner_id: owner, begun_at: new Date() } as never);
    await until(
      () => removals.countDocuments(),
      (left) => left === 0,
    );
    expect((await service.request('GET', `${path}/${body.id}`)).status).toBe(404);
    expect((await changeTasks()).length).toBeGreaterThan(1);
  });
});
