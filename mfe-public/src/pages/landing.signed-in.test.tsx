import {
  type fakeApi,
  networkError,
  screen,
  testUser,
  waitFor,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { firstLink, openLanding } from '../testing/open-landing';

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
      openLanding([], [], { user: testUser({ account_type }) });
      await screen.findAllByText('Be the First!');
      const targets = {
        ...start,
        ...call,
        'Use the calculators': '/tools',
        'Try the tools': '/tools#ai-tools',
        'Open the calculators': '/tools',
        'Open the AI tools': '/tools#ai-tools',
      };
      for (const [name, target] of Object.entries(targets)) {
        expect(firstLink(name)).toHaveAttribute('href', target);
      }
      expect(hrefs()).not.toContain('/register');
      expect(screen.queryByText(/Join Free|Register for|Create a free account/)).toBeNull();
    },
  );

  it('leads a job seeker to support where an employer account is needed (A55)', async () => {
    openLanding([], [], { user: testUser() });
    await screen.findAllByText('Be the First!');
    const support = '/contact?subject=Change%20account%20type';
    expect(firstLink('Post a Job')).toHaveAttribute('href', support);
    expect(firstLink('Add Your Business')).toHaveAttribute('href', support);
  });

  it('shows no invitation until the session is known', () => {
    openLanding([], [], { session: { loading: true } });
    const button = screen.getByText('Join Free Today');
    expect(button.className).toContain('unknown');
  });
});

const postedAt = '2026-11-01T12:00:00.000Z';
const sent = (kind: string, daysAgo: number) => ({
  application_id: 'a1',
  ...{ job_id: 'j', job_title: 'Baker', company_name: 'Mill', employment_type: 'Full-time' },
  ...{
    category: 'Food Service',
    status: 'reviewed',
    applied_at: postedAt,
    job_created_at: postedAt,
  },
  timeline: [{ kind, at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() }],
});

describe('the first button of a signed-in person is the next step', () => {
  const as = (account_type: 'employer' | 'job_seeker', calls: Parameters<typeof fakeApi>[0]) =>
    openLanding([], [], { user: testUser({ account_type }) }, [], calls);

  it('shows an employer the applications to review', async () => {
    as('employer', { 'GET /applications/all': () => withTotal([], '3') });
    const step = await screen.findByRole('link', { name: '3 applications to review' });
    expect(step).toHaveAttribute('href', '/employer-dashboard?tab=applications&status=pending');
  });

  it('lets an employer without any post a job, also while jobs is down', async () => {
    as('employer', {
      'GET /applications/all': () => {
        throw networkError();
      },
    });
    await waitFor(() => expect(firstLink('Post a job')).toBeVisible());
  });

  it('shows a job seeker the answers of the last week, not older ones', async () => {
    as('job_seeker', { 'GET /my-applications': () => [sent('status', 2), sent('email', 20)] });
    const step = await screen.findByRole('link', { name: '1 answer this week' });
    expect(step).toHaveAttribute('href', '/job-seeker-dashboard?tab=applications');
  });
});
