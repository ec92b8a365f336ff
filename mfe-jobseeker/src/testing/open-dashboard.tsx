import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { fakeApi, renderPage, testUser } from '@commons/web-kit/testing/test-render';
import JobSeekerDashboardPage from '../pages/job-seeker-dashboard.page';

/** An application of the signed-in job seeker, for page tests. */
export const sent = (id: string, changes: Partial<SeekerApplication> = {}): SeekerApplication => ({
  application_id: id,
  job_id: `job-${id}`,
  job_title: `Job ${id}`,
  company_name: `Company ${id}`,
  employment_type: 'Full-time',
  category: 'Sales',
  status: 'pending',
  timeline: [{ kind: 'submitted', at: '2026-11-02T12:00:00.000Z' }],
  applied_at: '2026-11-02T12:00:00.000Z',
  job_created_at: '2026-10-30T12:00:00.000Z',
  ...changes,
});

/** Renders the job seeker dashboard at `?tab=…`; `answer` returns the applications or throws. */
export const openDashboard = (
  tab: string,
  answer: () => unknown,
  more: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({
    'GET /my-applications': answer,
    'GET /my-applications/elsewhere': () => [],
    ...more,
  });
  const route = '/job-seeker-dashboard';
  const at = tab ? `${route}?tab=${tab}` : route;
  const user = testUser({ full_name: 'Jamie Lindqvist' });
  return { api, ...renderPage(<JobSeekerDashboardPage />, { user, api, route, at }) };
};
