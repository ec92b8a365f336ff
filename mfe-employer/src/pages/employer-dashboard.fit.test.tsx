import type { ApplicationFit } from '@commons/contracts/jobs/job-fit';
import { refusal, screen, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

const fit: ApplicationFit = {
  has_resume: true,
  must: [
    {
      text: 'Two years of printing',
      state: 'found',
      quotes: [{ text: 'Printer, River Press, 2015 - 2020', from: 'resume' }],
      missing: [],
    },
    { text: 'Forklift certificate', state: 'not_found', quotes: [], missing: ['Forklift'] },
  ],
  nice: [
    {
      text: 'Spanish',
      state: 'found',
      quotes: [{ text: 'I speak Spanish.', from: 'letter' }],
      missing: [],
    },
  ],
  work: [
    {
      text: 'Keep the presses clean',
      state: 'partly',
      quotes: [{ text: 'Washed rollers each night', from: 'resume' }],
      missing: [],
    },
  ],
};

const openFit = (answer: () => unknown) =>
  openDashboard('applications', {
    'GET /applications/all': () => [application('a')],
    'GET /applications/a/fit': answer,
  });
const toggle = () => screen.findByRole('button', { name: 'How it meets each requirement' });

it('shows the lines of letter and resume next to each requirement, when asked', async () => {
  const { api, user } = openFit(() => fit);
  const button = await toggle();
  expect(api.calls.some(({ path }) => path.endsWith('/fit'))).toBe(false);
  await user.click(button);
  expect(await screen.findByText('Printer, River Press, 2015 - 2020')).toBeVisible();
  const pair = (text: string) => within(screen.getByText(text).parentElement as HTMLElement);
  expect(pair('Two years of printing').getByText('resume')).toBeVisible();
  expect(pair('Spanish').getByText('letter')).toBeVisible();
  expect(pair('Two years of printing').queryByText('in part, or nearly')).toBeNull();
  expect(pair('Keep the presses clean').getByText('in part, or nearly')).toBeVisible();
  const open = screen.getByText('No line was found for:').parentElement as HTMLElement;
  expect(within(open).getByText('Forklift certificate')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/score|% |match rate|rank/i);
});

it('says that the resume could not be read, that there is none, or that there is nothing to compare', async () => {
  const unread = openFit(() => ({ ...fit, unread: 'The file could not be read.' }));
  await unread.user.click(await toggle());
  expect(await screen.findByText('The file could not be read.')).toBeVisible();
  unread.unmount();
  const none = openFit(() => ({ ...fit, has_resume: false }));
  await none.user.click(await toggle());
  expect(await screen.findByText(/There is no resume/)).toBeVisible();
  none.unmount();
  const bare = openFit(() => ({ ...fit, must: [], nice: [], work: [] }));
  await bare.user.click(await toggle());
  expect(await screen.findByText(/lists no requirements/)).toBeVisible();
});

it('says why it failed, and tries again', async () => {
  let calls = 0;
  const { user } = openFit(() => {
    calls += 1;
    if (calls === 1) throw refusal(503, 'Down for a minute');
    return fit;
  });
  await user.click(await toggle());
  expect(await screen.findByText(/Down for a minute/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Printer, River Press, 2015 - 2020')).toBeVisible();
});

it('is not offered for a withdrawn application', async () => {
  openDashboard('applications', {
    'GET /applications/all': () => [application('a', { withdrawn_at: '2026-11-03T12:00:00.000Z' })],
  });
  await screen.findByRole('article', { name: 'Person a' });
  expect(screen.queryByRole('button', { name: /requirement/ })).toBeNull();
});
