import { useSearchParams } from '@commons/web-kit/router';
import { accountSample } from '@commons/web-kit/testing/account-sample';
import { fakeRemotes } from '@commons/web-kit/testing/fake-remotes';
import { jobSample as job } from '@commons/web-kit/testing/job-sample';
import {
  fakeApi,
  refusal,
  renderPage,
  screen,
  testUser,
} from '@commons/web-kit/testing/test-render';
import JobSeekerDashboardPage from './job-seeker-dashboard.page';

/** Replaces the board, and shows which filters the address has. */
function FakeBoard() {
  return <p>Board with {useSearchParams()[0].toString()}</p>;
}
fakeRemotes(() => FakeBoard);

const profile = accountSample({
  preferred_categories: ['Technology'],
  employment_types: ['Full-time', 'Contract'],
  preferred_locations: 'Chattanooga, TN',
  remote_ok: false,
  desired_salary_min: 50_000,
});

const open = (at: string, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /my-applications': () => [],
    'GET /auth/profile': () => profile,
    ...answers,
  });
  const route = '/job-seeker-dashboard';
  return {
    api,
    ...renderPage(<JobSeekerDashboardPage />, {
      user: testUser(),
      api,
      route,
      at: `${route}${at}`,
    }),
  };
};

it('[JSD-10] shows the board in the Job Search tab, filtered by the job preferences', async () => {
  open('?tab=job-search');
  const board = await screen.findByText(/^Board with/);
  const filters = new URLSearchParams(board.textContent?.replace('Board with ', ''));
  expect(Object.fromEntries(filters)).toEqual({
    ...{ tab: 'job-search', category: 'Technology', location: 'Chattanooga, TN' },
    salary_min: '50000',
  });
});

it('leaves filters in the address alone, and shows the board when the preferences fail to load', async () => {
  const { unmount } = open('?tab=job-search&category=Sales');
  expect(await screen.findByText('Board with tab=job-search&category=Sales')).toBeVisible();
  unmount();
  open('?tab=job-search', {
    'GET /auth/profile': () => {
      throw refusal(500);
    },
  });
  expect(await screen.findByText('Board with tab=job-search')).toBeVisible();
});

it('shows recommended jobs with the reasons, each with a link', async () => {
  const match = { job: job('7'), reasons: ['Remote, as you prefer'] };
  const { user } = open('?tab=job-search', {
    'GET /jobs/matches': () => ({ preferences: true, matches: [match] }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Recommended' }));
  expect(await screen.findByText('Remote, as you prefer')).toBeVisible();
  expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/jobs/7');
});

it('asks for preferences when there are none', async () => {
  const { user, path } = open('?tab=job-search&view=recommended', {
    'GET /jobs/matches': () => ({ preferences: false, matches: [] }),
  });
  expect(await screen.findByText('Tell us what you are looking for')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change Job Preferences' }));
  expect(path()).toContain('tab=profile');
});

it('shows saved jobs, also closed ones, and removes them', async () => {
  const saved_at = '2026-11-02T12:00:00.000Z';
  const { user, api } = open('?tab=job-search&view=saved', {
    'GET /jobs/saved': () => [
      { job: job('7'), saved_at },
      { job: job('8', { status: 'closed' }), saved_at },
    ],
    'DELETE /jobs/saved/*': () => undefined,
    'PUT /jobs/saved/8': () => ({ saved_at }),
  });
  expect(await screen.findByText('This job is no longer accepting applications.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Job 7 from your saved jobs' }));
  expect(api.calls.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: '/jobs/saved/7' },
  ]);
  expect(screen.queryByText('Job 7')).toBeNull();
  expect(screen.getByText('Job 8')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Remove Job 8 from your saved jobs' });
  expect(next).toHaveFocus();
  await user.click(next);
  expect(screen.getByRole('button', { name: 'Search Jobs' })).toHaveFocus();

  expect(screen.getByText('Job 8 is no longer saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Saved again.')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/jobs/saved/8' },
  ]);
});
