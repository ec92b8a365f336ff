import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { jobSample as job } from '@commons/web-kit/testing/job-sample';
import { setSiteSetting } from '@commons/web-kit/testing/set-site-setting';
import {
  fakeApi,
  lost,
  type RenderOptions,
  renderPage,
  screen,
  testUser,
  waitFor,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import LandingPage from './landing.page';

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

const open = (
  businesses: unknown = [],
  jobs: unknown = [],
  render: RenderOptions = {},
  suggestions: unknown = [],
  more: Parameters<typeof fakeApi>[0] = {},
) => {
  const answer = (rows: unknown) => () => {
    if (rows instanceof Error) throw rows;
    return rows;
  };
  const api = fakeApi({
    'POST /business-directory/search': answer(businesses),
    'POST /jobs/search': answer(jobs),
    'GET /business-directory/suggestions': answer(suggestions),
    ...more,
  });
  return { api, ...renderPage(<LandingPage />, { ...render, api }) };
};

const link = (name: string | RegExp) => screen.getAllByRole('link', { name })[0];
const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('names the town that the portal serves', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('name', 'commons-place');
  meta.content = 'Springfield, IL';
  document.head.append(meta);
  open();
  expect(screen.getByText(/writing help for Springfield and its neighbors/)).toBeVisible();
  meta.remove();
});

it('says what the portal offers in the specified words', () => {
  open();
  expect(
    screen.getByText(
      'Find the shops, the work and the people around the corner. A directory, a job board, calculators and writing help for Chattanooga and its neighbors, with no listing fees and no account fees.',
    ),
  ).toBeVisible();
});

it('offers nothing of areas that are off, without gaps', async () => {
  setSiteSetting('off', 'jobs tools resumes');
  const { api, container } = open([business('a')]);
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
  open();
  expect(screen.getByText('100% Free Community Platform')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Empowering Local Business Success',
  );
});

it('[LND-02] links to registration and the directory', () => {
  open();
  expect(link('Join Free Today')).toHaveAttribute('href', '/register');
  expect(link('Explore Directory')).toHaveAttribute('href', '/business-directory');
});

it('[LND-03] has four feature cards with their targets', () => {
  open();
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
  open();
  expect(link('Register for the calculators')).toHaveAttribute('href', '/register');
  expect(link('Register for the AI tools')).toHaveAttribute('href', '/register');
});

it('[LND-05] fetches businesses with an empty body and shows the newest four, after a spinner', async () => {
  const { api } = open([3, 5, 1, 4, 2].map((n) => business(`${n}`, { created_at: day(n) })));
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
  const { container } = open([
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
  open([business('a'), business('b', { average_rating: 4.3, total_reviews: 12 })]);
  expect((await card('Business a')).queryByRole('img')).toBeNull();
  const rated = await card('Business b');
  expect(rated.getByRole('img')).toHaveAccessibleName('4.3 out of 5 stars, 12 reviews');
});

it('[LND-08] links to all businesses and invites the first one', async () => {
  open([], [job('a')]);
  expect(link('View All Businesses')).toHaveAttribute('href', '/business-directory');
  expect(await screen.findByText('Be the First!')).toBeVisible();
  expect(link('Add Your Business')).toHaveAttribute('href', '/register');
});

it('[LND-09] states the mission', () => {
  open();
  expect(screen.getByText('Collaborative community')).toBeVisible();
  expect(link('Read our mission')).toHaveAttribute('href', '/mission');
});

it('[LND-10] fetches jobs with an empty body and shows the newest four with their facts', async () => {
  const place = { location_city: 'Hixson', location_state: 'TN' };
  const { api } = open(
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
  open([business('a')], []);
  expect(await screen.findByText('Be the First!')).toBeVisible();
  expect(link('Post a Job')).toHaveAttribute('href', '/register');
});

it('[LND-12] [LND-13] has the stats strip and a call to join', () => {
  open();
  const stats = ['100% free', '$0 setup', '24/7 access', 'unlimited usage'];
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const stat of stats) expect(items).toContain(stat);
  expect(link('Create a free account')).toHaveAttribute('href', '/register');
});

it('[LND-14] only logs when the lists cannot be loaded, and shows them when they can', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const answer = (rows: unknown[]) => () => {
    if (isDown) throw lost();
    return rows;
  };
  open([], [], {}, [], {
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
    const { user, path } = open();
    expect(screen.getByRole('radio', { name: 'Businesses' })).toBeChecked();
    await user.type(what(), 'electrician');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), '37402{Enter}');
    expect(path()).toBe('/business-directory?location=37402&search=electrician');
  });

  it('leads to the jobs, also without a word', async () => {
    const { user, path } = open();
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
    const { user, path } = open([], [], {}, suggestions);
    await user.type(what(), 'ry');
    await user.click(await screen.findByRole('option', { name }));
    expect(path()).toBe(address);
  });
});

describe('for signed-in people', () => {
  const hrefs = () => screen.getAllByRole('link').map((entry) => entry.getAttribute('href'));

  it.each([
    [
      'employer',
      { 'Post a job': '/employer-dashboard?tab=jobs&new' },
      { 'Open your listing': '/employer-dashboard?tab=business-directory' },
    ],
    [
      'job_seeker',
      { 'Find a job': '/jobs' },
      { 'Open your profile': '/job-seeker-dashboard?tab=professional-profile' },
    ],
  ] as const)(
    'leads an account of type %s to the feature itself',
    async (account_type, start, call) => {
      open([], [], { user: testUser({ account_type }) });
      await screen.findAllByText('Be the First!');
      const ways = {
        ...start,
        ...call,
        'Use the calculators': '/tools',
        'Try the tools': '/tools#ai-tools',
        'Open the calculators': '/tools',
        'Open the AI tools': '/tools#ai-tools',
      };
      for (const [name, target] of Object.entries(ways)) {
        expect(link(name)).toHaveAttribute('href', target);
      }
      expect(hrefs()).not.toContain('/register');
      expect(screen.queryByText(/Join Free|Register for|Create a free account/)).toBeNull();
    },
  );

  it('leads a job seeker to support where an employer account is needed (A55)', async () => {
    open([], [], { user: testUser() });
    await screen.findAllByText('Be the First!');
    const support = '/contact?subject=Change%20account%20type';
    expect(link('Post a Job')).toHaveAttribute('href', support);
    expect(link('Add Your Business')).toHaveAttribute('href', support);
  });

  it('shows no invitation until the session is known', () => {
    open([], [], { session: { loading: true } });
    const way = screen.getByText('Join Free Today');
    expect(way.className).toContain('unknown');
  });
});

const sent = (kind: string, daysAgo: number) => ({
  application_id: 'a1',
  ...{ job_id: 'j', job_title: 'Baker', company_name: 'Mill', employment_type: 'Full-time' },
  ...{ category: 'Food Service', status: 'reviewed', applied_at: day(1), job_created_at: day(1) },
  timeline: [{ kind, at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() }],
});

describe('the first button of a signed-in person is the next step', () => {
  const as = (account_type: 'employer' | 'job_seeker', calls: Parameters<typeof fakeApi>[0]) =>
    open([], [], { user: testUser({ account_type }) }, [], calls);

  it('shows an employer the applications to review', async () => {
    as('employer', { 'GET /applications/all': () => withTotal([], '3') });
    const step = await screen.findByRole('link', { name: '3 applications to review' });
    expect(step).toHaveAttribute('href', '/employer-dashboard?tab=applications&status=pending');
  });

  it('lets an employer without any post a job, also while jobs is down', async () => {
    as('employer', {
      'GET /applications/all': () => {
        throw lost();
      },
    });
    await waitFor(() => expect(link('Post a job')).toBeVisible());
  });

  it('shows a job seeker the answers of the last week, not older ones', async () => {
    as('job_seeker', { 'GET /my-applications': () => [sent('status', 2), sent('email', 20)] });
    const step = await screen.findByRole('link', { name: '1 answer this week' });
    expect(step).toHaveAttribute('href', '/job-seeker-dashboard?tab=applications');
  });
});
