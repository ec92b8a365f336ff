import type { Job } from '@commons/contracts/jobs';
import { Button, ButtonLink } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { CopyIcon, ShareIcon } from '@commons/ui/icons';
import { shareData, shareMail } from './job-share';
import styles from './share-box.module.css';

interface ShareBoxProps {
  readonly job: Job;
  readonly onCopied: () => void;
  /** The browser refused: the link itself, for the person to copy. */
  readonly onNotCopied: (link: string) => void;
}

/** The address of the page without what our own views put behind it. */
const pageAddress = () => `${location.origin}${location.pathname}`;

/** Copies the link, or hands it to the device; a device without a share sheet gets a mail draft. */
export function ShareBox({ job, onCopied, onNotCopied }: ShareBoxProps) {
  const link = pageAddress();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      onCopied();
    } catch {
      onNotCopied(link);
    }
  };
  // Closing the share sheet rejects; that is a choice, not a failure.
  const share = () => navigator.share(shareData(job, link)).catch(() => undefined);
  return (
    <Card as="section" aria-labelledby="share-title" data-print="hide">
      <h2 className={styles.title} id="share-title">
        Share this job
      </h2>
      <div className={styles.ways}>
        <Button icon={<CopyIcon />} onClick={copy}>
          Copy Link
        </Button>
        {'share' in navigator ? (
          <Button icon={<ShareIcon />} onClick={share}>
            Share
          </Button>
        ) : (
          <ButtonLink href={shareMail(job, link)} icon={<ShareIcon />}>
            Share
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
