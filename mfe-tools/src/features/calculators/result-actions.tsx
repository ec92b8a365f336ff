import { MessageBanner } from '@commons/ui/banner';
import { Button, ButtonLink } from '@commons/ui/button';
import { CopyIcon, ExternalIcon, ShareIcon } from '@commons/ui/icons';
import { Row } from '@commons/ui/page';
import { useTimedMessage } from '@commons/ui/use-timed-message';

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
      await navigator.clipboard.writeText(text);
      showSuccess(copied);
    } catch {
      showError(refused);
    }
  };
  return (
    <Row data-print="hide">
      <Button
        icon={<CopyIcon />}
        onClick={() =>
          copy(summary, 'Summary copied to clipboard!', 'The summary could not be copied.')
        }
      >
        Copy summary
      </Button>
      <Button
        icon={<ShareIcon />}
        onClick={() => copy(address, 'Link copied to clipboard!', `Copy this link: ${address}`)}
      >
        Copy link
      </Button>
      {isPage ? (
        <Button onClick={() => window.print()}>Print</Button>
      ) : (
        // A modal prints badly, so printing opens the page with the same inputs.
        <ButtonLink href={link} icon={<ExternalIcon />} rel="noopener" target="_blank">
          Open as a page
        </ButtonLink>
      )}
      <MessageBanner message={message} onClose={clear} />
    </Row>
  );
}
