import { screen, waitFor, widenScreen, within } from '@commons/web-kit/test-render';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import { openBoard } from '../testing/open-board';
import { openJob } from '../testing/open-job';

beforeAll(widenScreen);

const own = jobSample('7', { title: 'Printer' });
const imported = jobSample('8', { title: 'Tunnel Inspector', external: true });

it('marks an imported job, with the month of an old date', async () => {
  openBoard(() => [{ ...imported, created_at: '2019-03-09T12:00:00Z' }, own]);
  const card = within(await screen.findByRole('article', { name: 'Tunnel Inspector' }));
  expect(card.getByText('Imported')).toBeVisible();
  expect(card.getByText('Mar 2019')).toBeVisible();
  const other = within(screen.getByRole('article', { name: 'Printer' }));
  expect(other.queryByText('Imported')).toBeNull();
});

it('asks the server for jobs from the chosen source', async () => {
  const { bodies, user } = openBoard(() => [imported]);
  await screen.findByRole('article', { name: 'Tunnel Inspector' });
  await user.selectOptions(screen.getByLabelText('Source'), 'From another source');
  await waitFor(() =>
    expect(bodies()).toContainEqual(expect.objectContaining({ source: 'imported' })),
  );
});

it('links an imported job to its source', async () => {
  openJob({ external: true, source_url: 'https://source.test/8' });
  const link = await screen.findByRole('link', { name: 'See it at its source' });
  expect(link).toHaveAttribute('href', 'https://source.test/8');
  expect(screen.getByRole('button', { name: 'Apply Now' })).toBeDisabled();
});
