import { screen, withTotal } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

const names = async () =>
  (await screen.findAllByRole('article')).map(
    (card) => card.querySelector('h3')?.textContent ?? card.textContent,
  );

it('keeps filter and order in the address', async () => {
  const list = () => [application('a', { status: 'reviewed' })];
  const first = openDashboard('applications', { 'GET /applications/all': list });
  await names();
  await first.user.selectOptions(screen.getByLabelText('Status'), 'reviewed');
  await first.user.selectOptions(screen.getByLabelText('Sort by'), 'Applicant name');
  const address = '/employer-dashboard?tab=applications&status=reviewed&sortBy=applicant_name';
  expect(first.path()).toBe(address);
  first.unmount();

  const { api } = openDashboard('applications&status=reviewed&sortBy=applicant_name', {
    'GET /applications/all': list,
  });
  await names();
  expect(screen.getByLabelText('Status')).toHaveValue('reviewed');
  expect(screen.getByLabelText('Sort by')).toHaveValue('applicant_name');
  const asked = api.calls.map(({ path }) => path);
  expect(asked).toContainEqual(expect.stringContaining('status=reviewed&sortBy=applicant_name'));
});

it('shows an application once that moved between two pages of the list', async () => {
  localStorage.setItem('commons-applications-view', 'cards');
  const all = Array.from({ length: 50 }, (_, at) => application(`p${at}`));
  const { user } = openDashboard('applications', {
    'GET /applications/all': ({ path }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const offset = Number(query.get('offset'));
      const rows = all.slice(offset, offset + Number(query.get('limit')));
      // An application arrives after each page was read.
      if (query.get('limit') === '25') all.unshift(application(`new ${all.length}`));
      return withTotal(rows, String(all.length));
    },
  });
  await screen.findAllByRole('article');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText(/^Showing 49 of/);
  const shown = await names();
  expect(new Set(shown).size).toBe(shown.length);
});
