import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { listingInput } from '../testing/listing-input.js';
import { newEmployer } from '../testing/new-employer.js';

let service: TestService;
let operator: string;

/** An operator's own rules: "Ferry permit" is not a business, and a lighthouse is entertainment. */
const ownLines = 'Entertainment: lighthouse\nNo business: ferry permit\n';

beforeAll(async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'commons-categories-')), 'categories.txt');
  writeFileSync(file, ownLines);
  service = await createTestService(directoryService, { env: { LISTING_CATEGORIES_FILE: file } });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterEach(async () => {
  const database = await service.database();
  await database.collection('listings').deleteMany({});
  await database.close();
});
afterAll(() => service.close());

type Row = Record<string, string>;

const row = (name: string, licence: string, more: Row = {}): Row => ({
  business_name: name,
  business_category: 'SERVICES',
  short_description: licence,
  street_address: '4022 Maple Ave',
  city: 'Conway',
  state: 'AR',
  zip: '72204-2069',
  ref: `${name}/${licence}`,
  ...more,
});
const permit = (name: string, licence: string, more: Row = {}) =>
  row(name, licence, { business_category: 'PERMITS', ...more });

const load = async (...rows: Row[]) =>
  (
    await service.request('POST', '/business-directory/import', {
      token: operator,
      body: { rows },
    })
  ).body;
/** State as stored by an earlier version: one listing per row, each with its place. */
async function storeDoubles(...rows: Row[]) {
  for (const one of rows) {
    await load({ ...one, street_address: `${rows.indexOf(one) + 1} Elsewhere St` });
  }
  const database = await service.database();
  const listings = database.collection('listings');
  const [first] = await listings.find({}).toArray();
  const { street_address } = rows[0] as Row;
  await listings.updateMany(
    {},
    {
      $set: {
        place_key: `${String(street_address).toLowerCase()}|72204`,
        'location_info.street_address': street_address,
      },
    },
  );
  await database.close();
  return first;
}
async function all() {
  const database = await service.database();
  const found = await database.collection('listings').find({}).sort({ business_name: 1 }).toArray();
  await database.close();
  return found;
}
const search = async (body: unknown) =>
  (await service.request('POST', '/business-directory/search', { body })).body;

describe('categories of imported businesses', () => {
  it.each([
    ['Dentists', 'HEALTH AND BEAUTY SERVICES', 'Healthcare'],
    ['Barber/beauty operators', 'HEALTH AND BEAUTY SERVICES', 'Beauty & Wellness'],
    ['Health spa/fitness center', 'HEALTH AND BEAUTY SERVICES', 'Fitness & Sports'],
    ['Landscaping', 'CONSTRUCTION AND HOME SERVICES', 'Home Services'],
    ['Contractors - general building', 'CONSTRUCTION', 'Construction & Contractors'],
    ['Attorneys', 'PROFESSIONALS', 'Legal Services'],
    ['Marketing', 'ADVERTISING AND MARKETING', 'Marketing & Advertising'],
    ['Photographers and/or portrait painters:', 'SERVICES', 'Photography'],
    ['Veterinarians', 'PROFESSIONALS', 'Pet Services'],
    ['Kindergarten, daycare or nursery school', 'EDUCATION', 'Education'],
    ['Nursery, plants/shrubbery', 'SHOPPING', 'Retail'],
    ['Retail Food Establishment', '', 'Food & Restaurants'],
    ['Children’s Services Facility License', '', 'Education'],
    ['Offices of lawyers', 'Professional, Scientific, and Technical Services', 'Legal Services'],
    ['722511 Full-service restaurants', '', 'Food & Restaurants'],
    ['NAICS 621210', 'Health Care and Social Assistance', 'Healthcare'],
    ['', 'Arts, Entertainment, and Recreation', 'Entertainment'],
    ['', 'Healthcare', 'Healthcare'],
    [
      'A family business since 1951. We like what we do, and our shop is open every day of the week from nine in the morning to late.',
      'Dentists',
      'Healthcare',
    ],
    ['Lighthouse', '', 'Entertainment'],
    ['Hot Dogs, Burgers, Food', 'Restaurants', 'Food & Restaurants'],
    ['Food Delivery Services, Pizza', 'Restaurants', 'Food & Restaurants'],
    ['Cosmetic Dentists, General Dentistry', 'Health & Medical', 'Healthcare'],
  ])('places "%s" of %s under %s', async (licence, category, expected) => {
    const answer = await load(row('Any Name', licence, { business_category: category, ref: 'r' }));
    expect(answer).toEqual({ imported: 1, unchanged: 0, refused: [] });
    expect(await search({ category: expected })).toHaveLength(1);
  });

  it('uses the name when the licence does not identify the trade', async () => {
    await load(
      row('Cedar Dental Group', 'Administrative office', { street_address: '1 A St' }),
      row('Ruben’s Auto Repair', 'Repair shops/service', { street_address: '2 A St' }),
      row('Tempus LLC', 'Administrative office', { street_address: '3 A St' }),
    );
    expect((await all()).map((one) => one.business_category)).toEqual([
      'Healthcare',
      'Automotive',
      'Professional Services',
    ]);
  });

  it('reports rows without a category and rows that are no business by licence text', async () => {
    const unknown = { business_category: '' };
    const answer = await load(
      row('Qwx One', 'Zymurgy oracle', { ...unknown, street_address: '1 A St' }),
      row('Qwx Two', 'Zymurgy oracle', { ...unknown, street_address: '2 A St' }),
      row('Maple Bank', 'Alarm permit'),
      row('Coin Holding', 'Vending machines'),
      row('Red Boats', 'Ferry permit', { street_address: '9 Quay St' }),
    );
    expect(answer).toEqual({
      imported: 2,
      unchanged: 0,
      left_out: [
        { text: 'Alarm permit', rows: 1 },
        { text: 'Vending machines', rows: 1 },
        { text: 'Ferry permit', rows: 1 },
      ],
      unplaced: [{ text: 'Zymurgy oracle', rows: 2 }],
      refused: [],
    });
    expect(await search({ category: 'Other' })).toHaveLength(2);
  });
});

describe('one listing for one business', () => {
  const variants = [
    row('Pizza Haus, Inc. #13', 'Restaurants', { street_address: '2912 S. University Avenue' }),
    row('PIZZA HAUS #13', 'Restaurants', {
      street_address: '2912 S UNIVERSITY AVE STE 4',
      ref: 'b',
    }),
    row('The Pizza-Haus 13 LLC', 'Catering service', {
      street_address: '2912 South University Ave. #4',
      zip: '72204',
    }),
  ];

  it('merges rows of the same name and address in any spelling', async () => {
    expect(await load(...variants)).toEqual({ imported: 1, merged: 2, unchanged: 0, refused: [] });
    const [listing] = await all();
    expect(listing).toMatchObject({
      business_name: 'Pizza Haus, Inc. #13',
      short_description: 'Restaurants',
      key_services: ['Catering service'],
      import_refs: ['ref:b', 'ref:The Pizza-Haus 13 LLC/Catering service'],
    });
    expect(await search({ search: 'catering' })).toHaveLength(1);
  });

  it('is neither split nor duplicated when its rows are loaded again, alone or together', async () => {
    for (const one of variants) await load(one);
    expect(await load(...variants)).toEqual({ imported: 0, unchanged: 3, refused: [] });
    for (const one of [...variants].reverse()) {
      expect(await load(one)).toEqual({ imported: 0, unchanged: 1, refused: [] });
    }
    expect(await all()).toHaveLength(1);
  });

  it('does not merge other names at the same address or the same name elsewhere', async () => {
    await load(
      row('Maple Salon', 'Barber/beauty operators'),
      row('Maple Grill', 'Restaurants'),
      row('Maple Salon', 'Barber/beauty operators', { street_address: '7 Oak St', ref: 'other' }),
      row('Maple Salon', 'Barber/beauty operators', { street_address: '', ref: 'nowhere 1' }),
      row('Maple Salon', 'Barber/beauty operators', { street_address: '', ref: 'nowhere 2' }),
    );
    expect(await all()).toHaveLength(5);
  });

  it('is created once by concurrent imports', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...variants[at % 3],
      ref: `twin-${at}`,
    })) as Row[];
    await Promise.all(many.map((one) => load(one)));
    const [listing, ...others] = await all();
    expect(others).toEqual([]);
    expect(listing?.import_refs).toHaveLength(19);
  });

  it('updates from its changed row, including the category', async () => {
    await load(row('Old Name', 'Dentists', { ref: 'x' }));
    const answer = await load(row('New Name', 'Florist', { ref: 'x' }));
    expect(answer).toEqual({ imported: 0, updated: 1, unchanged: 0, refused: [] });
    expect(await search({ search: 'new name' })).toMatchObject([{ business_category: 'Retail' }]);
    expect(await search({ search: 'old' })).toEqual([]);
  });

  it('neither changes nor duplicates the listing of an owner', async () => {
    const { token } = await newEmployer(service);
    const own = { ...listingInput(), business_name: 'Own Grill' };
    const { body } = await service.request('POST', '/business-directory', { token, body: own });
    const { street_address, city, zip_code } = own.location_info;
    const same = row('OWN GRILL LLC', 'Restaurants', { street_address, city, zip: zip_code });
    expect(await load(same)).toMatchObject({ imported: 0, merged: 1 });
    expect(await load(same)).toMatchObject({ imported: 0, unchanged: 1 });
    const read = await service.request('GET', `/business-directory/${body.id}`);
    expect(read.body).toMatchObject({
      business_name: 'Own Grill',
      short_description: own.short_description,
    });
    expect(read.body).not.toHaveProperty('external');
    expect(read.body).not.toHaveProperty('import_refs');
    expect(await all()).toHaveLength(1);
  });
});

describe('permits', () => {
  const business = row('Robert’s Sport Bar & Grill', 'Restaurants');
  const drinks = permit('ROBERTS SPORTS BAR AND GRILL INC', 'Mixed drink permit', { zip: '72204' });
  const expected = {
    business_name: 'Robert’s Sport Bar & Grill',
    business_category: 'Food & Restaurants',
    short_description: 'Restaurants',
  };

  it.each([
    ['after', [business, drinks]],
    ['before', [drinks, business]],
  ])('merge into their business when they come %s it', async (_, rows) => {
    for (const one of rows) await load(one);
    expect(await all()).toMatchObject([expected]);
    expect((await load(...rows)).unchanged).toBe(2);
    expect(await all()).toMatchObject([expected]);
  });

  it('create a listing for a business without its own row, without the words of the permit', async () => {
    await load(
      permit('Red Crab #0202', 'Mixed drink permit', { street_address: '1 A St' }),
      permit('Otter Spirits', 'Liquor permit-retail', { street_address: '2 A St' }),
      permit('Otter Spirits Shop', 'Tobacco permit', { street_address: '2 A St', ref: 'tobacco' }),
      permit('Big Patio LLC', 'Outdoor patio', { street_address: '3 A St' }),
    );
    expect(
      (await all()).map((one) => [one.business_name, one.business_category, one.short_description]),
    ).toEqual([
      ['Otter Spirits', 'Retail', ''],
      ['Red Crab #0202', 'Food & Restaurants', ''],
    ]);
  });
});

describe('duplicates stored by an earlier version', () => {
  const rows = [row('Fix It', 'Locksmith'), row('Fix It Inc', 'Window glass')];

  it('are merged when their file is loaded again, with all their references and search words', async () => {
    await storeDoubles(...rows);
    expect(await all()).toHaveLength(2);
    expect(await load(...rows)).toMatchObject({ imported: 0, merged: 1 });
    const [only, ...others] = await all();
    expect(others).toEqual([]);
    expect([only?.import_ref, ...(only?.import_refs ?? [])].sort()).toEqual(
      rows.map(({ ref }) => `ref:${ref}`).sort(),
    );
    for (const words of ['locksmith', 'window glass'])
      expect(await search({ search: words })).toHaveLength(1);
    // Another load finds both rows in it.
    expect(await load(...rows)).toMatchObject({ imported: 0, unchanged: 2 });
    expect(await all()).toHaveLength(1);
  });

  it('stay when they have reviews or an owner', async () => {
    await storeDoubles(...rows);
    const database = await service.database();
    await database.collection('listings').updateMany({}, { $set: { total_reviews: 1 } });
    await database.close();
    await load(...rows);
    expect(await all()).toHaveLength(2);
  });
});
