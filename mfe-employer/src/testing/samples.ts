import type { EmployerApplication } from '@commons/contracts/applications/applications';
import type { Job, MyJob } from '@commons/contracts/jobs/jobs';
import { jobSample } from '@commons/web-kit/testing/job-sample';

/** One of the employer's jobs, for page tests. */
export const myJob = (id: string, changes: Partial<MyJob> = {}): MyJob => ({
  ...jobSample(id),
  application_count: 0,
  ...changes,
});

/** The same job as every reader gets it, without the number of applications. */
export const publicJob = ({ application_count: _count, ...job }: MyJob): Job => job;

/** An application to one of them. */
export const application = (
  id: string,
  changes: Partial<EmployerApplication> = {},
): EmployerApplication => ({
  id,
  job_id: '7',
  job_title: 'Printer',
  applicant_name: `Person ${id}`,
  applicant_email: `${id}@example.org`,
  applied_at: '2026-11-02T12:00:00.000Z',
  status: 'pending',
  timeline: [{ kind: 'submitted', at: '2026-11-02T12:00:00.000Z' }],
  ...changes,
});
