import { Button, ButtonLink } from './button';
import { Card } from './card';
import { CopyIcon, ShareIcon } from './icons';
import styles from './share-box.module.css';
import { t } from './texts';
import { useInBrowser } from './use-in-browser';

/** What is passed on besides the link. */
export interface ShareWords {
  /** Title of the share sheet, subject of the mail. */
  title: string;
  /** One sentence about the thing; a mail adds ' - ' and the link. */
  text: string;
}

export interface ShareBoxProps extends ShareWords {
  /** 'Share this job'. */
  heading: string;
  onCopied: () => void;
  /** The browser refused: the link itself, for the person to copy. */
  onNotCopied: (link: string) => void;
}

/** The address of the page without what views put behind it. */
const pageAddress = () => `${location.origin}${location.pathname}`;

/** A mail draft for devices without a share sheet (JOB-22); without `url` it has the words alone. */
export function shareMail({ title, text }: ShareWords, url: string): string {
  const body = url ? `${text} - ${url}` : text;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** Copies the link of the page, or hands it to the device; a device without a share sheet gets a mail draft. */
export function ShareBox({ heading, onCopied, onNotCopied, ...words }: ShareBoxProps) {
  const inBrowser = useInBrowser();
  const link = inBrowser ? pageAddress() : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      onCopied();
    } catch {
      onNotCopied(link);
    }
  };
  const { title, text } = words;
  // Closing the share sheet rejects; that is a choice, not a failure.
  const share = () => navigator.share({ title, text, url: link }).catch(() => undefined);
  return (
    <Card as="section" aria-labelledby="share-title" data-print="hide">
      <h2 className={styles.title} id="share-title">
        {heading}
      </h2>
      <div className={styles.ways}>
        <Button icon={<CopyIcon />} onClick={copy}>
          {t('copyLink')}
        </Button>
        {inBrowser && 'share' in navigator ? (
          <Button icon={<ShareIcon />} onClick={share}>
            {t('share')}
          </Button>
        ) : (
          <ButtonLink href={shareMail(words, link)} icon={<ShareIcon />}>
            {t('share')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
