import type { Job } from '@commons/contracts/jobs/jobs';
import { Badge } from '@commons/ui/controls/badge';
import { PageHeader } from '@commons/ui/layout/page';
import { ArrowLeftIcon } from '@commons/ui/pictures/icons';
import { t, translate } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { CompanyTile } from '@commons/web-kit/employers/company-tile';
import { useEmployers } from '@commons/web-kit/employers/employers.api';
import { Link, useLocation } from '@commons/web-kit/router';
import { CompanyName } from '../company-name';
import { detailLocation, levelBadge, salaryText } from '../job-text';
import styles from './job-header.module.css';

/** Returns to the previous list with its filters, or to the whole board. */
function BackToJobs() {
  const { list } = (useLocation().state ?? {}) as { readonly list?: string };
  return (
    <Link className={styles.back} to={list && /^\/\w/.test(list) ? list : '/jobs'}>
      <ArrowLeftIcon /> {t('backJobs')}
    </Link>
  );
}

/** Title, company, place and badges. */
export function JobHeader({ job }: { readonly job: Job }) {
  const listing = useEmployers([job]).of(job);
  const salary = salaryText(job);
  return (
    <PageHeader
      back={<BackToJobs />}
      eyebrow={
        <span className={styles.company}>
          <CompanyTile job={job} listing={listing} />
          <CompanyName job={job} listing={listing} />
        </span>
      }
      title={job.title}
      lead={
        <>
          {metaLine([detailLocation(job), translate(job.employment_type)])}
          <span className={styles.badges}>
            {job.category && <Badge>{translate(job.category)}</Badge>}
            {job.experience_level && <Badge>{levelBadge(job.experience_level)}</Badge>}
            {salary && <Badge tone="green">{salary}</Badge>}
            {job.urgent && <Badge tone="amber">{t('urgent')}</Badge>}
          </span>
        </>
      }
    />
  );
}
