import type { JobPosting } from '@commons/contracts/jobs';

/** A fictional job. Town and state are filled in when it is stored. */
export interface DemoJobText {
  /** Sign-in of the employer. */
  readonly employer: string;
  readonly daysAgo: number;
  readonly views: number;
  readonly status?: 'filled' | 'closed';
  readonly posting: Omit<JobPosting, 'location_city' | 'location_state' | 'location_zip'>;
}

/** What all jobs of an employer have in common. */
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
