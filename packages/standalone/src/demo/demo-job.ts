import type { JobPosting } from '@commons/contracts/jobs/jobs';

/** A fictional job. Town and state are filled in on storing. */
export interface DemoJobText {
  /** Email address of the employer. */
  readonly employer: string;
  readonly daysAgo: number;
  readonly views: number;
  readonly status?: 'filled' | 'closed';
  readonly posting: Omit<JobPosting, 'location_city' | 'location_state' | 'location_zip'>;
}

/** Fields common to all jobs of an employer. */
export const jobsOf =
  (employer: string, common: Partial<JobPosting>) =>
  (
    daysAgo: number,
    views: number,
    posting: Omit<JobPosting, 'location_type'> & Partial<JobPosting>,
    status?: DemoJobText['status'],
  ): DemoJobText => ({
    ...{ employer, daysAgo, views },
    ...(status && { status }),
    posting: { location_type: 'On-site', ...common, ...posting },
  });
