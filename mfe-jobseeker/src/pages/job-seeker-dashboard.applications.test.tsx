import { screen, within } from '@commons/web-kit/testing/test-render';
import { openDashboard, sent } from '../testing/open-dashboard';

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const three = () => [
  sent('1', {
    job_title: 'Cook',
    company_name: 'Beta',
    status: 'reviewed',
    applied_at: '2026-11-03T08:00:00.000Z',
  }),
  sent('2', {
    job_title: 'Baker',
    company_name: 'Alpha',
    status: 'rejected',
    applied_at: '2026-11-02T08:00:00.000Z',
  }),
  sent('3', {
    job_title: 'Artist',
    company_name: 'Gamma',
    status: 'accepted',
    applied_at: '2026-11-01T08:00:00.000Z',
  }),
];

describe('[JSD-07] My Job Applications', () => {
  it('loads them and shows a card each, newest first, with a guide to the statuses', async () => {
    const { api } = openDashboard('applications', three);
    expect(await screen.findByRole('heading', { name: 'My Job Applications' })).toBeVisible();
    await screen.findAllByRole('article');
    const calls = api.calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
    expect(calls.filter((call) => call === 'GET /my-applications')).toHaveLength(1);
    expect(titles()).toEqual(['Cook', 'Baker', 'Artist']);
    const guide = screen.getByRole('region', { name: 'What the status means' });
    expect(guide).toHaveTextContent('PendingReceived, awaiting review.');
    expect(guide).toHaveTextContent('ReviewedUnder consideration.');
    expect(guide).toHaveTextContent(/Accepted.*Rejected/);
  });

  it('filters by each status, and says when none has it', async () => {
    const { user, path } = openDashboard('applications', three);
    await screen.findAllByRole('article');
    expect(options('Status')).toEqual(['All', 'Pending', 'Reviewed', 'Accepted', 'Rejected']);
    for (const [status, title] of [
      ['reviewed', 'Cook'],
      ['accepted', 'Artist'],
      ['rejected', 'Baker'],
    ] as const) {
      await user.selectOptions(screen.getByLabelText('Status'), status);
      expect(titles()).toEqual([title]);
    }
    expect(path()).toBe('/job-seeker-dashboard?tab=applications&status=rejected');
    await user.selectOptions(screen.getByLabelText('Status'), 'pending');
    expect(screen.getByText('None of your applications has this status')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    expect(titles()).toHaveLength(3);
  });

  it.each([
    ['newest', ['Cook', 'Baker', 'Artist']],
    ['oldest', ['Artist', 'Baker', 'Cook']],
    ['job_title', ['Artist', 'Baker', 'Cook']],
    ['company', ['Baker', 'Cook', 'Artist']],
    ['status', ['Artist', 'Baker', 'Cook']],
  ])('sorts by %s', async (order, expected) => {
    const { user } = openDashboard('applications', three);
    await screen.findAllByRole('article');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'newest');
    await user.selectOptions(screen.getByLabelText('Sort by'), order);
    expect(titles()).toEqual(expected);
  });

  it('searches many of them by words, and shows them by twenties', async () => {
    const many = Array.from({ length: 43 }, (_, at) =>
      sent(String(at), {
        job_title: at % 2 ? 'Baker' : 'Welder',
        company_name: `Peñón ${at}`,
        job_location: at < 10 ? 'Dayton, TN' : 'Chattanooga, TN',
      }),
    );
    const { user, path } = openDashboard('applications', () => many);
    await screen.findAllByRole('article');
    expect(titles()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(titles()).toHaveLength(43);
    expect(screen.getByText('Showing 43 of 43 applications')).toBeVisible();
    await user.type(screen.getByLabelText('Search'), 'dayton penon BAKER{Enter}');
    expect(titles()).toEqual(Array.from({ length: 5 }, () => 'Baker'));
    expect(path()).toBe('/job-seeker-dashboard?tab=applications&search=dayton+penon+BAKER');
    await user.selectOptions(screen.getByLabelText('Status'), 'accepted');
    expect(screen.getByText('None of your applications matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('needs no search for a few', async () => {
    openDashboard('applications', three);
    await screen.findAllByRole('article');
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  it('explains the empty list, and links to the jobs', async () => {
    const { user, path } = openDashboard('applications', () => []);
    expect(await screen.findByText('No applications yet')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What the status means' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Browse Jobs' }));
    expect(path()).toBe('/job-seeker-dashboard?tab=job-search');
  });
});

it('[JSD-08] a card shows the known facts of the application', async () => {
  const { user } = openDashboard('applications', () => [
    sent('1', {
      job_title: 'Baker',
      company_name: 'Millstone',
      job_location: 'Erie, PA',
      employment_type: 'Part-time',
      category: 'Food Service',
      status: 'accepted',
      resume_filename: 'cv.pdf',
      cover_letter: 'Dear baker,\nbread is my life.',
      notes: 'Come on Tuesday.',
      job_salary_range: '$20/hr',
    }),
    sent('2', { job_title: 'Barista' }),
  ]);
  const card = within(await screen.findByRole('article', { name: 'Baker' }));
  expect(card.getByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/jobs/job-1');
  for (const text of ['Millstone', 'Erie, PA · Part-time · Food Service', 'Accepted', '$20/hr'])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('Come on Tuesday.')).toBeVisible();
  expect(card.getByText('cv.pdf').parentElement).toHaveTextContent('Resume: cv.pdf');
  expect(card.getByText('Nov 2, 2026')).toHaveAttribute('datetime', '2026-11-02T12:00:00.000Z');
  expect(card.getByText('Oct 30, 2026')).toHaveAttribute('datetime', '2026-10-30T12:00:00.000Z');
  const letter = card.getByText(/^Dear baker/);
  expect(letter).not.toBeVisible();
  await user.click(card.getByText('Cover letter'));
  expect(letter).toBeVisible();

  const bare = within(screen.getByRole('article', { name: 'Barista' }));
  expect(bare.getByText('Resume: Not provided')).toBeVisible();
  expect(bare.queryByText(/Cover letter|From the employer/)).toBeNull();
});
