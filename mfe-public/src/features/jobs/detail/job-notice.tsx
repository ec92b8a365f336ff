import type { Job } from '@commons/contracts/jobs/jobs';
import { isOnBoard, isPosted } from '@commons/contracts/lifecycles/job-life';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { postedDate } from '../job-text';
import { sourceName } from './apply/apply-button';

interface JobNoticeProps {
  readonly job: Job;
  /** When the reader applied, if at all. */
  readonly appliedAt: string | undefined;
}

/** Notices about a job: hidden, draft, closed, imported, or already applied for. */
export function JobNotice({ job, appliedAt }: JobNoticeProps) {
  if (job.hidden_reason) {
    return (
      <Banner tone="warning">
        {t('jobHiddenVisitorsNotSee', { hiddenReason: job.hidden_reason })}
      </Banner>
    );
  }
  if (!isPosted(job.status)) return <Banner tone="info">{t('draftOnlyCanSee')}</Banner>;
  if (!isOnBoard(job.status)) {
    return <Banner tone="warning">{t('jobNoLongerAcceptingApplications')}</Banner>;
  }
  if (job.external) {
    const source = sourceName(job);
    return (
      <Banner tone="info">
        {source
          ? t('jobComesFromAnotherSource', { source })
          : t('jobComesFromAnotherSource2', { companyName: job.company_name })}
      </Banner>
    );
  }
  if (!appliedAt) return null;
  return <Banner tone="success">{t('applied', { appliedAt: postedDate(appliedAt) })}</Banner>;
}
