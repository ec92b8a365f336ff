import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import {
  fakeApi,
  refusal,
  renderPage,
  screen,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import JobDetailPage from './job-detail.page';

const listing: EmployerListing = {
  id: '9',
  employer_id: 'e1',
  business_name: 'River Press',
  logo_filename: 'press.webp',
  business_category: 'Retail',
  location_info: {},
  location: 'Hixson, TN',
  average_rating: 4.5,
  total_reviews: 2,
  business_hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      'by appointment',
    ]),
  ),
};
const job = jobSample('7', { title: 'Printer', company_name: 'River Press', employer_id: 'e1' });
const other = (id: string) => jobSample(id, { title: `Job ${id}`, employer_id: 'e1' });

const open = (calls: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /jobs/7': () => job,
    'GET /business-directory/of-employers': () => [listing],
    'POST /jobs/search': () => withTotal([job, other('1'), other('2'), other('3')], '6'),
    ...calls,
  });
  return { api, ...renderPage(<JobDetailPage />, { route: '/jobs/:id', at: '/jobs/7', api }) };
};
const card = async () => within(await screen.findByRole('region', { name: 'River Press' }));

it('shows the employer: business page, reviews, hours today, other open jobs', async () => {
  const { api } = open();
  const company = await card();
  expect(await company.findByRole('link', { name: 'River Press' })).toHaveAttribute(
    'href',
    '/business-directory/9',
  );
  expect(company.getByRole('img', { name: /^4.5 out of 5 stars, 2 reviews$/ })).toBeVisible();
  expect(company.getByText('Today by appointment')).toBeVisible();
  expect(await company.findByRole('link', { name: 'Job 1' })).toHaveAttribute('href', '/jobs/1');
  expect(company.queryByRole('link', { name: 'Printer' })).toBeNull();
  expect(company.getByRole('link', { name: 'See all 6 jobs' })).toHaveAttribute(
    'href',
    '/business-directory/9',
  );
  const asked = api.calls.find(({ path }) => path.startsWith('/business-directory/of-employers'));
  expect(asked?.path).toContain('employer_ids=e1');
});

it.each([
  ['older than those it names', 'active'],
  ['closed', 'closed'],
] as const)(
  'counts the open jobs as the business page does for a job that is %s',
  async (_, status) => {
    const newer = ['1', '2', '3', '4', '5'].map(other);
    open({
      'GET /jobs/7': () => ({ ...job, status }),
      'POST /jobs/search': () => withTotal(newer, '12'),
    });
    expect(await (await card()).findByRole('link', { name: 'See all 12 jobs' })).toBeVisible();
  },
);

it('only lacks the directory’s data while that is down', async () => {
  open({
    'GET /business-directory/of-employers': () => {
      throw refusal(503);
    },
  });
  const company = await card();
  expect(await company.findByRole('link', { name: 'Job 1' })).toBeVisible();
  expect(company.queryByRole('link', { name: 'River Press' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Printer' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
});

it('has no such card for an imported job', async () => {
  open({ 'GET /jobs/7': () => ({ ...job, employer_id: undefined, external: true }) });
  await screen.findByRole('heading', { level: 1, name: 'Printer' });
  expect(screen.queryByRole('region', { name: 'River Press' })).toBeNull();
});

it.each([
  [1, 'Usually answers within a day'],
  [3, 'Usually answers within 3 days'],
])('[F09] states how soon the employer usually answers: %s', async (within_days, text) => {
  open({ 'GET /jobs/7/reply-time': () => ({ within_days }) });
  expect(await (await card()).findByText(text)).toBeVisible();
});

it('is silent where answers are slow or unknown', async () => {
  const { api } = open({ 'GET /jobs/7/reply-time': () => ({}) });
  const company = await card();
  await company.findByRole('link', { name: 'Job 1' });
  expect(api.calls.some(({ path }) => path === '/jobs/7/reply-time')).toBe(true);
  expect(company.queryByText(/answers within/)).toBeNull();
});
