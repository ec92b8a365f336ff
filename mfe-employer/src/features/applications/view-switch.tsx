import { t } from '@commons/ui/texts';
import { type ApplicationView, applicationViews } from './use-view';
import styles from './view-switch.module.css';

const names: Record<ApplicationView, string> = {
  cards: t('cards'),
  list: t('list'),
  board: t('board'),
};

/** Switches between cards, list and board; stored on this device. */
export function ViewSwitch({
  view,
  onChange,
}: {
  readonly view: ApplicationView | undefined;
  readonly onChange: (view: ApplicationView) => void;
}) {
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('showAs')}</legend>
      {applicationViews.map((one) => (
        <button
          aria-pressed={one === view}
          className={styles.choice}
          key={one}
          onClick={() => onChange(one)}
          type="button"
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
