import { Button, ButtonLink } from '@commons/ui/controls/button';
import { copyText } from '@commons/ui/elements/copy-text';
import { Row } from '@commons/ui/layout/page';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { CopyIcon, ExternalIcon, ShareIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';

interface ResultActionsProps {
  readonly summary: string;
  /** Path and query of the page with these inputs. */
  readonly link: string;
  readonly isPage: boolean;
}

/** Copies a result as text or as a link with its inputs, or prints it. */
export function ResultActions({ summary, link, isPage }: ResultActionsProps) {
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const address = `${window.location.origin}${link}`;
  const copy = async (text: string, copied: string, refused: string) => {
    try {
      await copyText(text);
      showSuccess(copied);
    } catch {
      showError(refused);
    }
  };
  return (
    <Row data-print="hide">
      <Button
        icon={<CopyIcon />}
        onClick={() => copy(summary, t('summaryCopiedClipboard'), t('summaryCouldNotCopied'))}
      >
        {t('copySummary')}
      </Button>
      <Button
        icon={<ShareIcon />}
        onClick={() => copy(address, t('linkCopiedClipboard'), t('copyThisLink', { address }))}
      >
        {t('copyLink')}
      </Button>
      {isPage ? (
        <Button onClick={() => window.print()}>{t('print')}</Button>
      ) : (
        // A modal prints badly, so printing opens the page with the same inputs.
        <ButtonLink href={link} icon={<ExternalIcon />} rel="noopener" target="_blank">
          {t('openPage')}
        </ButtonLink>
      )}
      <MessageBanner message={message} onClose={clear} />
    </Row>
  );
}
