import type { Job } from '@commons/contracts/jobs/jobs';
import { isOnBoard } from '@commons/contracts/lifecycles/job-life';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { ExternalIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';

interface ApplyButtonProps {
  readonly job: Job;
  /** 'Apply Now'; for an imported job the name of its source. */
  readonly label: string;
  /** When the reader applied, if at all. */
  readonly appliedAt: string | undefined;
  readonly onApply: () => void;
  readonly size?: 'medium' | 'large';
  readonly wide?: boolean;
}

/** Host of an imported job's application page: 'jobs.example.org'; undefined for all others. */
export const sourceName = ({ external, source_url }: Job): string | undefined =>
  external && source_url && URL.canParse(source_url)
    ? new URL(source_url).hostname.replace(/^www\./, '')
    : undefined;

/** Whether it is possible to apply: here, or at the source. */
export const isOpenToApply = (job: Job, appliedAt: string | undefined): boolean =>
  isOnBoard(job.status) && appliedAt === undefined && (!job.external || !!sourceName(job));

/** Opens the application form, or the source of an imported job. */
export function ApplyButton({ job, label, appliedAt, onApply, ...look }: ApplyButtonProps) {
  const source = sourceName(job);
  if (source && isOnBoard(job.status)) {
    return (
      <ButtonLink
        href={job.source_url}
        icon={<ExternalIcon />}
        rel="noopener nofollow"
        target="_blank"
        variant="primary"
        {...look}
      >
        {t('apply', { source })}
      </ButtonLink>
    );
  }
  if (job.external) return null;
  return (
    <Button disabled={!isOpenToApply(job, appliedAt)} onClick={onApply} variant="primary" {...look}>
      {label}
    </Button>
  );
}
