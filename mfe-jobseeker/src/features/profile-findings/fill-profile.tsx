import { MessageBanner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { useState } from 'react';
import { ProfileFindingsDialog } from './profile-findings.dialog';

interface FillProfileProps {
  readonly label: string;
  readonly size?: 'small';
}

/** A button that shows what the résumé offers for the professional profile (decision A38). */
export function FillProfile({ label, size }: FillProfileProps) {
  const [isOpen, setOpen] = useState(false);
  const { message, showSuccess, clear } = useTimedMessage();
  return (
    <>
      <Button {...(size && { size })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ProfileFindingsDialog
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            showSuccess('Profile saved successfully!');
          }}
        />
      )}
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}
