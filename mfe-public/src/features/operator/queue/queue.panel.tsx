import { Button } from '@commons/ui/controls/button';
import { KeyboardDialog } from '@commons/ui/dialogs/keyboard-dialog';
import { Row, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { UndoToast } from '@commons/ui/messages/undo-toast';
import { t } from '@commons/ui/text/texts';
import { useKeysOn } from '@commons/web-kit/page/single-keys';
import { useState } from 'react';
import { ListFailures } from '../parts/operator-list';
import { useReloadConsole } from '../parts/operator-lists.api';
import type { Done } from '../parts/use-done';
import { QueueCard } from './queue.card';
import styles from './queue.module.css';
import { type PendingAction, QueueDialog } from './queue-dialog';
import { keysStore, queueKeys } from './queue-keys';
import { useQueue } from './use-queue';
import { useQueueKeys } from './use-queue-keys';
import { useUndo } from './use-undo';

/** Everything that awaits an operator in one list with keyboard shortcuts (decision B60). */
export function QueuePanel({ done }: { readonly done: Done }) {
  const queue = useQueue();
  const [doing, setDoing] = useState<PendingAction | { readonly type: 'help' }>();
  const close = () => setDoing(undefined);
  const [keysOn, setKeysOn] = useKeysOn(keysStore);
  const undo = useUndo(done, useReloadConsole());
  const keys = queue.items.map(({ key }) => key);
  const { current, look } = useQueueKeys(keysOn, keys, {
    u: () => (undo.text ? void undo.undo() : false),
    '?': () => setDoing({ type: 'help' }),
  });
  return (
    <Stack gap={4}>
      <Row gap={3} spread>
        <p>{queue.known && t('queueLead', { count: queue.total })}</p>
        <Button
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={() => setDoing({ type: 'help' })}
          size="small"
          variant="quiet"
        >
          {t('keyboard')}
        </Button>
      </Row>
      <ListFailures failures={queue.failures} />
      {queue.loading && <Spinner label={t('loadingQueue')} />}
      {!queue.loading && keys.length === 0 && queue.failures.length === 0 && (
        <EmptyState title={t('nothingWaitsForYou')} titleAs="p">
          {t('whatQueueCollects')}
        </EmptyState>
      )}
      {!queue.loading && keys.length > 0 && (
        <ul className={`${styles.list} ${keysOn ? styles.letters : ''}`}>
          {queue.items.map((item) => (
            <li
              className={`${styles.item} ${current === item.key ? styles.current : ''}`}
              id={`waiting-${item.key}`}
              key={item.key}
              onFocus={() => look(item.key)}
              tabIndex={-1}
            >
              <QueueCard done={done} item={item} offer={undo.offer} onDoing={setDoing} />
            </li>
          ))}
        </ul>
      )}
      {undo.failure && <Banner tone="error">{undo.failure}</Banner>}
      <UndoToast busy={undo.busy} done={undo.text} onClose={undo.forget} onUndo={undo.undo} />
      {doing?.type === 'help' && (
        <KeyboardDialog keys={queueKeys} on={keysOn} onChange={setKeysOn} onClose={close} open />
      )}
      {doing && doing.type !== 'help' && (
        <QueueDialog doing={doing} done={done} offer={undo.offer} onClose={close} />
      )}
    </Stack>
  );
}
