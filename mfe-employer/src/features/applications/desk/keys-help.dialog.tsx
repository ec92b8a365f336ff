import { CheckboxField } from '@commons/ui/checkbox-field';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
import { useMayWrite } from '@commons/web-kit/business-role';
import styles from './desk.module.css';
import { changingKeys, helpKey, lookingKeys } from './use-keys';

interface KeysHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The keys of the list, and the switch for those who press them by accident or by voice. */
export function KeysHelp({ open, onClose, on, onChange }: KeysHelpProps) {
  const keys = [...lookingKeys, ...(useMayWrite() ? changingKeys : []), helpKey];
  return (
    <Dialog onClose={onClose} open={open} title={t('keyboard')} width="narrow">
      <Stack gap={4}>
        <CheckboxField
          checked={on}
          help={t('theyNeverWorkWhile')}
          label={t('singleKeys')}
          onChange={({ target }) => onChange(target.checked)}
        />
        <dl className={styles.keys}>
          {keys.map(([key, does]) => (
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
