import { fakeRemotes } from '@commons/web-kit/testing/fake-remotes';
import { setSiteSetting } from '@commons/web-kit/testing/set-site-setting';
import {
  networkError,
  networkText,
  refusal,
  screen,
  testUser,
  timedOut,
  timeoutText,
  waitFor,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application, myJob } from '../testing/samples';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`No section ${name}`);
  return within(found);
};
const failing = () => {
  throw refusal(503, 'Service temporarily unavailable. Please try again later.');
};

describe('overview', () => {
  it('[EMP-01] welcomes by company name, else by full name', () => {
    const user = testUser({ full_name: 'Rosa Alvarado', company_name: 'Millstone Bakery' });
    const company = openDashboard('', {}, { user });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome, Millstone Bakery',
    );
    company.unmount();
    openDashboard();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Rosa Alvarado');
  });

  it('begins with what is to be done', async () => {
    const rows = [application('p', { status: 'accepted' }), application('q')];
    openDashboard(
      '',
      {
        'GET /my-jobs': () => withTotal([], '0'),
        'GET /applications/all': ({ path }: { path: string }) =>
          path.includes('applied_before')
            ? []
            : withTotal(rows, path.includes('status=pending') ? '3' : '4'),
        'GET /business-directory/my-listing': () => {
          throw refusal(404, 'No listing found');
        },
      },
      { user: testUser({ account_type: 'employer', email_verified: false }) },
    );
    await screen.findByRole('link', { name: '3 applications to review' });
    await screen.findByRole('link', { name: /^Post your first job/ });
    const todos = within(screen.getByRole('region', { name: 'To do' })).getAllByRole('link');
    expect(todos.map((link) => link.getAttribute('href'))).toEqual([
      '/employer-dashboard?tab=applications&status=pending',
      '/employer-dashboard?tab=profile',
      '/employer-dashboard?tab=business-directory',
      '/employer-dashboard?tab=jobs&new',
    ]);
  });

  it('shows nothing of areas that the town switched off, and requests nothing of them', async () => {
    setSiteSetting('off', 'jobs tools resumes');
    const { api, container } = openDashboard('', {
      'GET /business-directory/my-listing': () => {
        throw refusal(404, 'No listing found');
      },
    });
    await screen.findByRole('link', { name: /^Add your business to the directory/ });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Overview', 'Business Directory', 'Profile'],
    ]);
    expect(container.textContent).not.toMatch(/\bjobs?\b|application/i);
    expect(new Set(api.calls.map(({ path }) => path.split('/')[1]))).toEqual(
      new Set(['business-directory']),
    );
  });

  it('shows jobs without a directory', async () => {
    setSiteSetting('off', 'directory');
    const { api } = openDashboard();
    await screen.findByRole('link', { name: /^Post your first job/ });
    expect(screen.queryByRole('tab', { name: 'Business Directory' })).toBeNull();
    expect(screen.queryByText('Profile Views')).toBeNull();
    expect(api.calls.filter(({ path }) => path.includes('directory'))).toEqual([]);
  });

  it('names the open tab in the title of the browser, and welcomes on the overview only', async () => {
    const { user } = openDashboard();
    expect(document.title).toBe('Employer dashboard · Commons');
    await user.click(screen.getByRole('tab', { name: 'Jobs' }));
    expect(document.title).toBe('Jobs · Employer dashboard · Commons');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Jobs$/);
  });

  it('counts active jobs and applications, says how many are pending, and links to their tabs', async () => {
    const answers = {
      'GET /my-jobs': ({ path }: { path: string }) =>
        path.includes('status=active')
          ? withTotal([myJob('a')], '140')
          : withTotal([myJob('a'), myJob('b', { status: 'closed' })], '1000+'),
      'GET /applications/all': ({ path }: { path: string }) =>
        withTotal([application('x')], path.includes('status=pending') ? '12' : '1000+'),
    };
    const { user, path } = openDashboard('', answers);
    expect(
      await screen.findByRole('button', { name: /^Active Jobs 140 of 1,000\+ in all/ }),
    ).toBeVisible();
    await user.click(
      await screen.findByRole('button', { name: /Applications 1,000\+ 12 to review/ }),
    );
    expect(path()).toBe('/employer-dashboard?tab=applications');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(button(/^Active Jobs/));
    expect(path()).toBe('/employer-dashboard?tab=jobs');
  });

  it('[EMP-05] shows the first three jobs and the first three applications', async () => {
    openDashboard('', {
      'GET /my-jobs': () => ['a', 'b', 'c', 'd'].map((id) => myJob(id)),
      'GET /applications/all': () => [
        application('o', { status: 'accepted' }),
        ...['p', 'q', 'r'].map((id) => application(id)),
      ],
    });
    await screen.findByRole('link', { name: 'Job a' });
    const jobs = section('Recent Jobs').getAllByRole('listitem');
    expect(jobs.map(({ textContent }) => textContent)).toEqual([
      'Job aActive',
      'Job bActive',
      'Job cActive',
    ]);
    expect(section('Recent Jobs').getByRole('link', { name: 'Job a' })).toHaveAttribute(
      'href',
      '/jobs/a',
    );
    // Pending applications come before newer ones.
    const people = section('Recent Applications').getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      'Person p for PrinterPending',
      'Person q for PrinterPending',
      'Person r for PrinterPending',
    ]);
  });

  it('shows those who wait the longest first, however many came later', async () => {
    const later = Array.from({ length: 25 }, (_, at) =>
      application(`r${at}`, { status: 'rejected' }),
    );
    openDashboard('', {
      'GET /my-jobs': () => [myJob('a')],
      'GET /applications/all': ({ path }: { path: string }) =>
        path.includes('status=pending')
          ? withTotal([application('early')], '1')
          : withTotal(later, '26'),
    });
    await screen.findByRole('link', { name: 'Person early' });
    const people = section('Recent Applications').getAllByRole('link');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      ...['Person early', 'Person r0', 'Person r1'],
    ]);
  });

  it('shows no card of the listing that has nothing but its heading, while the directory is down', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    try {
      openDashboard('', { 'GET /business-directory/my-listing': failing });
      await waitFor(() => expect(log).toHaveBeenCalled());
      expect(await screen.findByText('Profile Views')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Business Directory' })).toBeNull();
    } finally {
      log.mockRestore();
    }
  });

  it('[EMP-07] only logs a load failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    try {
      openDashboard('', { 'GET /my-jobs': failing, 'GET /applications/all': failing });
      await waitFor(() =>
        expect(log).toHaveBeenCalledWith('The overview could not be loaded', expect.any(Error)),
      );
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText(/unavailable|failed/i)).toBeNull();
      expect(screen.queryByText('Find the right person for the job')).toBeNull();
      expect(button('Post New Job')).toBeVisible();
    } finally {
      log.mockRestore();
    }
  });

  it('invites a new employer to post the first job', async () => {
    const { user, path } = openDashboard();
    expect(
      await screen.findByRole('heading', { name: 'Find the right person for the job' }),
    ).toBeVisible();
    await user.click(button('Post New Job'));
    expect(path()).toBe('/employer-dashboard?tab=jobs&new=');
    expect(screen.getByLabelText('Job Title')).toBeVisible();
  });
});

describe('tabs', () => {
  it('[EMP-02] are in order, and each opens its panel', async () => {
    fakeRemotes((id) => () => <p>{`Part ${id}`}</p>);
    const { user, path } = openDashboard();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Overview',
      'Jobs',
      'Applications',
      'Business Directory',
      'Business Tools',
      'AI Tools',
      'Profile',
    ]);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    for (const [name, part] of [
      ['Business Tools', 'mfe-tools/BusinessTools'],
      ['AI Tools', 'mfe-tools/AiTools'],
      ['Profile', 'mfe-public/AccountSettings'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      expect(await screen.findByText(`Part ${part}`)).toBeVisible();
    }
    for (const [name, tab] of [
      ['Jobs', 'jobs'],
      ['Applications', 'applications'],
      ['Business Directory', 'business-directory'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      expect(path()).toBe(`/employer-dashboard?tab=${tab}`);
    }
  });
});

describe('Jobs', () => {
  it('[EMP-08] lists the jobs of the employer with their numbers and their status', async () => {
    const { api } = openDashboard('jobs', {
      'GET /my-jobs': () => [
        myJob('a', {
          title: 'Baker',
          category: 'Food Service',
          location_city: 'Erie',
          location_state: 'PA',
          created_at: '2026-11-05T12:00:00.000Z',
          view_count: 1234,
          application_count: 1,
        }),
        myJob('b', { status: 'filled' }),
      ],
    });
    const baker = within(await screen.findByRole('article', { name: 'Baker' }));
    expect(api.calls[0]?.path).toMatch(/^\/my-jobs\?/);
    expect(baker.getByText('Food Service · Full-time · Erie, PA')).toBeVisible();
    expect(baker.getByText('Nov 5, 2026')).toHaveAttribute('datetime', '2026-11-05T12:00:00.000Z');
    expect(baker.getByText('1,234 views')).toBeVisible();
    expect(baker.getByText('1 application')).toBeVisible();
    expect(baker.getByText('Active')).toHaveClass('green');
    const other = within(screen.getByRole('article', { name: 'Job b' }));
    expect(other.getByText('Filled')).toHaveClass('grey');
    expect(other.getByText('0 applications')).toBeVisible();
  });

  it('[EMP-10] says that nothing was posted yet, and offers to', async () => {
    openDashboard('jobs');
    expect(
      await screen.findByText(
        'No jobs posted yet. Create your first job posting to start attracting candidates.',
      ),
    ).toBeVisible();
    expect(button('Post New Job')).toBeVisible();
  });

  it("[EMP-11] shows a load failure or the server's message, and retries", async () => {
    let attempts = 0;
    const { user, unmount } = openDashboard('jobs', {
      'GET /my-jobs': () => {
        attempts += 1;
        if (attempts === 1) throw refusal(500);
        return [myJob('a')];
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load your jobs. Please try again.',
    );
    await user.click(button('Try again'));
    expect(await screen.findByRole('article', { name: 'Job a' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    const out = openDashboard('jobs', { 'GET /my-jobs': failing });
    expect(await screen.findByText(/^Service temporarily unavailable/)).toBeVisible();
    for (const [error, text] of [
      [networkError(), networkText],
      [timedOut(), timeoutText],
    ] as const) {
      out.unmount();
      const { unmount: close } = openDashboard('jobs', {
        'GET /my-jobs': () => {
          throw error;
        },
      });
      expect(await screen.findByText(text, {}, { timeout: 3_000 })).toBeVisible();
      close();
    }
  });
});
