import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { RecentList, RecentRow, RecentRows } from '@commons/ui/lists/recent-list';
import { t } from '@commons/ui/text/texts';
import { ApplicationStatusBadge } from '@commons/web-kit/applications/application-status';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';

/** Number of applications in the overview (specification D2 §2). */
const recent = 3;

interface RecentApplicationsProps {
  readonly applications: readonly SeekerApplication[];
  readonly onViewAll: () => void;
}

/** The latest applications, each with a link to its job. */
export function RecentApplications({ applications, onViewAll }: RecentApplicationsProps) {
  const id = useId();
  return (
    <RecentList title={t('recentApplications')} onViewAll={onViewAll}>
      <RecentRows>
        {applications.slice(0, recent).map(({ application_id, status, withdrawn_at, ...job }) => (
          <RecentRow
            key={application_id}
            name={job.job_title}
            more={t('atCompanyname', { companyName: job.company_name })}
            textId={id + application_id}
          >
            <ApplicationStatusBadge status={status} withdrawn_at={withdrawn_at} />
            <Link aria-describedby={id + application_id} to={jobPage(job.job_id)}>
              {t('viewJob')}
            </Link>
          </RecentRow>
        ))}
      </RecentRows>
    </RecentList>
  );
}
