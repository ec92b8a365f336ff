import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { Link } from '@commons/web-kit/router';

interface CompanyNameProps {
  readonly job: Pick<Job, 'company_name'>;
  readonly listing: EmployerListing | undefined;
}

/** Name of the employer, linked to its business page if there is one. */
export function CompanyName({ job, listing }: CompanyNameProps) {
  if (!listing) return job.company_name;
  return <Link to={businessPage(listing.id)}>{job.company_name}</Link>;
}
