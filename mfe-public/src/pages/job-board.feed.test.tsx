import { screen, widenScreen } from '@commons/web-kit/testing/test-render';
import { openBoard as open } from '../testing/open-board';

beforeAll(widenScreen);

const feed = () => screen.getByRole('link', { name: /feed reader/ });

it('offers the search with all its filters but without its order as a feed', async () => {
  const filters =
    'search=cook+%26+serve&category=Retail&salary_min=45%2C000&salary_max=60k&posted_within_days=7&remote_ok=true';
  open(() => [], { at: `/jobs?${filters}&sortBy=title` });
  await screen.findByText(/^Found 0 jobs/);
  const { pathname, searchParams } = new URL(feed().getAttribute('href') ?? '', 'http://x');
  expect(pathname).toBe('/api/jobs/feed.atom');
  expect(Object.fromEntries(searchParams)).toEqual({
    search: 'cook & serve',
    category: 'Retail',
    salary_min: '45000',
    salary_max: '60000',
    posted_within_days: '7',
    remote_ok: 'true',
  });
});

it('offers the whole board as a feed when nothing is filtered', async () => {
  open(() => []);
  await screen.findByText('Found 0 jobs');
  expect(feed()).toHaveAttribute('href', '/api/jobs/feed.atom');
});
