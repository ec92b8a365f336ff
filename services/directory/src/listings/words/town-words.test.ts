import type { TownWord } from '@commons/contracts/portal/town-lists';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { setPortal } from '@commons/service-kit/testing/set-portal';
import { until } from '@commons/service-kit/testing/until';
import { directoryService } from '../../app.module.js';
import { listingInput } from '../../testing/listing-input.js';
import { newEmployer } from '../../testing/new-employer.js';

const crafts: TownWord = {
  ...{ name: 'Crafts & Artisans', spanish: 'Artesanía', picture: 'Retail' },
  words: ['pottery wheel', 'quilts'],
};
const shore: TownWord = { name: 'North Shore', spanish: 'Orilla Norte', words: ['northshore'] };

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService, { env: { LANGUAGES: 'en,es' } });
});
afterAll(() => service.close());

const input = (change: object, service_area = 'Local') => {
  const listing = listingInput();
  return {
    ...{ ...listing, ...change },
    location_info: { ...listing.location_info, service_area },
  };
};
const add = async (change: object, area?: string) => {
  const { token } = await newEmployer(service);
  return service.request('POST', '/business-directory', { token, body: input(change, area) });
};
const search = async (body: object) =>
  (await service.request('POST', '/business-directory/search', { body })).body.map(
    ({ business_name }: { business_name: string }) => business_name,
  );
const summary = async (body: object) =>
  (await service.request('POST', '/business-directory/search/summary', { body })).body;
const ofAuth = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const token = await service.serviceToken('auth');
  return (await service.request(method, path, { token, ...(body && { body }) })).body;
};

it("takes the town's categories and areas as soon as they are set, and says what there is", async () => {
  const refused = await add({ business_category: 'Artesanía' });
  expect([refused.status, refused.body.detail[0].loc]).toEqual([
    422,
    ['body', 'business_category'],
  ]);
  await setPortal(service, { listing_categories: [crafts], service_areas: [shore] });
  const kiln = { business_name: 'Kiln & Clay', business_category: 'crafts & artisans' };
  await until(
    async () => (await add(kiln, 'orilla norte')).status,
    (status) => status === 201,
  );
  const other = await add({ business_category: 'Beekeeping' });
  expect(other.body.detail[0].msg).toMatch(/Automotive; .*; Other; Crafts & Artisans$/);
  expect((await add({}, 'Moon')).body.detail[0].loc).toEqual([
    ...['body', 'location_info', 'service_area'],
  ]);
});

it('finds, counts and suggests them, in either language and by the words for them', async () => {
  await add({ business_name: 'Bread' });
  for (const words of ['quilts', 'artesanía', 'crafts & artisans', 'pottery wheel northshore']) {
    expect([words, await search({ search: words })]).toEqual([words, ['Kiln & Clay']]);
  }
  expect(await search({ category: crafts.name })).toEqual(['Kiln & Clay']);
  for (const location of ['North Shore', 'orilla norte', 'Northshore']) {
    expect(await search({ location })).toEqual(['Kiln & Clay']);
  }
  const { facets, understood } = await summary({ search: 'quilts' });
  expect(facets.category).toEqual([{ value: crafts.name, total: 1 }]);
  expect(facets.location).toContainEqual({ value: shore.name, total: 1 });
  expect(understood).toMatchObject([{ kind: 'Category', text: crafts.name, words: 'quilts' }]);
  const { body } = await service.request('GET', '/business-directory/suggestions?search=craf');
  expect(body).toContainEqual({ kind: 'category', text: crafts.name, total: 1 });
});

it('names them in Spanish where pages and feeds are read in Spanish', async () => {
  const [{ id }] = (
    await service.request('POST', '/business-directory/search', { body: { search: 'quilts' } })
  ).body;
  const spanish = { headers: { 'accept-language': 'es' } };
  const head = await service.request('GET', `/business-directory/${id}/head`, spanish);
  expect(head.body).toMatchObject({ card: { line: 'Artesanía', category: 'Retail' } });
  const feed = await fetch(`${service.url}/business-directory/feed.atom?search=quilts`, spanish);
  expect(await feed.text()).toContain('<category term="Artesanía"/>');
});

it('sorts imported rows by them', async () => {
  const token = await service.tokenFor({ account_type: 'employer', operator: true });
  const rows = ['Artesanía', 'Quilts and bedding'].map((business_category, at) => ({
    ...{ business_name: `Loom ${at}`, business_category, city: 'Conway', state: 'AR' },
  }));
  await service.request('POST', '/business-directory/import', { token, body: { rows } });
  expect((await search({ category: crafts.name })).sort()).toEqual([
    'Kiln & Clay',
    'Loom 0',
    'Loom 1',
  ]);
});

it('counts for auth what uses one, and moves it to another', async () => {
  const list = 'listing_categories';
  const uses = (name: string) =>
    ofAuth('GET', `/internal/word-uses?${new URLSearchParams({ list, name })}`);
  expect(await uses(crafts.name)).toEqual({ total: 3 });
  const moved = { list, name: crafts.name, to: 'Retail' };
  expect(await ofAuth('POST', '/internal/word-moves', moved)).toEqual({ total: 3 });
  expect(await uses(crafts.name)).toEqual({ total: 0 });
  await until(
    () => search({ category: 'Retail' }),
    (found) => found.length === 3,
  );
  await setPortal(service, {});
  await until(
    async () => (await add({ business_category: crafts.name })).status,
    (status) => status === 422,
  );
});

it('finds what is in an area by a street or a ZIP code that the operator wrote for it', async () => {
  const street = { ...shore, words: ['northshore', 'Frazier Ave', '37405'] };
  await setPortal(service, { service_areas: [street] });
  const token = await service.tokenFor({ account_type: 'employer', operator: true });
  const places = [{ street_address: '12 Frazier Ave' }, { zip: '37405' }, { zip: '37402' }];
  const rows = places.map((place, at) => ({
    ...{ business_name: `Ferry ${at}`, business_category: 'Plumbing', city: 'Conway', state: 'AR' },
    ...place,
  }));
  await service.request('POST', '/business-directory/import', { token, body: { rows } });
  await until(
    () => search({ search: 'ferry northshore' }),
    (found) => found.length === 2,
  );
  expect((await search({ search: 'ferry orilla norte' })).sort()).toEqual(['Ferry 0', 'Ferry 1']);
  expect((await search({ search: 'ferry', location: 'North Shore' })).sort()).toEqual([
    'Ferry 0',
    'Ferry 1',
  ]);
  const { facets, understood } = await summary({ search: 'ferry northshore' });
  expect(facets.location).toContainEqual({ value: shore.name, total: 2 });
  expect(understood).toContainEqual(expect.objectContaining({ kind: 'Place', text: shore.name }));
});
