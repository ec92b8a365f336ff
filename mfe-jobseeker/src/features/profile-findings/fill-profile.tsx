import { Button } from '@commons/ui/controls/button';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { ProfileFindingsDialog } from './profile-findings.dialog';

interface FillProfileProps {
  readonly label: string;
  readonly size?: 'small';
  readonly variant?: 'primary';
  /** Called after saving; without it the button shows the message itself. */
  readonly onSaved?: () => void;
}

/** A button that shows what the résumé adds to the professional profile (decision A38). */
export function FillProfile({ label, onSaved, ...look }: FillProfileProps) {
  const [isOpen, setOpen] = useState(false);
  const { message, showSuccess, clear } = useTimedMessage();
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ProfileFindingsDialog
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            if (onSaved) onSaved();
            else showSuccess(t('profileSavedSuccessfully'));
          }}
        />
      )}
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}
