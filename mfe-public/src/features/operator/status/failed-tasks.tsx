import type { FailedTask, QueueName } from '@commons/contracts/tasks/task-queues';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import { ListFailure } from '../parts/operator-list';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';
import { dropTasks, failedTasksShown, retryTasks } from './status.api';
import styles from './status.module.css';
import { useFailedTasks } from './watched-status.api';

interface FailedTasksProps {
  readonly queue: QueueName;
  readonly done: Done;
}

const idsOf = (tasks: readonly FailedTask[]) => tasks.map(({ id }) => id);

/** The permanently failed tasks of a queue: retry or delete them, one by one or all that are shown. */
export function FailedTasks({ queue, done }: FailedTasksProps) {
  const { data, error, refetch } = useFailedTasks(queue);
  const [dropped, setDropped] = useState<readonly FailedTask[]>([]);
  const { busy, failure, retry } = useRetry(queue, done);
  const api = useApi();
  if (!data) {
    return error ? (
      <ListFailure error={error} noun={t('failedTasks')} onAgain={() => void refetch()} />
    ) : (
      <Spinner label={t('loadingFailedTasks')} />
    );
  }
  const tasks = data.rows;
  if (tasks.length === 0) return <p className={styles.soft}>{t('noneAnyMore')}</p>;
  const drop = async (reason: string) => {
    const { tasks: count } = await dropTasks(api, queue, idsOf(dropped), reason);
    setDropped([]);
    await done(t('tasksDropped', { count }));
  };
  return (
    <Stack gap={3}>
      {failure && <Banner tone="error">{failure}</Banner>}
      {tasks.length > 1 && (
        <Row>
          <Button busy={busy} onClick={() => retry(tasks)} size="small">
            {t('runAllCountAgain', { count: tasks.length })}
          </Button>
          <Button onClick={() => setDropped(tasks)} size="small" variant="quiet">
            {t('dropAllCount', { count: tasks.length })}
          </Button>
        </Row>
      )}
      {data.total > failedTasksShown && (
        <p className={styles.soft}>
          {t('shownTotalThatFailedLast', { shown: failedTasksShown, total: data.total })}
        </p>
      )}
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskRow
            busy={busy}
            key={task.id}
            onDrop={() => setDropped([task])}
            onRetry={() => retry([task])}
            task={task}
          />
        ))}
      </ul>
      {dropped.length > 0 && (
        <ReasonDialog
          action={t('drop2')}
          danger
          help={t('keptInLog')}
          onClose={() => setDropped([])}
          onReason={drop}
          title={t('dropTasks', { count: dropped.length })}
        >
          <p>
            {t('tasksWillNeverBeDone', {
              tasks: (dropped.length === 1 && dropped[0]?.name) || t('tasksQueue', { queue }),
            })}
          </p>
        </ReasonDialog>
      )}
    </Stack>
  );
}

interface TaskRowProps {
  readonly task: FailedTask;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

const TaskRow = ({ task, busy, onRetry, onDrop }: TaskRowProps) => (
  <li className={styles.task}>
    <TaskText task={task} />
    <Row>
      <Button
        aria-label={t('runAgainTask', { task: task.name })}
        busy={busy}
        onClick={onRetry}
        size="small"
      >
        {t('runAgain')}
      </Button>
      <Button
        aria-label={t('dropTask', { task: task.name })}
        onClick={onDrop}
        size="small"
        variant="quiet"
      >
        {t('drop')}
      </Button>
    </Row>
  </li>
);

function TaskText({ task }: { readonly task: FailedTask }) {
  const { name, tries, error, failed_at, request_id } = task;
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.error}>{error || t('noMessage')}</p>
      <p className={styles.soft}>
        {t('tries', { count: tries })}
        {failed_at && <>, {rich('last', { when: () => <When iso={failed_at} /> })}</>}
        {request_id && `, ${t('requestId', { id: request_id })}`}
      </p>
    </div>
  );
}

function useRetry(queue: QueueName, done: Done) {
  const api = useApi();
  const { busy, failure, act } = useAct();
  const retry = (tasks: readonly FailedTask[]) =>
    act(async () => {
      const { tasks: count } = await retryTasks(api, queue, idsOf(tasks));
      await done(t('tasksBegunAgain', { count }));
    });
  return { busy, failure, retry };
}
