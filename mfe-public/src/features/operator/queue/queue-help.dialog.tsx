import { CheckboxField } from '@commons/ui/checkbox-field';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
import styles from './queue.module.css';
import { queueKeys } from './queue-keys';

interface QueueHelpProps {
  readonly onClose: () => void;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The keyboard shortcuts of the queue, and a switch to turn them off. */
export function QueueHelp({ onClose, on, onChange }: QueueHelpProps) {
  return (
    <Dialog onClose={onClose} open title={t('keyboard')} width="narrow">
      <Stack gap={4}>
        <CheckboxField
          checked={on}
          help={t('theyNeverWorkWhile')}
          label={t('singleKeys')}
          onChange={({ target }) => onChange(target.checked)}
        />
        <dl className={styles.keys}>
          {queueKeys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  );
}
