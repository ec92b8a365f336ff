import { weekdays } from '@commons/contracts/businesses/listing-lists';
import {
  createTestService,
  type TestAnswer,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { watchSearches } from '@commons/service-kit/testing/watch-searches';
import fc from 'fast-check';
import { directoryService } from '../../app.module.js';
import { fileForm } from '../../testing/file-form.js';
import { listingInput } from '../../testing/listing-input.js';
import { jpeg } from '../../testing/test-images.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

const path = '/business-directory';
const names = ['Bakery', 'Bake House', 'Books', 'Bread & Books', 'Barber'];
const categories = ['Food & Restaurants', 'Retail', 'Qwx'];
const cities = ['Conway', 'Cabot', 'Benton'];
const queries = [
  {},
  ...names.map((search) => ({ search })),
  ...cities.map((location) => ({ location })),
  ...categories.map((category) => ({ category, sortBy: 'rating' })),
  { search: 'bak', location: 'con', category: 'Retail' },
  { search: 'sourdough' },
  { search: 'barbers shop' },
  { hasGallery: true },
  { rating: 4, search: 'book' },
  { hasReviews: true, category: 'Other' },
  { openNow: true, search: 'book' },
  { openNow: true },
];

/** Every search, and the summary of some. */
const asked = queries.flatMap((body, at) => [
  { call: 'search', body },
  ...(at % 3 === 0 ? [{ call: 'search/summary', body }] : []),
]);

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const kinds = ['write', 'write', 'remove', 'photo', 'photos away', 'logo', 'review', 'hide'];
const step = fc.record({
  kind: oneOf([...kinds, 'hide review', 'show', 'reply', 'report', 'closure']),
  owner: fc.nat(2),
  name: oneOf(names),
  category: oneOf(categories),
  city: oneOf(cities),
  text: oneOf(['Sourdough', 'Barbers and shops', 'All we do']),
  rating: fc.integer({ min: 1, max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const refusals = new Set<number>();
let people = 0;

const everyHour = Object.fromEntries(weekdays.map((day) => [day, '24 hours']));

/** One write of an employer, a guest or an operator, as the screens send it. */
async function make({ kind, owner, ...facts }: Step): Promise<TestAnswer> {
  const sub = `65f00000000000000000000${owner}`;
  const token = await service.tokenFor({ account_type: 'employer', sub });
  const operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const call = (method: string, to: string, body?: unknown, as: string | undefined = token) =>
    service.request(method, to, { token: as, body });
  const mine = await call('GET', `${path}/my-listing`);
  const at = `${path}/${mine.body.id ?? '65f00000000000000000000a'}`;
  const reviews = (await call('GET', `${at}/reviews`)).body;
  const review = `${reviews[0]?.id ?? '65f00000000000000000000b'}`;
  const decide = (what: string, id: string, decision: string) => {
    const body = { decision, reason: 'Looked at it.' };
    return call('PATCH', `${path}/operator/subjects/${what}/${id}`, body, operator);
  };
  const photo = async (field: string) =>
    fileForm(field, [{ name: 'a.jpg', bytes: await jpeg(60, 40) }]);
  switch (kind) {
    case 'write': {
      const base = listingInput();
      const body = {
        ...{ ...base, business_name: facts.name, business_category: facts.category },
        business_hours: facts.rating > 2 ? everyHour : {},
        ...{ short_description: facts.text, full_description: '', key_services: [], tags: [] },
        location_info: { ...base.location_info, city: facts.city },
        logo_filename: facts.rating === 1 ? null : undefined,
      };
      return call(mine.status === 200 ? 'PUT' : 'POST', path, body);
    }
    case 'closure':
      return call('PUT', `${path}/special-hours`, {
        special_hours: facts.rating > 3 ? [{ date: '2999-12-24', hours: 'closed' }] : [],
        ...(facts.rating % 2 === 0 && { temporarily_closed: {} }),
      });
    case 'remove':
      return call('DELETE', path);
    case 'photo':
      return call('POST', `${at}/gallery/multiple`, await photo('images'));
    case 'photos away':
      return call('DELETE', `${at}/gallery/${mine.body.gallery_images?.[0] ?? 'none.webp'}`);
    case 'logo':
      return call('POST', '/upload-logo', await photo('logo'));
    case 'review':
      return service.request('POST', `${at}/reviews`, {
        headers: { 'x-forwarded-for': `198.51.100.${++people % 250}` },
        body: {
          reviewer_name: 'Rita',
          reviewer_email: `rita${people}@example.org`,
          rating: facts.rating,
          comment: 'I was there.',
        },
      });
    case 'reply':
      return call('PUT', `${at}/reviews/${review}/reply`, { text: 'Thanks' });
    case 'report':
      return service.request('POST', `${at}/report`, {
        headers: { 'x-forwarded-for': `203.0.113.${++people % 250}` },
        body: { reason: 'spam' },
      });
    case 'hide review':
      return decide('review', review, facts.rating > 2 ? 'hide' : 'keep');
    default:
      return decide('listing', at.slice(path.length + 1), kind === 'hide' ? 'hide' : 'keep');
  }
}

/** Each kind of write once, in an order in which all succeed; further runs are random. */
const everyKind: Step[] = [
  ...['write', 'photo', 'photos away', 'photo', 'logo', 'review', 'reply', 'hide review'],
  ...['closure', 'report', 'hide', 'show', 'remove'],
].map((kind) => ({
  ...{ kind, owner: 0, name: 'Bakery', category: 'Retail', city: 'Conway' },
  ...{ text: 'Sourdough', rating: 5 },
}));

it('records with every write each search whose result it changes', async () => {
  const watched = watchSearches(asked, ({ call, body }) =>
    service.request('POST', `${path}/${call}`, { body }),
  );
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 14 }), async (steps) => {
      for (const one of steps) {
        const { status } = await watched.write(one.kind, () => make(one));
        if (status < 300) done.add(one.kind);
        else refusals.add(status);
      }
      expect([watched.missed, watched.silent]).toEqual([[], []]);
    }),
    { numRuns: 8, seed: 7, endOnFailure: true, examples: [[everyKind]] },
  );
  // Guards against a vacuous property: every kind of write succeeded, and some searches changed and others were still
  // cached.
  expect([...done].sort()).toEqual(
    [...new Set([...kinds, 'hide review', 'show', 'reply', 'report', 'closure'])].sort(),
  );
  expect([...refusals].filter((status) => status >= 500)).toEqual([]);
  expect(watched.counts.changed).toBeGreaterThan(30);
  expect(watched.counts.kept).toBeGreaterThan(100);
}, 600_000);
