import { useId } from 'react';
import { Button } from '../controls/button';
import { classNames } from '../elements/class-names';
import { Row, Stack } from '../layout/page';
import { t } from '../text/texts';
import styles from './conflict-dialog.module.css';
import { Dialog } from './dialog';

export type ConflictChoice = 'mine' | 'theirs';

/** A field that was changed elsewhere, too. */
export interface ConflictRow {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly choice: ConflictChoice;
}

export interface ConflictDialogProps {
  readonly rows: readonly ConflictRow[];
  readonly onChoose: (names: readonly string[], choice: ConflictChoice) => void;
  readonly onSave: () => void;
  /** Back to the form, with the input unchanged. */
  readonly onClose: () => void;
}

const titles: Readonly<Record<ConflictChoice, string>> = {
  mine: t('yourText'),
  theirs: t('savedMeanwhile'),
};

/** Shows both texts of each field side by side to choose from. Nothing is saved before the person confirms. */
export function ConflictDialog({ rows, onChoose, onSave, onClose }: ConflictDialogProps) {
  const all = rows.map(({ name }) => name);
  const footer = (
    <>
      <Button onClick={onClose}>{t('backMyText')}</Button>
      <Button variant="primary" onClick={onSave}>
        {t('saveWhatIChose')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('someoneSavedOtherText')}
      variant="sheet"
      width="wide"
      footer={footer}
      keepOnOutsidePress
    >
      <Stack gap={6}>
        <p>{t('perhapsWasAnotherTab')}</p>
        {rows.length > 1 && (
          <Row>
            <Button size="small" onClick={() => onChoose(all, 'mine')}>
              {t('keepAllMine')}
            </Button>
            <Button size="small" onClick={() => onChoose(all, 'theirs')}>
              {t('takeAllWasSaved')}
            </Button>
          </Row>
        )}
        {rows.map((row) => (
          <BothTexts key={row.name} {...row} onChoose={(choice) => onChoose([row.name], choice)} />
        ))}
      </Stack>
    </Dialog>
  );
}

interface BothTextsProps extends ConflictRow {
  readonly onChoose: (choice: ConflictChoice) => void;
}

function BothTexts({ label, choice, onChoose, ...texts }: BothTextsProps) {
  const group = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.texts}>
        {(['mine', 'theirs'] as const).map((one) => (
          <label className={classNames(styles.text, one === choice && styles.chosen)} key={one}>
            <span className={styles.title}>
              <input
                aria-describedby={`${group}-${one}`}
                aria-labelledby={`${group}-${one}-title`}
                checked={one === choice}
                className={styles.mark}
                name={group}
                onChange={() => onChoose(one)}
                type="radio"
                value={one}
              />
              <span id={`${group}-${one}-title`}>{titles[one]}</span>
            </span>
            <span className={styles.words} id={`${group}-${one}`}>
              {texts[one] || <em className={styles.empty}>{t('empty')}</em>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
