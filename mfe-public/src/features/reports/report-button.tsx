import { Button } from '@commons/ui/controls/button';
import { FlagIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { ReportDialog, type ReportTarget } from './report.dialog';
import styles from './report.module.css';

interface ReportButtonProps {
  readonly target: ReportTarget;
  /** The subject, as it follows "this": 'job', 'business', 'review'. */
  readonly noun: string;
  /** Distinguishes several of a kind for screen readers: 'by Ann'. */
  readonly about?: string;
}

/** Reports a problem to the operators; also for guests (decision A47). */
export function ReportButton({ target, noun, about }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.button} data-print="hide">
      <Button
        aria-haspopup="dialog"
        aria-label={about ? t('report2', { noun, about }) : undefined}
        icon={<FlagIcon size={18} />}
        onClick={() => setOpen(true)}
        size="small"
        variant="quiet"
      >
        {t('report', { noun })}
      </Button>
      {open && <ReportDialog noun={noun} onClose={() => setOpen(false)} target={target} />}
    </div>
  );
}
