import { refusal, screen } from '@commons/web-kit/testing/test-render';
import { listing } from '../testing/listing';
import { openDashboard } from '../testing/open-dashboard';

const mine = 'GET /business-directory/my-listing';
const put = 'PUT /business-directory/confirmation';
const old = listing({ unchanged_since: '2025-03-10T12:00:00.000Z' });
const button = (name: string) => screen.getByRole('button', { name });

it('asks whether an old listing is still correct, and thanks for the answer', async () => {
  const { user } = openDashboard('business-directory', {
    [mine]: () => old,
    [put]: () => listing({ confirmed_at: '2026-11-23T12:00:00.000Z' }),
  });
  expect(await screen.findByText(/^Last changed or confirmed in March 2025/)).toBeVisible();
  await user.click(button('Still correct'));
  expect(await screen.findByText(/^Thank you. Your page now says "Confirmed /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Still correct' })).toBeNull();
});

it('leads to the form when something has changed, and says when confirming fails', async () => {
  const { user } = openDashboard('business-directory', {
    [mine]: () => old,
    [put]: () => {
      throw refusal(503, 'Busy.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Still correct' }));
  expect(await screen.findByText('Busy.')).toBeVisible();
  await user.click(button('Edit what has changed'));
  expect(await screen.findByLabelText('Business Name')).toBeVisible();
});

it('is among what is to be done on the overview, and not asked of a fresh listing', async () => {
  openDashboard('overview', { [mine]: () => old });
  expect(
    await screen.findByRole('link', { name: /Is your listing still correct/ }),
  ).toHaveAttribute('href', expect.stringContaining('tab=business-directory'));
});
