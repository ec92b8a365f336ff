import type { Job } from '@commons/contracts/jobs/jobs';
import { Badge, BadgeRow } from '@commons/ui/badge';
import { say, t } from '@commons/ui/texts';
import { metaLine } from '@commons/ui/wording';
import { CompanyTile } from '@commons/web-kit/employers/company-tile';
import { useEmployers } from '@commons/web-kit/employers/employers.api';
import { Link } from '@commons/web-kit/router';
import { CompanyName } from '../../company-name';
import { boardAge, detailLocation, levelBadge, salaryText } from '../../job-text';
import styles from './job-pane.module.css';

interface PaneHeaderProps {
  readonly job: Job;
  /** Address of the job's own page. */
  readonly page: string;
}

/** Title, company, pay and place of the job beside the list. */
export function PaneHeader({ job, page }: PaneHeaderProps) {
  const listing = useEmployers([job]).of(job);
  const salary = salaryText(job);
  return (
    <header className={styles.header}>
      <CompanyTile job={job} listing={listing} size={56} />
      <div className={styles.titles}>
        <h2 className={styles.title}>
          <Link to={page}>{job.title}</Link>
        </h2>
        <p>
          <CompanyName job={job} listing={listing} />
        </p>
        <p className={styles.facts} suppressHydrationWarning>
          {metaLine([detailLocation(job), job.employment_type, boardAge(job)])}
        </p>
        <BadgeRow>
          {salary && <Badge tone="green">{salary}</Badge>}
          {job.category && <Badge>{say(job.category)}</Badge>}
          {job.experience_level && <Badge>{levelBadge(job.experience_level)}</Badge>}
          {job.urgent && <Badge tone="amber">{t('urgent')}</Badge>}
        </BadgeRow>
      </div>
    </header>
  );
}
