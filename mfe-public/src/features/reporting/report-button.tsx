import { Button } from '@commons/ui/button';
import { FlagIcon } from '@commons/ui/icons';
import { useState } from 'react';
import { ReportDialog, type ReportTarget } from './report.dialog';
import styles from './report.module.css';

interface ReportButtonProps {
  readonly target: ReportTarget;
  /** What is reported, as it stands after "this": 'job', 'business', 'review'. */
  readonly noun: string;
  /** Tells one of several apart for screen readers: 'by Ann'. */
  readonly about?: string;
}

/** The way to tell the operators that something is wrong; guests may use it too (decision A47). */
export function ReportButton({ target, noun, about }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.button} data-print="hide">
      <Button
        aria-haspopup="dialog"
        aria-label={about ? `Report this ${noun} ${about}` : undefined}
        icon={<FlagIcon size={18} />}
        onClick={() => setOpen(true)}
        size="small"
        variant="quiet"
      >
        Report this {noun}
      </Button>
      {open && <ReportDialog noun={noun} onClose={() => setOpen(false)} target={target} />}
    </div>
  );
}
