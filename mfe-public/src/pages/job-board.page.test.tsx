import { jobSample } from '@commons/web-kit/testing/job-sample';
import {
  fakeApi,
  fireEvent,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  timedOut,
  timeoutText,
  waitFor,
  widenScreen,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import { openBoard as open } from '../testing/open-board';
import JobDetailPage from './job-detail.page';

// On a wide screen the filters are next to the list.
beforeAll(widenScreen);

const failing = (error: unknown) => () => {
  throw error;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('[JOB-01] has title, post button, search box with its button, filters with their count, sort note', async () => {
  const { user } = open(() => [], { at: '/jobs?category=Retail&remote_ok=true' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job Board');
  expect(button('Post a Job')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search jobs' })).toBeVisible();
  expect(button('Search')).toBeVisible();
  expect(screen.getByText('Sorted by: Newest first')).toBeVisible();

  const toggle = button('Filters (2)');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Category')).toHaveValue('Retail');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Category')).toBeNull();
});

it('[JOB-02] says Searching..., then how many were found and with how many filters', async () => {
  const { user } = open(() => withTotal([jobSample('a')], '12'));
  expect(screen.getAllByText('Searching...')[0]).toBeVisible();
  expect(await screen.findByText('Found 12 jobs')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Category'), 'Sales');
  expect(await screen.findByText('Found 12 jobs with 1 filter')).toBeVisible();
  await user.click(screen.getByLabelText('Remote OK'));
  expect(await screen.findByText('Found 12 jobs with 2 filters')).toBeVisible();
});

it('counts one job in the singular, and neither search words nor blanks as a filter', async () => {
  const { user } = open(() =>
    withTotal(
      [jobSample('a', { employment_type: 'Internship', experience_level: 'Internship' })],
      '1',
    ),
  );
  expect(await screen.findByText('Found 1 job')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(/^(?!.*Internship.*Internship)/);
  await user.type(screen.getByRole('combobox', { name: 'Search jobs' }), 'press');
  await user.type(screen.getByLabelText('Location'), '   ');
  await user.click(button('Search'));
  expect(await screen.findByText('Found 1 job')).toBeVisible();
  expect(button('Filters')).toBeVisible();
  expect(button('Clear All Filters')).toBeEnabled();
});

it("says 'Found 1,000+ jobs' when the server stopped counting", async () => {
  open(() => withTotal([jobSample('a')], '1000+'));
  expect(await screen.findByText('Found 1,000+ jobs')).toBeVisible();
});

it('[JOB-03] sends the active filters, amounts as integers, and leaves out the empty ones', async () => {
  const { user, bodies, path } = open(() => []);
  await screen.findByText('Found 0 jobs');
  expect(bodies()).toEqual([{}]);
  await user.type(screen.getByRole('combobox', { name: 'Search jobs' }), 'press');
  await user.selectOptions(screen.getByLabelText('Category'), 'Technology');
  await user.type(screen.getByLabelText('Location'), 'Hixson');
  await user.selectOptions(screen.getByLabelText('Employment type'), 'full-time');
  await user.selectOptions(screen.getByLabelText('Experience level'), 'Mid Level');
  await user.type(screen.getByLabelText('Minimum salary'), '45,000');
  await user.type(screen.getByLabelText('Maximum salary'), '60000');
  await user.selectOptions(screen.getByLabelText('Posted within'), 'Last 7 days');
  await user.selectOptions(screen.getByLabelText('Company size'), '11-50 people');
  const all = {
    search: 'press',
    category: 'Technology',
    location: 'Hixson',
    employment_type: 'full-time',
    experience_level: 'Mid Level',
    salary_min: 45_000,
    salary_max: 60_000,
    posted_within_days: 7,
    company_size: '11-50',
  };
  await waitFor(() => expect(bodies().at(-1)).toEqual(all));
  expect(path()).toContain('category=Technology');
});

it('searches after a pause in typing, and on the button', async () => {
  const { user, bodies } = open(() => []);
  await screen.findByText('Found 0 jobs');
  // In one event: on a busy machine the debounce could fire between two letters.
  fireEvent.change(screen.getByRole('combobox', { name: 'Search jobs' }), {
    target: { value: 'pri' },
  });
  expect(bodies()).toHaveLength(1);
  await waitFor(() => expect(bodies()).toEqual([{}, { search: 'pri' }]));
  await user.click(button('Search'));
  await waitFor(() => expect(bodies()).toHaveLength(3));
});

it('keeps the previous list visible while the next one is loading', async () => {
  let answer: (rows: unknown) => void = () => {};
  let calls = 0;
  const { user } = open(() =>
    calls++ === 0 ? [jobSample('a')] : new Promise((resolve) => (answer = resolve)),
  );
  await screen.findByRole('article', { name: 'Job a' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Sales');
  expect(screen.getByText('Searching...')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Job a' })).toBeInTheDocument();
  await act(async () => answer([jobSample('b')]));
  await screen.findByRole('article', { name: 'Job b' });
  expect(screen.queryByRole('article', { name: 'Job a' })).toBeNull();
});

it('[JOB-08] shows the known facts on a card', async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  open(() => [
    jobSample('a', {
      created_at: hours(3.5),
      location_city: 'Hixson',
      location_state: 'TN',
      salary_min: 45_000,
      salary_max: 52_000,
      experience_level: 'Mid Level',
      description: 'Run two presses.',
      remote_friendly: true,
      urgent: true,
    }),
    jobSample('b', { created_at: hours(50) }),
  ]);
  const card = within(await screen.findByRole('article', { name: 'Job a' }));
  const texts = [
    ['Job a', '3h ago', 'Company a', 'Hixson, TN', 'Full-time', '$45,000 - $52,000', 'Mid Level'],
    ['Run two presses.', 'Sales', 'Remote OK', 'Urgent'],
  ].flat();
  for (const text of texts) expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('Run two presses.')).toHaveClass('description');
  expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/jobs/a');

  const plain = within(screen.getByRole('article', { name: 'Job b' }));
  expect(plain.getByText('2d ago')).toBeVisible();
  for (const text of [/\$/, 'Remote OK', 'Urgent', /Level/]) {
    expect(plain.queryByText(text)).toBeNull();
  }
});

it('[JOB-09] shows the salary, and only the detail page says when there is none', async () => {
  const board = open(() => [
    jobSample('text', { salary_range: '$20/hr DOE', salary_min: 41_600, salary_max: 41_600 }),
    jobSample('both', { salary_min: 45_000, salary_max: 1_052_000 }),
    jobSample('from', { salary_min: 45_000 }),
    jobSample('none'),
  ]);
  const card = async (id: string) =>
    within(await screen.findByRole('article', { name: `Job ${id}` }));
  expect((await card('text')).getByText('$20/hr DOE')).toBeVisible();
  expect((await card('both')).getByText('$45,000 - $1,052,000')).toBeVisible();
  expect((await card('from')).getByText('From $45,000')).toBeVisible();
  expect((await card('none')).queryByText(/\$|specified$/)).toHaveTextContent(
    'Location not specified',
  );
  board.unmount();

  const api = fakeApi({ 'GET /jobs/none': () => jobSample('none') });
  renderPage(<JobDetailPage />, { route: '/jobs/:id', at: '/jobs/none', api });
  expect(await screen.findByText('Salary not specified')).toBeVisible();
});

it('[JOB-10] offers to clear the filters, which resets all of them and the sort order', async () => {
  const at = '/jobs?search=x&category=Retail&salary_min=5&has_salary=true&sortBy=title';
  const { user, path } = open(() => [], { at });
  expect(await screen.findByText('No jobs found matching your criteria.')).toBeVisible();
  await user.click(button('Clear All Filters'));
  await waitFor(() => expect(path()).toBe('/jobs'));
  expect(button('Filters')).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('');
  expect(screen.getByLabelText('Sort by')).toHaveValue('newest');

  await user.selectOptions(screen.getByLabelText('Category'), 'Sales');
  await waitFor(() => expect(path()).toBe('/jobs?category=Sales'));
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(path()).toBe('/jobs'));
  expect(button('Filters')).toHaveFocus();
});

it.each([
  [refusal(400, 'Too many words'), 'Too many words'],
  [refusal(500), 'Failed to load jobs. Please try again.'],
  [networkError(), networkText],
  [timedOut(), timeoutText],
])('[JOB-11] shows a failed load as an error banner, with a retry button', async (error, text) => {
  let broken = true;
  const { user } = open(() => (broken ? failing(error)() : [jobSample('a')]));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  broken = false;
  await user.click(button('Try again'));
  expect(await screen.findByRole('article', { name: 'Job a' })).toBeInTheDocument();
});

it('loads more from the end of the list, and shows a row that moved between pages once', async () => {
  const rows = ['a', 'b', 'c'].map((id) => jobSample(id));
  const pages = [rows.slice(0, 2), rows.slice(1)];
  const { user, bodies } = open(() => withTotal(pages.shift() ?? [], '4'));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('article', { name: 'Job c' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(bodies()).toEqual([{}, { offset: 2 }]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByText(/^Showing /)).toHaveFocus();
});
