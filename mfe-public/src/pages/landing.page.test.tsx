import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { jobSample as job } from '@commons/web-kit/testing/job-sample';
import { setSiteSetting } from '@commons/web-kit/testing/set-site-setting';
import { networkError, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { firstLink, openLanding } from '../testing/open-landing';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`;

const business = (id: string, changes: Partial<BusinessListItem> = {}): BusinessListItem => ({
  id,
  business_name: `Business ${id}`,
  business_category: 'Retail',
  location_info: { city: 'Chattanooga', state: 'TN' },
  short_description: `About ${id}`,
  average_rating: 0,
  total_reviews: 0,
  gallery_images: [],
  created_at: day(1),
  ...changes,
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('names the town that the portal serves', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('name', 'commons-place');
  meta.content = 'Springfield, IL';
  document.head.append(meta);
  openLanding();
  expect(screen.getByText(/writing help for Springfield and its neighbors/)).toBeVisible();
  meta.remove();
});

it('says what the portal offers in the specified words', () => {
  openLanding();
  expect(
    screen.getByText(
      'Find the shops, the work and the people around the corner. A directory, a job board, calculators and writing help for Chattanooga and its neighbors, with no listing fees and no account fees.',
    ),
  ).toBeVisible();
});

it('offers nothing of areas that are off, without gaps', async () => {
  setSiteSetting('off', 'jobs tools resumes');
  const { api, container } = openLanding([business('a')]);
  await card('Business a');
  expect(
    screen.getByText(/^Find the shops and the people around the corner\. A directory/),
  ).toBeVisible();
  const words = container.textContent?.replace(/job they do/g, '') ?? '';
  expect(words).not.toMatch(/\bjobs?\b|calculator|AI tools|resume|hire,/i);
  const targets = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(targets.filter((to) => /^\/(jobs|tools)/.test(to ?? ''))).toEqual([]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/business-directory');
  expect(api.calls.filter(({ path }) => !path.startsWith('/business-directory'))).toEqual([]);
});

it('[LND-01] introduces the portal in badge and headline', () => {
  openLanding();
  expect(screen.getByText('100% Free Community Platform')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Empowering Local Business Success',
  );
});

it('[LND-02] links to registration and the directory', () => {
  openLanding();
  expect(firstLink('Join Free Today')).toHaveAttribute('href', '/register');
  expect(firstLink('Explore Directory')).toHaveAttribute('href', '/business-directory');
});

it('[LND-03] has four feature cards with their targets', () => {
  openLanding();
  const cards = [
    ['Free Business Directory', '/business-directory'],
    ['Free Job Board', '/jobs'],
    ['Free Business Calculators', '/register'],
    ['Free AI-Powered Tools', '/register'],
  ];
  for (const [title, target] of cards) {
    const entry = screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
    expect(within(entry).getByRole('link')).toHaveAttribute('href', target);
  }
});

it('[LND-04] has a calculators and an AI panel that link to registration', () => {
  openLanding();
  expect(firstLink('Register for the calculators')).toHaveAttribute('href', '/register');
  expect(firstLink('Register for the AI tools')).toHaveAttribute('href', '/register');
});

it('[LND-05] fetches businesses with an empty body and shows the newest four, after a spinner', async () => {
  const { api } = openLanding([3, 5, 1, 4, 2].map((n) => business(`${n}`, { created_at: day(n) })));
  expect(screen.getByText('Loading businesses...')).toBeInTheDocument();
  await card('Business 5');
  const names = screen.getAllByRole('article').map((entry) => within(entry).getByRole('heading'));
  expect(names.map((name) => name.textContent)).toEqual([
    'Business 5',
    'Business 4',
    'Business 3',
    'Business 2',
  ]);
  expect(api.calls.find(({ path }) => path.startsWith('/business'))).toMatchObject({
    method: 'POST',
    body: {},
  });
});

it('[LND-06] shows logo or initial, category, place, text and link on a business card', async () => {
  const { container } = openLanding([
    business('a'),
    business('b', { location_info: {}, logo_filename: 'b.png' }),
  ]);
  const first = await card('Business a');
  expect(first.getByText('B')).toBeVisible();
  expect(first.getByText('Retail')).toBeVisible();
  expect(first.getByText('Chattanooga, TN')).toBeVisible();
  expect(first.getByText('About a')).toBeVisible();
  expect(first.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/business-directory/a',
  );
  expect((await card('Business b')).getByText('Location not specified')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/logos/b.png');
});

it('[LND-07] shows stars and review count only above an average of 0', async () => {
  openLanding([business('a'), business('b', { average_rating: 4.3, total_reviews: 12 })]);
  expect((await card('Business a')).queryByRole('img')).toBeNull();
  const rated = await card('Business b');
  expect(rated.getByRole('img')).toHaveAccessibleName('4.3 out of 5 stars, 12 reviews');
});

it('[LND-08] links to all businesses and invites the first one', async () => {
  openLanding([], [job('a')]);
  expect(firstLink('View All Businesses')).toHaveAttribute('href', '/business-directory');
  expect(await screen.findByText('Be the First!')).toBeVisible();
  expect(firstLink('Add Your Business')).toHaveAttribute('href', '/register');
});

it('[LND-09] states the mission', () => {
  openLanding();
  expect(screen.getByText('Collaborative community')).toBeVisible();
  expect(firstLink('Read our mission')).toHaveAttribute('href', '/mission');
});

it('[LND-10] fetches jobs with an empty body and shows the newest four with their facts', async () => {
  const place = { location_city: 'Hixson', location_state: 'TN' };
  const { api } = openLanding(
    [business('z')],
    [
      job('a', { created_at: day(2) }),
      job('b', { created_at: day(6), ...place, salary_range: '$20/hr' }),
      ...[3, 4, 5].map((n) => job(`${n}`, { created_at: day(n) })),
    ],
  );
  const first = await card('Job b');
  const texts = ['Sales', 'Company b', 'Full-time', 'Hixson, TN', '$20/hr', 'Posted Nov 6, 2026'];
  for (const text of texts) expect(first.getByText(text)).toBeVisible();
  expect(first.getByRole('link', { name: 'View Job Details' })).toHaveAttribute('href', '/jobs/b');
  expect(screen.getAllByRole('article', { name: /^Job/ })).toHaveLength(4);
  expect(screen.queryByRole('article', { name: 'Job a' })).toBeNull();
  expect((await card('Job 3')).queryByText(/\$/)).toBeNull();
  expect(api.calls.find(({ path }) => path === '/jobs/search')).toMatchObject({ body: {} });
});

it('[LND-11] invites the first job', async () => {
  openLanding([business('a')], []);
  expect(await screen.findByText('Be the First!')).toBeVisible();
  expect(firstLink('Post a Job')).toHaveAttribute('href', '/register');
});

it('[LND-12] [LND-13] has the stats strip and a call to join', () => {
  openLanding();
  const stats = ['100% free', '$0 setup', '24/7 access', 'unlimited usage'];
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const stat of stats) expect(items).toContain(stat);
  expect(firstLink('Create a free account')).toHaveAttribute('href', '/register');
});

it('[LND-14] only logs when the lists cannot be loaded, and shows them when they can', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const answer = (rows: unknown[]) => () => {
    if (isDown) throw networkError();
    return rows;
  };
  openLanding([], [], {}, [], {
    'POST /business-directory/search': answer([business('a')]),
    'POST /jobs/search': answer([]),
  });
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Be the First!')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Featured Jobs' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  isDown = false;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByRole('article', { name: 'Business a' })).toBeVisible();
  expect(screen.getByText('Be the First!')).toBeVisible();
  log.mockRestore();
  jest.useRealTimers();
});

describe('the search of the first screen', () => {
  const what = () => screen.getByRole('combobox', { name: 'What' });

  it('leads to the businesses, with words and place', async () => {
    const { user, path } = openLanding();
    expect(screen.getByRole('radio', { name: 'Businesses' })).toBeChecked();
    await user.type(what(), 'electrician');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), '37402{Enter}');
    expect(path()).toBe('/business-directory?location=37402&search=electrician');
  });

  it('leads to the jobs, also without a word', async () => {
    const { user, path } = openLanding();
    await user.click(screen.getByRole('radio', { name: 'Jobs' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(path()).toBe('/jobs');
  });

  it.each([
    ['rye bread', '/business-directory?search=rye+bread'],
    ['Retail', '/business-directory?category=Retail'],
    ['Hixson', '/business-directory?location=Hixson'],
    ['Rye & Co', '/business-directory/7'],
  ])('suggests %p and links to it', async (name, address) => {
    const suggestions = [
      { kind: 'term', text: 'rye bread' },
      { kind: 'category', text: 'Retail' },
      { kind: 'place', text: 'Hixson' },
      { kind: 'business', text: 'Rye & Co', id: '7' },
    ];
    const { user, path } = openLanding([], [], {}, suggestions);
    await user.type(what(), 'ry');
    await user.click(await screen.findByRole('option', { name }));
    expect(path()).toBe(address);
  });
});
