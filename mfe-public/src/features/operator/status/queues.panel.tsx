import type { QueueState } from '@commons/contracts/tasks/task-queues';
import { Badge } from '@commons/ui/controls/badge';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { t } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { useState } from 'react';
import type { Done } from '../parts/use-done';
import { FailedTasks } from './failed-tasks';
import styles from './status.module.css';
import { StatusSection } from './status-section';
import { waitedText } from './waited-text';
import { useQueues } from './watched-status.api';

/** The queues of all services, with their permanently failed tasks. */
export function QueuesPanel({ done }: { readonly done: Done }) {
  return (
    <StatusSection
      lead={t('mailsImportsAndTextsThat')}
      noun={t('queues')}
      title={t('tasks')}
      watched={useQueues()}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <QueueRow done={done} key={row.queue} row={row} />
          ))}
        </ul>
      )}
    </StatusSection>
  );
}

function QueueRow({ row, done }: { readonly row: QueueState; readonly done: Done }) {
  const { queue, workers, waiting, active, delayed, failed, waiting_since } = row;
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.queue}>
      <div className={styles.row}>
        <span className={styles.name} translate="no">
          {queue}
        </span>
        <span>
          <Badge dot tone={failed > 0 ? 'red' : waiting > 0 && workers === 0 ? 'amber' : 'green'}>
            {failed > 0
              ? t('countFailed', { count: failed })
              : workers === 0
                ? t('noWorker')
                : t('noneFailed')}
          </Badge>
        </span>
        <span>
          {metaLine([
            t('countRunning', { count: active }),
            t('countWaiting', { count: waiting }),
            delayed > 0 && t('countForLater', { count: delayed }),
          ])}
        </span>
        <span className={styles.soft}>
          {metaLine([
            workers !== undefined && t('workers', { count: workers }),
            waiting_since && t('nextWaitsForTime', { time: waitedText(waiting_since) }),
          ])}
        </span>
      </div>
      {(failed > 0 || open) && (
        <Disclosure label={t('failedTasksQueue', { queue })} onToggle={setOpen} open={open}>
          {open && <FailedTasks done={done} queue={queue} />}
        </Disclosure>
      )}
    </li>
  );
}
