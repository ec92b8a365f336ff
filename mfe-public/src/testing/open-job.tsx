import type { SeekerApplication } from '@commons/contracts/applications/applications';
import type { Job } from '@commons/contracts/jobs/jobs';
import { jobSample } from '@commons/web-kit/testing/job-sample';
import { fakeApi, renderPage } from '@commons/web-kit/testing/test-render';
import JobDetailPage from '../pages/job-detail.page';

type Options = Parameters<typeof renderPage>[1];

/** The reader's application for job 7. */
export const applicationSample = (applied_at: string): SeekerApplication => ({
  application_id: 'a',
  job_id: '7',
  job_title: 'Printer',
  company_name: 'River Press',
  employment_type: 'Full-time',
  category: 'Sales',
  status: 'pending',
  timeline: [],
  applied_at,
  job_created_at: '2026-11-01T12:00:00.000Z',
});

/** Renders /jobs/7, 'Printer' at 'River Press', or its load error; `calls` are further fake answers. */
export const openJob = (
  job: Partial<Job> | Error = {},
  options: Options = {},
  calls: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({
    'GET /jobs/7': () => {
      if (job instanceof Error) throw job;
      return jobSample('7', { title: 'Printer', company_name: 'River Press', ...job });
    },
    'GET /my-applications': () => [],
    ...calls,
  });
  const at = options.at ?? '/jobs/7';
  return { api, ...renderPage(<JobDetailPage />, { ...options, route: '/jobs/:id', at, api }) };
};
