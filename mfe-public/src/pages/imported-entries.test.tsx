import { jobSample } from '@commons/web-kit/testing/job-sample';
import { screen, waitFor, widenScreen, within } from '@commons/web-kit/testing/test-render';
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

it('leads from an imported job to its source to apply there', async () => {
  openJob({ external: true, source_url: 'https://www.source.test/8' });
  const links = await screen.findAllByRole('link', { name: 'Apply at source.test' });
  for (const link of links) expect(link).toHaveAttribute('href', 'https://www.source.test/8');
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
});

it('offers no way to apply for an imported job whose source is unknown', async () => {
  openJob({ external: true });
  expect(await screen.findByText(/cannot apply for it here\. Ask River Press/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});
