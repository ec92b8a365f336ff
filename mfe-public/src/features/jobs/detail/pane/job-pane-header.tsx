import type { Job } from '@commons/contracts/jobs/jobs';
import { Badge, BadgeRow } from '@commons/ui/controls/badge';
import { t, translate } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { CompanyTile } from '@commons/web-kit/employers/company-tile';
import { useEmployers } from '@commons/web-kit/employers/employers.api';
import { PaneHeader } from '@commons/web-kit/pane/pane';
import { CompanyName } from '../../company-name';
import { boardAge, detailLocation, levelBadge, salaryText } from '../../job-text';
import styles from './job-pane.module.css';

interface JobPaneHeaderProps {
  readonly job: Job;
  /** Address of the job's own page. */
  readonly page: string;
}

/** Title, company, pay and place of the job next to the list. */
export function JobPaneHeader({ job, page }: JobPaneHeaderProps) {
  const listing = useEmployers([job]).of(job);
  const salary = salaryText(job);
  return (
    <PaneHeader
      page={page}
      picture={<CompanyTile job={job} listing={listing} size={56} />}
      title={job.title}
    >
      <p>
        <CompanyName job={job} listing={listing} />
      </p>
      <p className={styles.facts} suppressHydrationWarning>
        {metaLine([detailLocation(job), translate(job.employment_type), boardAge(job)])}
      </p>
      <BadgeRow>
        {salary && <Badge tone="green">{salary}</Badge>}
        {job.category && <Badge>{translate(job.category)}</Badge>}
        {job.experience_level && <Badge>{levelBadge(job.experience_level)}</Badge>}
        {job.urgent && <Badge tone="amber">{t('urgent')}</Badge>}
      </BadgeRow>
    </PaneHeader>
  );
}
