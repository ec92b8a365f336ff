import { Button } from '@commons/ui/controls/button';
import { copyText } from '@commons/ui/elements/copy-text';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { CopyIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { withWholeLinks } from './text-blocks';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  /** For screen readers: which text it copies. */
  readonly label?: string | undefined;
  readonly onCopied?: (() => void) | undefined;
}

/** Copies a text and confirms it. */
export function CopyButton({ text, label, onCopied, children }: CopyButtonProps) {
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const copy = async () => {
    try {
      await copyText(withWholeLinks(text, window.location.origin));
      showSuccess(t('copiedClipboard'));
      onCopied?.();
    } catch {
      showError(t('textCouldNotCopied'));
    }
  };
  return (
    <>
      <Button aria-label={label} icon={<CopyIcon />} onClick={copy}>
        {children}
      </Button>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}
