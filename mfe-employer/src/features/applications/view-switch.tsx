import { t } from '@commons/ui/text/texts';
import { startTransition, useState } from 'react';
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
  // Pressed at once; a hundred rows take longer than a press may.
  const [pressed, setPressed] = useState(view);
  const [known, setKnown] = useState(view);
  if (known !== view) {
    setKnown(view);
    setPressed(view);
  }
  const press = (one: ApplicationView) => {
    setPressed(one);
    startTransition(() => onChange(one));
  };
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('showAs')}</legend>
      {applicationViews.map((one) => (
        <button
          aria-pressed={one === pressed}
          className={styles.choice}
          key={one}
          onClick={() => press(one)}
          type="button"
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
