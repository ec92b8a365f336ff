import { Button } from '@commons/ui/controls/button';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { FileIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
import type { Written } from '../../../writing/text-writing';
import { draftTitle } from './draft-title';
import { useKeepDraft } from './drafts.api';

interface KeepDraftButtonProps {
  readonly tool: string;
  readonly written: Written;
  readonly onKept?: (() => void) | undefined;
}

/** Saves the text and its input in the account. */
export function KeepDraftButton({ tool, written, onKept }: KeepDraftButtonProps) {
  const keeping = useKeepDraft();
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const { text, provider, entered } = written;
  const [kept, setKept] = useState('');
  const isKept = kept === text;
  const keep = () =>
    keeping.mutate(
      { tool, title: draftTitle(text), text, provider, input: { ...entered } },
      {
        onSuccess: () => {
          setKept(text);
          showSuccess(t('draftKept'));
          onKept?.();
        },
        onError: (error) => showError(errorMessage(error, t('draftCouldNotKept'))),
      },
    );
  return (
    <>
      <Button
        busy={keeping.isPending}
        busyLabel={t('keeping')}
        disabled={isKept}
        icon={<FileIcon />}
        onClick={keep}
      >
        {isKept ? t('draftKept') : t('keepDraft')}
      </Button>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}
