import type { Job } from '@commons/contracts/jobs/jobs';

/** A minimal job for tests of pages, with `changes`. */
export const jobSample = (id: string, changes: Partial<Job> = {}): Job => ({
  id,
  title: `Job ${id}`,
  company_name: `Company ${id}`,
  category: 'Sales',
  employment_type: 'Full-time',
  remote_friendly: false,
  urgent: false,
  status: 'active',
  created_at: '2026-11-01T12:00:00.000Z',
  view_count: 0,
  ...changes,
});
