import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { Link } from '@commons/web-kit/router';

interface CompanyNameProps {
  readonly job: Pick<Job, 'company_name'>;
  readonly listing: EmployerListing | undefined;
}

/** Name of the employer, linked to its business page if there is one. */
export function CompanyName({ job, listing }: CompanyNameProps) {
  if (!listing) return job.company_name;
  return <Link to={`/business-directory/${listing.id}`}>{job.company_name}</Link>;
}
