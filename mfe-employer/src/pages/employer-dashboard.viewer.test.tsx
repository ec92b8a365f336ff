import { screen, testUser, widenScreen, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

const viewer = testUser({
  account_type: 'employer',
  business: { id: 'b', name: 'Ridge Bakery', role: 'viewer' },
});
const marks = { stars: 2, tags: ['Second round'], private_note: 'Ask Ana.' };

function open(view: string) {
  localStorage.setItem('commons-applications-view', view);
  const answers = {
    'GET /applications/all': () => [application('p1', marks)],
    'GET /applications/summary': () => ({
      everything: 1,
      status: { all: 1, pending: 1, reviewed: 0, accepted: 0, rejected: 0 },
      ...{ jobs: [{ job_id: '7', title: 'Printer', total: 1, pending: 1 }], tags: [] },
    }),
  };
  return openDashboard('applications', answers, { user: viewer });
}

const changing = /Accept|Reject|Reviewed|Contact|note|Add tag|star|Write/;
const offered = () =>
  screen
    .queryAllByRole('button', { name: changing })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !name?.startsWith('Person'));

it('reads cards without a decision, a letter or a note', async () => {
  open('cards');
  expect(await screen.findByRole('article', { name: 'Person p1' })).toBeVisible();
  expect(offered()).toEqual([]);
});

it('sees the list and the open application, and no key decides', async () => {
  const { user, api } = open('list');
  const row = await screen.findByRole('button', { name: /^Person p1/ });
  await user.keyboard('jx');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('aws');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(row);
  const side = await screen.findByRole('region', { name: 'Person p1' });
  expect(await within(side).findByText('Ask Ana.')).toBeVisible();
  expect(within(side).getByText('Second round')).toBeVisible();
  expect(offered()).toEqual([]);
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.keyboard('?');
  expect(await screen.findByText('Next applicant')).toBeVisible();
  expect(screen.queryByText('Mark reviewed')).toBeNull();
});

it('moves no card of the board', async () => {
  open('board');
  expect((await screen.findAllByRole('button', { name: 'Person p1' }))[0]).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^Move / })).toBeNull();
});

it('folds all filters but the search on a phone, and says how many are set', async () => {
  localStorage.setItem('commons-applications-view', 'list');
  const answers = { 'GET /applications/all': () => [application('p1')] };
  const { unmount } = openDashboard('applications&status=pending&stars=1', answers);
  expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeVisible();
  unmount();
  const { user } = openDashboard('applications', answers);
  const button = await screen.findByRole('button', { name: 'Filters' });
  expect(screen.getByLabelText('Search')).toBeVisible();
  expect(screen.getByLabelText('Status')).not.toBeVisible();
  await user.click(button);
  expect(screen.getByLabelText('Status')).toBeVisible();
});

it('shows the common ones at once where there is room', async () => {
  widenScreen();
  openDashboard('applications', { 'GET /applications/all': () => [application('p1')] });
  expect(await screen.findByRole('button', { name: 'More filters' })).toBeVisible();
  expect(screen.getByLabelText('Status')).toBeVisible();
});
