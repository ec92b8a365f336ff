import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import {
  fireEvent,
  refusal,
  screen,
  testUser,
  waitFor,
  widenScreen,
  within,
} from '@commons/web-kit/testing/test-render';
import { openBoard as open } from '../testing/open-board';

beforeAll(() => {
  widenScreen();
  Object.assign(globalThis, { scrollBy: () => {} });
});

const baker = jobSample('a', { title: 'Baker', employer_id: 'e1', overview: 'Bake:\n- bread' });
const printer = jobSample('b', { title: 'Printer', salary_min: 41_000 });
const listing: EmployerListing = {
  id: '9',
  employer_id: 'e1',
  business_name: 'Company a',
  logo_filename: 'a.webp',
  business_category: 'Retail',
  location_info: {},
  average_rating: 4.5,
  total_reviews: 2,
  business_hours: {},
};

const openWith = (at = '/jobs?category=Retail', calls = {}) =>
  open(
    () => [baker, printer],
    { at },
    {
      'GET /jobs/a': () => baker,
      'GET /jobs/b': () => printer,
      'GET /business-directory/of-employers': () => [listing],
      ...calls,
    },
  );
const details = async (title: string) =>
  within(await screen.findByRole('article', { name: title })).getByRole('link', {
    name: 'View Details',
  });
const pane = () => within(screen.getByRole('region', { name: 'Chosen job' }));

it('shows a chosen job next to the list, in the address, and closes it again', async () => {
  const { user, path } = openWith();
  await user.click(await details('Baker'));
  expect(path()).toBe('/jobs?category=Retail&job=a');
  expect(await pane().findByRole('heading', { level: 2, name: 'Baker' })).toBeVisible();
  expect(pane().getByText('bread').tagName).toBe('LI');
  expect(await details('Baker')).toHaveAttribute('aria-current', 'true');
  const company = await pane().findAllByRole('link', { name: 'Company a' });
  expect(company[0]).toHaveAttribute('href', '/business-directory/9');

  await user.click(await details('Printer'));
  expect(await pane().findByRole('heading', { level: 2, name: 'Printer' })).toBeVisible();
  expect(path()).toBe('/jobs?category=Retail&job=b');
  await user.click(pane().getByRole('button', { name: 'Close the job' }));
  expect(path()).toBe('/jobs?category=Retail');
  expect(screen.queryByRole('region', { name: 'Chosen job' })).toBeNull();
  expect(await details('Printer')).toHaveFocus();
});

it('leaves clicks with a modifier key to the browser', async () => {
  const { path } = openWith();
  const link = await details('Baker');
  expect(link).toHaveAttribute('href', '/jobs/a');
  fireEvent.click(link, { ctrlKey: true });
  expect(path()).toBe('/jobs?category=Retail');
});

it('opens from its address, and applies on the page of the job', async () => {
  const { user, path } = open(
    () => [baker],
    { at: '/jobs?job=b', user: testUser() },
    {
      'GET /jobs/b': () => printer,
      'GET /my-applications': () => [],
      'GET /jobs/saved/ids': () => ({ ids: [] }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  expect(path()).toBe('/jobs/b?apply');
});

it('reports a missing job, and keeps the list', async () => {
  const { path, user } = openWith('/jobs?job=x', {
    'GET /jobs/x': () => {
      throw refusal(404);
    },
  });
  expect(await pane().findByRole('alert')).toHaveTextContent("doesn't exist or has been removed");
  expect(await details('Baker')).toBeVisible();
  await user.click(pane().getByRole('button', { name: 'Close' }));
  expect(path()).toBe('/jobs');
});

it('keeps a job that was shown while its service is down', async () => {
  let isDown = false;
  const { user } = openWith('/jobs?job=a', {
    'GET /jobs/a': () => {
      if (isDown) throw refusal(503);
      return baker;
    },
  });
  expect(await pane().findByText('bread')).toBeVisible();
  await user.click(await details('Printer'));
  await pane().findByRole('heading', { level: 2, name: 'Printer' });
  isDown = true;
  await user.click(await details('Baker'));
  expect(await pane().findByText('bread')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pane().getByText('bread')).toBeVisible();
});

it('opens the page of the job on a narrow screen', async () => {
  const wide = globalThis.matchMedia;
  globalThis.matchMedia = (media) =>
    ({ ...wide(media), matches: media === '(min-width: 960px)' }) as never;
  try {
    const { path } = openWith('/jobs?category=Retail&job=a');
    await waitFor(() => expect(path()).toBe('/jobs/a'));
  } finally {
    globalThis.matchMedia = wide;
  }
});

it('shows employers’ logos, and a drawing without one or while directory is down', async () => {
  openWith();
  const card = await screen.findByRole('article', { name: 'Baker' });
  await waitFor(() =>
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/logos/')),
  );
  const plain = screen.getByRole('article', { name: 'Printer' });
  expect(plain.querySelector('img')).toBeNull();
  expect(plain.querySelector('svg')).not.toBeNull();
});
