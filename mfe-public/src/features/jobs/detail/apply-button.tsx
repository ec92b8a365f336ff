import type { Job } from '@commons/contracts/jobs/jobs';
import { Button, ButtonLink } from '@commons/ui/button';
import { ExternalIcon } from '@commons/ui/icons';
import { t } from '@commons/ui/texts';

interface ApplyButtonProps {
  readonly job: Job;
  /** 'Apply Now'; a job from another source names the place instead. */
  readonly label: string;
  /** When the reader applied, if they did. */
  readonly appliedAt: string | undefined;
  readonly onApply: () => void;
  readonly size?: 'medium' | 'large';
  readonly wide?: boolean;
}

/** Where a job from another source is applied for: 'jobs.example.org'; undefined for all others. */
export const sourceName = ({ external, source_url }: Job): string | undefined =>
  external && source_url && URL.canParse(source_url)
    ? new URL(source_url).hostname.replace(/^www\./, '')
    : undefined;

/** Whether there is a way to apply: here, or at the source. */
export const isOpenToApply = (job: Job, appliedAt: string | undefined): boolean =>
  job.status === 'active' && appliedAt === undefined && (!job.external || !!sourceName(job));

/** The way to apply: the form here, or the page that a job from another source comes from. */
export function ApplyButton({ job, label, appliedAt, onApply, ...look }: ApplyButtonProps) {
  const source = sourceName(job);
  if (source && job.status === 'active') {
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
