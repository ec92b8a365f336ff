import { directoryFilterCategories } from '@commons/contracts/businesses/business-lists';
import {
  fireEvent,
  networkError,
  screen,
  testUser,
  waitFor,
  widenScreen,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import { businessItem } from '../testing/business-sample';
import { openDirectory as open } from '../testing/open-directory';

// On a wide screen the filters are next to the list.
beforeAll(widenScreen);

const button = (name: string) => screen.getByRole('button', { name });
const card = async (id: string) =>
  within(await screen.findByRole('article', { name: `Business ${id}` }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

const plain = { sortBy: 'newest', limit: 50 };

it('[DIR-01] has a search box with its button, and a button with the filter count that opens the filters', async () => {
  const at = '/business-directory?category=Retail&hasReviews=true';
  const { user } = open(() => [], { at });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Business Directory');
  expect(screen.getByRole('combobox', { name: 'Search businesses' })).toBeVisible();
  expect(button('Search')).toBeVisible();
  const toggle = button('Filters (2)');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Category')).toHaveValue('Retail');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Category')).toBeNull();
});

it('[DIR-02] offers the 13 categories first, and the others of the listing form under More', async () => {
  open(() => []);
  const select = screen.getByLabelText('Category');
  const options = within(select).getAllByRole('option');
  expect(options.slice(0, 14).map((option) => option.textContent)).toEqual([
    'Any category',
    'Automotive',
    'Beauty & Wellness',
    'Construction & Contractors',
    'Food & Restaurants',
    'Healthcare',
    'Professional Services',
    'Technology',
    'Transportation',
    'Retail',
    'Entertainment',
    'Education',
    'Home Services',
    'Other',
  ]);
  expect(directoryFilterCategories).toHaveLength(13);
  const more = within(screen.getByRole('group', { name: 'More' })).getAllByRole('option');
  expect(more).toHaveLength(8);
  expect(more[0]).toHaveTextContent('Real Estate');
});

it('[DIR-03] [DIR-04] [DIR-05] searches again on each filter change, with limit 50, and leaves out empty values', async () => {
  const { user, bodies, path } = open(() => []);
  await screen.findByText('Found 0 businesses');
  expect(bodies()).toEqual([plain]);
  const rating = screen.getByLabelText('Minimum rating');
  expect(
    within(rating)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Any rating', '1+ star', '2+ stars', '3+ stars', '4+ stars']);
  await user.selectOptions(rating, '3+ stars');
  await waitFor(() => expect(bodies().at(-1)).toEqual({ ...plain, rating: 3 }));
  await user.selectOptions(screen.getByLabelText('Category'), 'Healthcare');
  await user.click(screen.getByLabelText('Has reviews'));
  await user.click(screen.getByLabelText('Has photos'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name A-Z');
  await user.type(screen.getByLabelText('Location'), 'Hixson');
  await user.type(screen.getByRole('combobox', { name: 'Search businesses' }), 'den');
  const all = {
    search: 'den',
    category: 'Healthcare',
    location: 'Hixson',
    rating: 3,
    hasReviews: true,
    hasGallery: true,
    sortBy: 'name_asc',
    limit: 50,
  };
  await waitFor(() => expect(bodies().at(-1)).toEqual(all));
  expect(path()).toContain('category=Healthcare');
  expect(path()).toContain('hasGallery=true');

  await user.selectOptions(rating, 'Any rating');
  const { rating: _, ...rest } = all;
  await waitFor(() => expect(bodies().at(-1)).toEqual(rest));
});

it('[DIR-05] shows a spinner while loading, and keeps the previous cards visible', async () => {
  let answer: (rows: unknown) => void = () => {};
  let calls = 0;
  const { user } = open(() =>
    calls++ === 0 ? [businessItem('a')] : new Promise((resolve) => (answer = resolve)),
  );
  expect(screen.getAllByText('Searching...')[0]).toBeVisible();
  await card('a');
  await user.selectOptions(screen.getByLabelText('Category'), 'Retail');
  expect(screen.getByText('Searching...')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Business a' })).toBeInTheDocument();
  await act(async () => answer([businessItem('b')]));
  await card('b');
  expect(screen.queryByRole('article', { name: 'Business a' })).toBeNull();
});

it('searches after a pause in typing, and on the button', async () => {
  const { user, bodies } = open(() => []);
  await screen.findByText('Found 0 businesses');
  // In one event: on a busy machine the debounce could fire between two letters.
  fireEvent.change(screen.getByRole('combobox', { name: 'Search businesses' }), {
    target: { value: 'bak' },
  });
  expect(bodies()).toHaveLength(1);
  await waitFor(() =>
    expect(bodies()).toEqual([plain, { ...plain, search: 'bak', sortBy: 'best' }]),
  );
  await user.click(button('Search'));
  await waitFor(() => expect(bodies()).toHaveLength(3));
});

it('[DIR-06] shows how many were found and the sort order', async () => {
  const { user } = open(() => withTotal([businessItem('a')], '1000+'));
  expect(await screen.findByText('Found 1,000+ businesses')).toBeVisible();
  expect(screen.getByText('Sorted by: Newest first')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Highest rated');
  expect(await screen.findByText('Sorted by: Highest rated')).toBeVisible();
});

it('[DIR-07] sorts the loaded rows, and sends the order to the server', async () => {
  const rows = [
    businessItem('b', { average_rating: 3, total_reviews: 9, created_at: '2026-11-02T00:00:00Z' }),
    businessItem('c', { average_rating: 5, total_reviews: 1, created_at: '2026-11-03T00:00:00Z' }),
    businessItem('a', { average_rating: 3, total_reviews: 4, created_at: '2026-11-01T00:00:00Z' }),
  ];
  const { user, bodies } = open(() => rows);
  await card('a');
  const orders = [
    ['Newest first', 'newest', 'cba'],
    ['Oldest first', 'oldest', 'abc'],
    ['Highest rated', 'rating', 'cba'],
    ['Most reviews', 'reviews', 'bac'],
    ['Name A-Z', 'name_asc', 'abc'],
    ['Name Z-A', 'name_desc', 'cba'],
  ] as const;
  const sort = screen.getByLabelText('Sort by');
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(orders.map(([label]) => label));
  expect(sort).toHaveValue('newest');
  for (const [label, sortBy, expected] of orders) {
    await user.selectOptions(sort, label);
    await waitFor(() => expect(bodies().at(-1)).toEqual({ ...plain, sortBy }));
    await screen.findByText('Found 3 businesses');
    // Equal ratings keep the server's order: b before a.
    const wanted = sortBy === 'rating' ? 'cba' : expected;
    expect(names()).toEqual([...wanted].map((id) => `Business ${id}`));
  }
});

it.each([
  ['a guest', null, '/register'],
  [
    'an employer',
    testUser({ account_type: 'employer' }),
    '/employer-dashboard?tab=business-directory',
  ],
  ['a job seeker', testUser(), '/contact?subject=Change%20account%20type'],
])('[DIR-10] offers to clear the filters and to add a business: %s', async (_who, user, target) => {
  const page = open(() => [], { at: '/business-directory?search=x&rating=4&sortBy=oldest', user });
  expect(await screen.findByText('No businesses found matching your criteria.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Your Business' })).toHaveAttribute('href', target);
  await page.user.click(button('Clear Filters'));
  await waitFor(() => expect(page.path()).toBe('/business-directory'));
  expect(screen.getByRole('combobox', { name: 'Search businesses' })).toHaveValue('');
});

it('[DIR-12] does not count empty values, newest first and unticked boxes', async () => {
  const { user } = open(() => []);
  expect(button('Filters')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Oldest first');
  await user.click(screen.getByLabelText('Has photos'));
  expect(button('Filters (2)')).toBeVisible();
  await user.click(screen.getByLabelText('Has photos'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
  expect(button('Filters')).toBeVisible();
});

it('[DIR-13] only logs a failed load: the list stays empty, without a message', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { user } = open(() => {
    if (broken) throw networkError();
    return [businessItem('a')];
  });
  expect(await screen.findByText('No businesses found matching your criteria.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  // Other words would not help.
  expect(screen.queryByText(/Try fewer words/)).toBeNull();
  expect(log).toHaveBeenCalledWith('Businesses could not be loaded', expect.anything());
  broken = false;
  await user.click(button('Try again'));
  await card('a');
  log.mockRestore();
});

it('loads more from the end of the list', async () => {
  const rows = ['a', 'b', 'c'].map((id) => businessItem(id));
  const pages = [rows.slice(0, 2), rows.slice(2)];
  const { user, bodies } = open(() => withTotal(pages.shift() ?? [], '3'));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await card('c');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(bodies()).toEqual([plain, { ...plain, offset: 2 }]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
