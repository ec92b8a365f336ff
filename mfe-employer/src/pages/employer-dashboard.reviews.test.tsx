import { screen } from '@commons/web-kit/testing/test-render';
import { listing } from '../testing/listing';
import { openDashboard } from '../testing/open-dashboard';

const mine = 'GET /business-directory/my-listing';
const reviewed = listing({ average_rating: 3.4, total_reviews: 5 });
const counts = (unanswered: number) => ({
  [`GET /business-directory/${reviewed.id}/reviews/counts`]: () => ({
    ...{ 1: 1, 2: 1, 3: 0, 4: 1, 5: 2 },
    unanswered,
  }),
});

it('shows the owner the stars, how many reviews wait for a reply, and where to write it', async () => {
  openDashboard('business-directory', { [mine]: () => reviewed, ...counts(4) });
  expect(await screen.findByText('4 have no reply yet.')).toBeVisible();
  expect(screen.getByRole('img', { name: '3.4 out of 5 stars, 5 reviews' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read and reply' })).toHaveAttribute(
    'href',
    `/business-directory/${reviewed.id}#reviews`,
  );
});

it('says where reviews come from while there are none', async () => {
  openDashboard('business-directory', { [mine]: () => listing(), ...counts(0) });
  expect(await screen.findByText(/^No reviews yet\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read and reply' })).toBeNull();
});

it('shows the stars on the overview', async () => {
  openDashboard('overview', { [mine]: () => reviewed });
  expect(await screen.findByRole('img', { name: '3.4 out of 5 stars, 5 reviews' })).toBeVisible();
});
