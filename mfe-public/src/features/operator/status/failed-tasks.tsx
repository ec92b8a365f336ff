import type { FailedTask, QueueName } from '@commons/contracts/task-queues';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Row, Stack } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { counted } from '@commons/ui/wording';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { ListFailure } from '../operator-list';
import { ReasonDialog } from '../reason.dialog';
import type { Done } from '../use-done';
import { When } from '../when';
import { dropTasks, failedTasksShown, retryTasks } from './status.api';
import styles from './status.module.css';
import { useFailedTasks } from './use-status';

interface FailedTasksProps {
  readonly queue: QueueName;
  readonly done: Done;
}

const idsOf = (tasks: readonly FailedTask[]) => tasks.map(({ id }) => id);

/** The tasks of a queue that failed for good: run again or dropped, one by one or all that are shown. */
export function FailedTasks({ queue, done }: FailedTasksProps) {
  const { data, error, refetch } = useFailedTasks(queue);
  const [dropped, setDropped] = useState<readonly FailedTask[]>([]);
  const { busy, failure, retry } = useRetry(queue, done);
  const api = useApi();
  if (!data) {
    return error ? (
      <ListFailure error={error} noun="failed tasks" onAgain={() => void refetch()} />
    ) : (
      <Spinner label="Loading failed tasks..." />
    );
  }
  const tasks = data.rows;
  if (tasks.length === 0) return <p className={styles.soft}>None any more.</p>;
  const drop = async (reason: string) => {
    const { tasks: count } = await dropTasks(api, queue, idsOf(dropped), reason);
    setDropped([]);
    await done(`${counted(count, 'task')} dropped.`);
  };
  return (
    <Stack gap={3}>
      {failure && <Banner tone="error">{failure}</Banner>}
      {tasks.length > 1 && (
        <Row>
          <Button busy={busy} onClick={() => retry(tasks)} size="small">
            Run all {tasks.length} again
          </Button>
          <Button onClick={() => setDropped(tasks)} size="small" variant="quiet">
            Drop all {tasks.length}…
          </Button>
        </Row>
      )}
      {data.total > failedTasksShown && (
        <p className={styles.soft}>
          The {failedTasksShown} of {data.total} that failed last.
        </p>
      )}
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li className={styles.task} key={task.id}>
            <TaskText task={task} />
            <Row>
              <Button
                aria-label={`Run again: ${task.name}`}
                busy={busy}
                onClick={() => retry([task])}
                size="small"
              >
                Run again
              </Button>
              <Button
                aria-label={`Drop: ${task.name}`}
                onClick={() => setDropped([task])}
                size="small"
                variant="quiet"
              >
                Drop…
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      {dropped.length > 0 && (
        <ReasonDialog
          action="Drop"
          danger
          help="Kept in the log."
          onClose={() => setDropped([])}
          onReason={drop}
          title={dropped.length === 1 ? 'Drop this task?' : `Drop ${dropped.length} tasks?`}
        >
          <p>
            {dropped.length === 1 ? dropped[0]?.name : `Tasks of ${queue}`} will never be done: a
            mail is not sent, a text is not written. This cannot be undone.
          </p>
        </ReasonDialog>
      )}
    </Stack>
  );
}

function TaskText({ task }: { readonly task: FailedTask }) {
  const { name, tries, error, failed_at, request_id } = task;
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.error}>{error || 'No message'}</p>
      <p className={styles.soft}>
        {tries === 1 ? 'One try' : `${tries} tries`}
        {failed_at && (
          <>
            , the last <When iso={failed_at} />
          </>
        )}
        {request_id && `, request ${request_id}`}
      </p>
    </div>
  );
}

function useRetry(queue: QueueName, done: Done) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const retry = async (tasks: readonly FailedTask[]) => {
    setBusy(true);
    setFailure('');
    try {
      const { tasks: count } = await retryTasks(api, queue, idsOf(tasks));
      await done(`${counted(count, 'task')} begun again.`);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy(false);
  };
  return { busy, failure, retry };
}
