import { fakeRemotes } from '@commons/web-kit/testing/fake-remotes';
import { setSiteSetting } from '@commons/web-kit/testing/set-site-setting';
import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { openDashboard, sent } from '../testing/open-dashboard';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const tile = (label: string, value: string) =>
  screen.findByRole('button', { name: `${label} ${value}` });
const tiles = ['Total Applications', 'Pending', 'Accepted', 'Rejected'];
const tips = 'Ready to Start Your Job Search?';

/** 2 pending, 1 reviewed, 1 accepted, 2 rejected; newest first, as the server sends them. */
const six = () => [
  sent('a', { status: 'accepted' }),
  sent('b'),
  sent('c', { status: 'rejected' }),
  sent('d', { status: 'reviewed' }),
  sent('e'),
  sent('f', { status: 'rejected' }),
];

it('[JSD-01] welcomes by full name and has its tabs, Account Settings under the id profile', async () => {
  const { user, path } = openDashboard('', six);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Jamie Lindqvist');
  const tabs = within(screen.getByRole('tablist', { name: 'Job seeker dashboard' }));
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Applications',
    'Professional Profile',
    'Resume Assistant',
    'Account Settings',
    'Job Search',
  ]);
  await user.click(tab('Account Settings'));
  expect(path()).toBe('/job-seeker-dashboard?tab=profile');
});

it('is for neighbors and customers where the town has no jobs and no profiles', async () => {
  setSiteSetting('off', 'jobs tools resumes');
  const { api, container } = openDashboard('applications', six);
  const browse = await screen.findByRole('link', { name: 'Browse Businesses' });
  expect(browse).toHaveAttribute('href', '/business-directory');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Overview', 'Account Settings'],
  ]);
  expect(document.title).toBe('Your dashboard · Commons');
  expect(container.textContent).not.toMatch(/\bjobs?\b|application|resume/i);
  expect(api.calls).toEqual([]);
});

it('begins with what is to be done, and names the open tab in the title of the browser', async () => {
  const { user } = openDashboard('', () => []);
  const todo = await screen.findByRole('link', { name: /^Find your first job to apply for/ });
  expect(todo).toHaveAttribute('href', '/job-seeker-dashboard?tab=job-search');
  expect(document.title).toBe('Job seeker dashboard · Commons');
  await user.click(tab('Applications'));
  expect(document.title).toBe('Applications · Job seeker dashboard · Commons');
});

it.each([
  ['Total Applications', '6', 6],
  ['Pending', '2', 2],
  ['Accepted', '1', 1],
  ['Rejected', '2', 2],
])('[JSD-02] the card %s shows %s and links to these applications', async (label, value, cards) => {
  const { user } = openDashboard('', six);
  await user.click(await tile(label, value));
  expect(tab('Applications')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findAllByRole('article')).toHaveLength(cards);
});

it('[JSD-03] shows the performance once there is an application', async () => {
  const full = openDashboard('', six);
  const panel = async () => {
    const heading = await screen.findByRole('heading', { name: 'Application Performance' });
    return heading.closest('section');
  };
  expect(await panel()).toHaveTextContent('Success Rate16.7%');
  expect(await panel()).toHaveTextContent('Still in Consideration4');
  expect(await panel()).toHaveTextContent('Total Applications6');
  full.unmount();
  const one = openDashboard('', () => [sent('a')]);
  expect(await panel()).toHaveTextContent('Success Rate0.0%');
  one.unmount();
  openDashboard('', () => []);
  await screen.findByText(tips);
  expect(screen.queryByText('Application Performance')).toBeNull();
});

it('[JSD-04] shows the latest three with View Job, and View All', async () => {
  const { user } = openDashboard('', six);
  const heading = await screen.findByRole('heading', { name: 'Recent Applications' });
  const recent = within(heading.closest('section') as HTMLElement);
  const rows = recent.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Job a at Company aAcceptedView Job',
    'Job b at Company bPendingView Job',
    'Job c at Company cRejectedView Job',
  ]);
  expect(recent.getAllByRole('link', { name: 'View Job' })[1]).toHaveAttribute(
    'href',
    '/jobs/job-b',
  );
  await user.click(recent.getByRole('button', { name: 'View All' }));
  expect(await screen.findAllByRole('article')).toHaveLength(6);
});

describe('with the other front ends', () => {
  beforeEach(() => fakeRemotes((id) => () => <p>{`Here is ${id}`}</p>));

  it('[JSD-05] has the quick actions Browse Jobs, My Applications and Update Profile', async () => {
    const { user } = openDashboard('', six);
    await user.click(button('Browse Jobs'));
    expect(tab('Job Search')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Overview'));
    await user.click(button('My Applications'));
    expect(screen.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
    await user.click(tab('Overview'));
    await user.click(button('Update Profile'));
    expect(tab('Account Settings')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Here is mfe-public/AccountSettings')).toBeVisible();
  });

  it('[JSD-10] has the tab Job Search with the job board', async () => {
    const { user } = openDashboard('', six);
    await user.click(tab('Job Search'));
    expect(await screen.findByText('Here is mfe-public/JobSearch')).toBeVisible();
  });
});

it('[JSD-06] gives tips while there are no applications', async () => {
  const first = openDashboard('', () => []);
  expect(await screen.findByRole('heading', { name: tips })).toBeVisible();
  first.unmount();
  openDashboard('', six);
  await tile('Total Applications', '6');
  expect(screen.queryByText(tips)).toBeNull();
});

it.each([
  [refusal(500), 'Failed to load applications. Please try again.'],
  [networkError(), networkText],
  [timedOut(), timeoutText],
])(
  '[JSD-09] the tab reports a load failure; the overview silently shows zero counts',
  async (error, text) => {
    const failing = () => {
      throw error;
    };
    const { user } = openDashboard('', failing);
    for (const label of tiles) expect(await tile(label, '0')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(tips)).toBeNull();
    await user.click(tab('Applications'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.queryByText('No applications yet')).toBeNull();
  },
);
