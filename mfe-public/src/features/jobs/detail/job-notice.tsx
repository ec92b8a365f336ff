import type { Job } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { postedDate } from '../job-text';
import { sourceName } from './apply-button';

interface JobNoticeProps {
  readonly job: Job;
  /** When the reader applied, if they did. */
  readonly appliedAt: string | undefined;
}

/** What is special about a job: hidden, a draft, closed, imported, or applied for already. */
export function JobNotice({ job, appliedAt }: JobNoticeProps) {
  if (job.hidden_reason) {
    return (
      <Banner tone="warning">
        This job is hidden: visitors do not see it. Reason: {job.hidden_reason}
      </Banner>
    );
  }
  if (job.status === 'draft') {
    return <Banner tone="info">This is a draft: only you can see it.</Banner>;
  }
  if (job.status !== 'active') {
    return <Banner tone="warning">This job is no longer accepting applications.</Banner>;
  }
  if (job.external) {
    const source = sourceName(job);
    return (
      <Banner tone="info">
        {source
          ? `This job comes from another source. You apply there, at ${source}.`
          : `This job comes from another source and cannot be applied for here. Ask ${job.company_name} how to apply.`}
      </Banner>
    );
  }
  if (!appliedAt) return null;
  return <Banner tone="success">Applied on {postedDate(appliedAt)}</Banner>;
}
