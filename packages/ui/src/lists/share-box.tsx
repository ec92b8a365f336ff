import { Button, ButtonLink } from '../controls/button';
import { copyText } from '../elements/copy-text';
import { useInBrowser } from '../elements/use-in-browser';
import { CopyIcon, ShareIcon } from '../pictures/icons';
import { t } from '../text/texts';
import { Card } from './card';
import styles from './share-box.module.css';

/** What is shared in addition to the link. */
export interface ShareWords {
  /** Title of the share sheet, subject of the mail. */
  title: string;
  /** One sentence about the page; a mail adds ' - ' and the link. */
  text: string;
}

export interface ShareBoxProps extends ShareWords {
  /** 'Share this job'. */
  heading: string;
  onCopied: () => void;
  /** Called when the browser refused to copy, with the link for the person to copy. */
  onNotCopied: (link: string) => void;
}

/** The address of the page without the parameters that views add. */
const pageAddress = () => `${location.origin}${location.pathname}`;

/** A mail draft for devices without a share sheet (JOB-22); without `url` it has the text alone. */
function shareMail({ title, text }: ShareWords, url: string): string {
  const body = url ? `${text} - ${url}` : text;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** Copies the link of the page, or opens the device's share sheet; without one, a mail draft. */
export function ShareBox({ heading, onCopied, onNotCopied, ...words }: ShareBoxProps) {
  const inBrowser = useInBrowser();
  const link = inBrowser ? pageAddress() : '';
  const copy = async () => {
    try {
      await copyText(link);
      onCopied();
    } catch {
      onNotCopied(link);
    }
  };
  const { title, text } = words;
  // Closing the share sheet rejects the promise; that is no failure.
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
