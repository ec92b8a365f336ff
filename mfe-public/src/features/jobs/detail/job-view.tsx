import type { Job } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Page, Split, Stack } from '@commons/ui/page';
import { ShareBox } from '@commons/ui/share-box';
import type { ReactNode } from 'react';
import { postedDate } from '../job-text';
import { SaveJobButton } from '../save-job-button';
import { FitSection } from './fit/fit-section';
import { JobHeader } from './job-header';
import { shareWords } from './job-share';
import { JobSummary } from './job-summary';
import { JobTexts } from './job-texts';
import styles from './job-view.module.css';

interface JobViewProps {
  readonly job: Job;
  /** When the reader applied, if they did. */
  readonly appliedAt: string | undefined;
  readonly onApply: () => void;
  readonly onCopied: () => void;
  readonly onNotCopied: (link: string) => void;
  /** The report button, provided by the page. */
  readonly report: ReactNode;
}

/** A job with the buttons to apply and to share. A draft has neither: only its owner sees it. */
export function JobView({ job, appliedAt, onApply, onCopied, onNotCopied, report }: JobViewProps) {
  const closed = job.status !== 'active' || job.external || appliedAt !== undefined;
  const apply = (label: string) => (
    <Button disabled={closed} onClick={onApply} size="large" variant="primary">
      {label}
    </Button>
  );
  return (
    <Page>
      <JobHeader
        job={job}
        actions={
          <>
            <SaveJobButton job={job} size="large" />
            {apply('Apply Now')}
          </>
        }
      />
      <JobNotice job={job} appliedAt={appliedAt} />
      <Split
        aside={
          <Stack gap={6}>
            <JobSummary job={job} />
            {job.status !== 'draft' && (
              <>
                <ShareBox
                  heading="Share this job"
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
        <JobTexts job={job} />
        {job.status === 'active' && <FitSection job={job} />}
        <div className={styles.foot} data-print="hide">
          {apply('Apply for this Job')}
        </div>
      </Split>
    </Page>
  );
}

function JobNotice({ job, appliedAt }: Pick<JobViewProps, 'job' | 'appliedAt'>) {
  if (job.hidden_reason) {
    return (
      <div className={styles.notice}>
        <Banner tone="warning">
          This job is hidden: visitors do not see it. Reason: {job.hidden_reason}
        </Banner>
      </div>
    );
  }
  if (job.status === 'draft') {
    return (
      <div className={styles.notice}>
        <Banner tone="info">This is a draft: only you can see it.</Banner>
      </div>
    );
  }
  if (job.status !== 'active') {
    return (
      <div className={styles.notice}>
        <Banner tone="warning">This job is no longer accepting applications.</Banner>
      </div>
    );
  }
  if (job.external) {
    return (
      <div className={styles.notice}>
        <Banner tone="info">
          This job comes from another source and cannot be applied for here.
          {job.source_url && (
            <>
              {' '}
              <a href={job.source_url} rel="noopener nofollow" target="_blank">
                See it at its source
              </a>
            </>
          )}
        </Banner>
      </div>
    );
  }
  if (!appliedAt) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="success">Applied on {postedDate(appliedAt)}</Banner>
    </div>
  );
}
