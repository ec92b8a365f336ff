import type { MyJob } from '@commons/contracts/jobs';
import { Button } from '@commons/ui/button';
import { Day } from '@commons/ui/day';
import { useState } from 'react';
import styles from './my-job.card.module.css';
import { ObjectDialog } from './object.dialog';

interface HiddenNoticeProps {
  readonly job: MyJob;
  readonly onSuccess: (text: string) => void;
}

/** Says that and why a job is hidden, and lets its employer object. */
export function HiddenNotice({ job, onSuccess }: HiddenNoticeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.hidden}>
      <p>Hidden: {job.hidden_reason}</p>
      {job.objected_at ? (
        <p className={styles.facts}>
          You objected <Day iso={job.objected_at} />. An operator will look at the job again.
        </p>
      ) : (
        <>
          <p className={styles.facts}>
            Visitors do not see it. If you think that this is a mistake, tell the operators.
          </p>
          <Button
            aria-haspopup="dialog"
            aria-label={`Object: ${job.title}`}
            className={styles.object}
            onClick={() => setAsking(true)}
            size="small"
          >
            Object
          </Button>
        </>
      )}
      {asking && <ObjectDialog job={job} onClose={() => setAsking(false)} onSuccess={onSuccess} />}
    </div>
  );
}
