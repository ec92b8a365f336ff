import { Button } from '@commons/ui/controls/button';
import { WarningIcon } from '@commons/ui/pictures/icons';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { decide } from '../parts/operator.api';
import { ReasonDialog } from '../parts/reason.dialog';
import styles from './on-page.module.css';
import { type PageSubject, pageWords } from './page-words';

interface SubjectActionProps {
  readonly subject: PageSubject;
  /** Distinguishes several of a kind for screen readers: 'by Ann'. */
  readonly about?: string;
  /** Called after success with the text to show. */
  readonly onDone: (text: string) => void;
}

/** Hides or restores content on a page, with a reason, also when no one reported it (decision A62). */
export default function SubjectAction({ subject, about, onDone }: SubjectActionProps) {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const { decision, opener, button, title, what, help, done } = pageWords(subject);
  const send = async (reason: string) => {
    await decide(api, subject, { decision, reason });
    setOpen(false);
    onDone(done);
  };
  return (
    <div className={styles.button} data-print="hide">
      <Button
        aria-haspopup="dialog"
        aria-label={about && opener.replace('…', ` ${about}…`)}
        icon={<WarningIcon size={18} />}
        onClick={() => setOpen(true)}
        size="small"
        variant="quiet"
      >
        {opener}
      </Button>
      {open && (
        <ReasonDialog
          action={button}
          danger={decision === 'hide'}
          help={help}
          onClose={() => setOpen(false)}
          onReason={send}
          title={title}
        >
          <p>
            <strong>{subject.title}</strong>
          </p>
          <p>{what}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
