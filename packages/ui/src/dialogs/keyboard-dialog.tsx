import { CheckboxField } from '../forms/checkbox-field';
import { Stack } from '../layout/page';
import { t } from '../text/texts';
import { Dialog } from './dialog';
import styles from './keyboard-dialog.module.css';

interface KeyboardDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Each key with what it does. */
  readonly keys: readonly (readonly [key: string, action: string])[];
  /** Whether the keys work on this device. */
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Lists single-key shortcuts, with a switch for people who press them by accident or by voice (WCAG 2.1.4). */
export function KeyboardDialog({ open, onClose, keys, on, onChange }: KeyboardDialogProps) {
  return (
    <Dialog onClose={onClose} open={open} title={t('keyboard')} width="narrow">
      <Stack gap={4}>
        <CheckboxField
          checked={on}
          help={t('ignoredWhileTyping')}
          label={t('singleKeys')}
          onChange={({ target }) => onChange(target.checked)}
        />
        <dl className={styles.keys}>
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  );
}
