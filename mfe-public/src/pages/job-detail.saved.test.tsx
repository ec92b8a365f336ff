import { pendingApplication } from '@commons/web-kit/applications/pending-application';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import {
  fakeApi,
  refusal,
  renderPage,
  screen,
  testUser,
} from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import JobDetailPage from './job-detail.page';
import LoginPage from './login.page';
import StopJobAlertsPage from './stop-job-alerts.page';

type User = ReturnType<typeof testUser> | null;

const open = (user: User, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const sample = jobSample('7', { title: 'Printer' });
  const api = fakeApi({
    'GET /jobs/7': () => sample,
    'GET /my-applications': () => [],
    'GET /jobs/saved/ids': () => ({ ids: [] }),
    ...answers,
  });
  return {
    api,
    ...renderPage(<JobDetailPage />, { route: '/jobs/:id', at: '/jobs/7', api, user }),
  };
};

/** The saved jobs of an account, of which the first answer may come late. */
function savedJobs(first?: Promise<unknown>) {
  let ids: string[] = [];
  let isFirst = true;
  return {
    'GET /jobs/saved/ids': async () => {
      const answer = { ids };
      if (isFirst) {
        isFirst = false;
        await first;
      }
      return answer;
    },
    'PUT /jobs/saved/7': () => {
      ids = ['7'];
      return { saved_at: '2026-11-02T12:00:00.000Z' };
    },
    'DELETE /jobs/saved/7': () => {
      ids = [];
    },
  };
}

it('keeps a job saved that was saved before the list of saved jobs came', async () => {
  let arrive: (value?: unknown) => void = () => {};
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  const { user } = open(testUser(), savedJobs(late));
  await user.click(await screen.findByRole('button', { name: 'Save: Printer' }));
  await screen.findByRole('button', { name: 'Saved: Printer' });
  arrive();
  // The late answer, and what follows from it.
  for (let turn = 0; turn < 10; turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('button', { name: 'Saved: Printer' })).toBeVisible();
});

it('saves and unsaves a job', async () => {
  const { user, api } = open(testUser(), savedJobs());
  await user.click(await screen.findByRole('button', { name: 'Save: Printer' }));
  const saved = await screen.findByRole('button', { name: 'Saved: Printer' });
  expect(saved).toHaveAttribute('aria-pressed', 'true');
  await user.click(saved);
  expect(await screen.findByRole('button', { name: 'Save: Printer' })).toBeVisible();
  expect(
    api.calls.filter(({ path }) => path === '/jobs/saved/7').map(({ method }) => method),
  ).toEqual(['PUT', 'DELETE']);
});

it('sends a guest who saves to sign in and remembers the job', async () => {
  const { user, path, entryState } = open(null);
  await user.click(await screen.findByRole('button', { name: 'Save: Printer' }));
  expect(path()).toBe('/login');
  expect(pendingApplication()).toEqual({ jobId: '7', title: 'Printer', wish: 'save' });
  const signIn = (cameWith: unknown) =>
    renderPage(<LoginPage />, { api: fakeApi({}), user: null, route: '/login', state: cameWith });
  const { unmount } = signIn(entryState());
  expect(screen.getByText('Sign in as a job seeker to save Printer.')).toBeVisible();
  unmount();
  // Later, from a page that has nothing to do with the job.
  signIn(null);
  expect(screen.queryByText(/Printer/)).toBeNull();
});

it('does not let employers save', async () => {
  open(testUser({ account_type: 'employer' }));
  await screen.findByRole('heading', { name: 'Printer' });
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});

it('reports a job, also as a guest', async () => {
  const { user, api } = open(null, { 'POST /jobs/7/report': () => ({ detail: 'Thank you.' }) });
  await user.click(await screen.findByRole('button', { name: 'Report this job' }));
  await user.click(screen.getByRole('button', { name: 'Send Report' }));
  expect(screen.getByLabelText('Spam or advertising')).toHaveFocus();
  await user.click(screen.getByLabelText('Fake or misleading'));
  await user.click(screen.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  expect(api.calls.at(-1)?.body).toEqual({ reason: 'fake' });
});

it.each(['?token=abc', '', '?search=abc'])(
  'shows no button for an invalid link: "%s"',
  async (query) => {
    const refused = () => {
      throw refusal(404, 'This link is not valid.');
    };
    const api = fakeApi({
      'POST /jobs/alerts/abc/unsubscribe': refused,
      'POST /jobs/search-alerts/abc/stop': refused,
    });
    const at = `/stop-job-alerts${query}`;
    const { user } = renderPage(<StopJobAlertsPage />, { route: '/stop-job-alerts', at, api });
    for (const button of screen.queryAllByRole('button', { name: /^Stop/ }))
      await user.click(button);
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
  },
);

it('stops the weekly mail only when the button is pressed', async () => {
  const api = fakeApi({ 'POST /jobs/alerts/abc/unsubscribe': () => ({ detail: 'Done' }) });
  const at = '/stop-job-alerts?token=abc';
  const { user } = renderPage(<StopJobAlertsPage />, { route: '/stop-job-alerts', at, api });
  expect(api.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop this email' }));
  expect(
    await screen.findByText('You will get no more weekly emails with new jobs.'),
  ).toBeVisible();
});
