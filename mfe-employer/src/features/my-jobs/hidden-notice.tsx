import type { MyJob } from '@commons/contracts/jobs/jobs';
import { Button } from '@commons/ui/controls/button';
import { Day } from '@commons/ui/text/day';
import { rich, t } from '@commons/ui/text/texts';
import { useState } from 'react';
import styles from './my-job.card.module.css';
import { ObjectDialog } from './object.dialog';

interface HiddenNoticeProps {
  readonly job: MyJob;
  readonly onSuccess: (text: string) => void;
}

/** Says why a job is hidden, and lets its employer object. */
export function HiddenNotice({ job, onSuccess }: HiddenNoticeProps) {
  const [asking, setAsking] = useState(false);
  const { objected_at: objectedAt } = job;
  return (
    <div className={styles.hidden}>
      <p>{t('hiddenHiddenreason', { hiddenReason: job.hidden_reason ?? '' })}</p>
      {objectedAt ? (
        <p className={styles.facts}>
          {rich('objectedOperatorWillLook', { day: () => <Day iso={objectedAt} /> })}
        </p>
      ) : (
        <>
          <p className={styles.facts}>{t('visitorsDoNotSee')}</p>
          <Button
            aria-haspopup="dialog"
            aria-label={t('objectTitle', { title: job.title })}
            className={styles.object}
            onClick={() => setAsking(true)}
            size="small"
          >
            {t('object')}
          </Button>
        </>
      )}
      {asking && <ObjectDialog job={job} onClose={() => setAsking(false)} onSuccess={onSuccess} />}
    </div>
  );
}
