import { forgetPlace, lastPlace } from '@commons/web-kit/search/last-place';
import { accountSample } from '@commons/web-kit/testing/account-sample';
import { searchSummary } from '@commons/web-kit/testing/search-summary-sample';
import {
  refusal,
  screen,
  testUser,
  waitFor,
  widenScreen,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { businessItem } from '../testing/business-sample';
import { openBusiness } from '../testing/open-business';
import { openDirectory as open } from '../testing/open-directory';

// On a wide screen the filters are next to the list.
beforeAll(widenScreen);

type Summary = Parameters<typeof searchSummary>[0];

const openWith = (summary: Summary, at: string, rows = [businessItem('a')]) =>
  open(
    () => withTotal(rows, String(rows.length)),
    { at: `/business-directory${at}` },
    { 'POST /business-directory/search/summary': () => searchSummary(summary) },
  );
const box = () => screen.getByRole('combobox', { name: 'Search businesses' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('shows what was understood, corrected and left out, and lets one remove it', async () => {
  const { user, path, bodies } = openWith(
    {
      understood: [{ kind: 'ZIP', text: '72205', words: '72205', search: 'resturant' }],
      corrected: { from: 'resturant 72205', to: 'restaurant 72205' },
      any_of: ['plumber', 'electrician'],
    },
    '?search=resturant+72205',
  );
  await user.click(await screen.findByRole('link', { name: /^Search instead for resturant/ }));
  expect(path()).toBe('/business-directory?search=resturant+72205&exact=true');
  expect(screen.getByText(/each is one of them: plumber · electrician/)).toBeVisible();
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ exact: true }));
  await user.click(button('Remove 72205'));
  await waitFor(() => expect(path()).toBe('/business-directory?search=resturant'));
  expect(box()).toHaveValue('resturant');
});

it('says that the results are only near in meaning', async () => {
  openWith({ nearest: 'deck builder' }, '?search=veranda');
  expect(
    await screen.findByText('No exact match. Showing the closest: Deck builder.'),
  ).toBeVisible();
});

it('[DIR-10] offers the nearest searches with results', async () => {
  const { user, path } = openWith(
    {
      wider: [
        { without: { field: 'rating', value: '4' }, total: 7 },
        { without: { field: 'hasGallery', value: 'true' }, total: 2 },
        { without: { field: 'category', value: 'Retail' }, total: 1 },
      ],
    },
    '?search=tea&rating=4&hasGallery=true&category=Retail',
    [],
  );
  expect(await screen.findByText('No businesses found matching your criteria.')).toBeVisible();
  expect(button('2 without ‘Has photos’')).toBeVisible();
  expect(button('1 without ‘Retail’')).toBeVisible();
  await user.click(button('7 without ‘4+ stars’'));
  await waitFor(() =>
    expect(path()).toBe('/business-directory?search=tea&hasGallery=true&category=Retail'),
  );
});

it('says plainly that a trade is not listed yet, and offers what is near it', async () => {
  const { user, path } = open(
    () => withTotal([], '0'),
    { at: '/business-directory?search=electrician' },
    {
      'POST /business-directory/search/summary': () =>
        searchSummary({ related_category: { value: 'Home Services', total: 3 } }),
      'POST /jobs/search/summary': () => searchSummary({ total: 2 }),
    },
  );
  expect(await screen.findByText(/^Nothing is listed for ‘electrician’ yet\./)).toBeVisible();
  expect(screen.getByText('No businesses found matching your criteria.')).toBeVisible();
  const jobs = await screen.findByRole('link', { name: '2 jobs for ‘electrician’' });
  expect(jobs).toHaveAttribute('href', '/jobs?search=electrician');
  await user.click(screen.getByRole('link', { name: 'Home Services: 3 businesses' }));
  expect(path()).toBe('/business-directory?category=Home+Services');
});

it('shows counts per category, and highlights the words that were found', async () => {
  openWith(
    { facets: { category: [{ value: 'Retail', total: 3 }] }, highlight: ['what', 'business'] },
    '?search=what',
    [businessItem('a', { snippet: 'so it is what they do' })],
  );
  expect(await screen.findByRole('option', { name: 'Retail (3)' })).toBeVisible();
  const card = screen.getByRole('article', { name: 'Business a' });
  const marks = [...card.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Business', 'what']);
});

it('searches within a distance, which the cards show', async () => {
  const { user, bodies, path } = open(
    () => [businessItem('a', { distance_miles: 0.4 })],
    { user: testUser() },
    { 'GET /auth/profile': () => accountSample({ location: 'Hixson, TN' }) },
  );
  await user.click(button('Near me'));
  await waitFor(() => expect(path()).toBe('/business-directory?location=Hixson%2C+TN&within=10'));
  await user.selectOptions(screen.getByLabelText('Distance'), '5 miles');
  await waitFor(() =>
    expect(bodies().at(-1)).toEqual({
      near: 'Hixson, TN',
      within_miles: 5,
      sortBy: 'best',
      limit: 50,
    }),
  );
  expect(await screen.findByText('under 1 mi')).toBeVisible();
});

it('keeps the place for a business that is opened without the list, until sign-out', async () => {
  openWith({ near: 'Hixson, TN 37343' }, '?location=37343&within=5');
  await waitFor(() => expect(lastPlace()).toBe('Hixson, TN 37343'));
  const middles: Record<string, object> = {
    37343: { latitude: 35.17, longitude: -85.21, area: '37343' },
    37403: { latitude: 35.04, longitude: -85.29, area: '37403' },
  };
  const areas = {
    'GET /business-directory/area': ({ path }: { path: string }) =>
      middles[new URLSearchParams(path.split('?')[1]).get('zip_code') ?? ''],
  };
  const location_info = { street_address: '12 Mill St', zip_code: '37403' };
  openBusiness({ location_info }, undefined, areas);
  expect(await screen.findByText('10 mi from Hixson, TN 37343')).toBeVisible();
  forgetPlace();
  expect(lastPlace()).toBeUndefined();
});

it('says in place of the list that the place is unknown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, path } = open(
    () => {
      throw refusal(422, [
        { loc: ['body', 'near'], msg: 'We do not know it.', type: 'unknown_place' },
      ]);
    },
    { at: '/business-directory?location=Nowhere&within=10' },
  );
  expect(await screen.findByText('We do not know where ‘Nowhere’ is')).toBeVisible();
  await user.click(button('Search at any distance'));
  await waitFor(() => expect(path()).toBe('/business-directory?location=Nowhere'));
  jest.restoreAllMocks();
});

it('suggests businesses, which link to their page, and categories, which filter', async () => {
  const suggestions = [
    { kind: 'category', text: 'Retail', total: 8 },
    { kind: 'business', text: 'Rye & Co', id: '7', detail: 'Hixson, TN' },
  ];
  const { user, path } = open(
    () => [],
    {},
    { 'GET /business-directory/suggestions': () => suggestions },
  );
  await user.type(box(), 'ret');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  await user.click(within(list).getByRole('option', { name: /^Retail/ }));
  await waitFor(() => expect(path()).toBe('/business-directory?category=Retail'));
  expect(box()).toHaveValue('');
  await user.type(box(), 'rye');
  await user.click(await screen.findByRole('option', { name: /^Rye & Co/ }));
  expect(path()).toBe('/business-directory/7');
});

it('offers the filter to who types that it should be open now', async () => {
  const { user, bodies } = openWith({}, '?search=pizza+open+now');
  await user.click(await screen.findByRole('button', { name: 'Show only what is open now' }));
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ openNow: true, search: 'pizza' }));
  expect(box()).toHaveValue('pizza');
  expect(screen.queryByRole('button', { name: 'Show only what is open now' })).toBeNull();
});

it('filters by what is open now, and says how many have no hours', async () => {
  const { user, bodies, path } = openWith({ hours_unknown: 12 }, '');
  await user.click(await screen.findByLabelText('Open now'));
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ openNow: true }));
  expect(path()).toBe('/business-directory?openNow=true');
  expect(button('Filters (1)')).toBeVisible();
  expect(await screen.findByText('12 more businesses do not list opening hours.')).toBeVisible();
});

it('says that hours are unknown among the suggestions that find something', async () => {
  const wider = [{ without: { field: 'openNow', value: 'true' }, total: 37 }];
  openWith({ hours_unknown: 37, wider }, '?search=pizza&openNow=true', []);
  expect(await screen.findByRole('button', { name: '37 without ‘Open now’' })).toBeVisible();
  expect(screen.getByText('37 more businesses do not list opening hours.')).toBeVisible();
});

it('offers the search with all its filters but without its order as a feed', async () => {
  openWith({}, '?search=tea+%26+cake&rating=4&openNow=true&sortBy=name');
  const feed = await screen.findByRole('link', { name: /feed reader/ });
  expect(feed).toHaveAttribute(
    'href',
    '/api/business-directory/feed.atom?search=tea+%26+cake&rating=4&openNow=true',
  );
});
