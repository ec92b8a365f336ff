import { refusal, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';

const kept = { filename: 'cv.pdf', size: 40_000, pages: 2, kept_at: '2026-11-20T09:00:00.000Z' };

/** The applications with a résumé that is kept. @param refused whether the server refuses everything */
function open(refused = { now: true }) {
  let resume: typeof kept | null = kept;
  const refuse = (text: string) => {
    if (refused.now) throw refusal(503, text);
  };
  return openDashboard('applications', () => [], {
    'GET /my-applications/resume': () => resume,
    'GET /my-applications/resume/file': () => refuse('Not read.'),
    'DELETE /my-applications/resume': () => {
      refuse('Not deleted.');
      resume = null;
    },
  });
}

const card = async () =>
  within(await screen.findByRole('region', { name: 'Your resume for applications' }));

async function remove({ user }: ReturnType<typeof open>) {
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this resume?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
}

it('shows why the kept résumé was not deleted, and not behind the question', async () => {
  const page = open();
  await remove(page);
  expect(await screen.findByText('Not deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the failure of the last attempt alone, and none after a success', async () => {
  const refused = { now: true };
  const page = open(refused);
  await page.user.click((await card()).getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Not read.')).toBeVisible();
  await remove(page);
  expect(await screen.findByText('Not deleted.')).toBeVisible();
  expect(screen.queryByText('Not read.')).toBeNull();
  refused.now = false;
  await remove(page);
  expect(await screen.findByText('Resume deleted')).toBeVisible();
  expect(screen.queryByText('Not deleted.')).toBeNull();
});
