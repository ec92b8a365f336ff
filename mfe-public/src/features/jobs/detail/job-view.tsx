import type { Job } from '@commons/contracts/jobs/jobs';
import { isOnBoard, isPosted } from '@commons/contracts/lifecycles/job-life';
import { Page, Split, Stack } from '@commons/ui/layout/page';
import { StickyFoot } from '@commons/ui/layout/sticky-foot';
import { useWideScreen } from '@commons/ui/layout/use-wide-screen';
import { ShareBox } from '@commons/ui/lists/share-box';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import { CompanyCard } from '../company.card';
import { SaveJobButton } from '../save-job-button';
import { ApplyButton, isOpenToApply } from './apply/apply-button';
import { FitSection } from './fit/fit-section';
import { JobHeader } from './job-header';
import { JobNotice } from './job-notice';
import { shareWords } from './job-share';
import { JobSummary } from './job-summary';
import { JobTexts } from './job-texts';
import styles from './job-view.module.css';
import { SimilarJobs } from './similar-jobs';

interface JobViewProps {
  readonly job: Job;
  /** When the reader applied, if at all. */
  readonly appliedAt: string | undefined;
  readonly onApply: () => void;
  readonly onCopied: () => void;
  readonly onNotCopied: (link: string) => void;
  /** The report button, provided by the page. */
  readonly report: ReactNode;
}

/**
 * A job with the buttons to apply and to share; "Apply Now" is always visible. A draft has neither: only its owner sees
 * it.
 */
export function JobView({ job, appliedAt, onApply, onCopied, onNotCopied, report }: JobViewProps) {
  const wide = useWideScreen();
  const closed = !isOpenToApply(job, appliedAt);
  const apply = (label: string) => (
    <ApplyButton {...{ job, appliedAt, label, onApply, wide }} size="large" />
  );
  const ways = (
    <>
      {apply(t('applyNow'))}
      <SaveJobButton job={job} size="large" />
    </>
  );
  return (
    <Page>
      <Split
        column="tall"
        aside={
          <Stack className={styles.aside} gap={6}>
            {(wide || closed) && (
              <div className={styles.ways} data-print="hide">
                {ways}
              </div>
            )}
            <CompanyCard job={job} level={2} />
            <JobSummary job={job} />
            {isPosted(job.status) && (
              <>
                <ShareBox
                  heading={t('shareJob')}
                  {...shareWords(job)}
                  onCopied={onCopied}
                  onNotCopied={onNotCopied}
                />
                {report}
              </>
            )}
          </Stack>
        }
      >
        <JobHeader job={job} />
        <div className={styles.notice}>
          <JobNotice job={job} appliedAt={appliedAt} />
        </div>
        <JobTexts job={job} />
        {isOnBoard(job.status) && <FitSection job={job} />}
        <div className={styles.foot} data-print="hide">
          {apply(t('applyJob'))}
        </div>
        {isPosted(job.status) && <SimilarJobs job={job} />}
      </Split>
      {!wide && !closed && (
        <StickyFoot>
          <div className={styles.bar} data-print="hide">
            {ways}
          </div>
        </StickyFoot>
      )}
    </Page>
  );
}
