import { useId } from 'react';
import { classNames } from '../elements/class-names';
import { StarIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './rating.module.css';

const five = [1, 2, 3, 4, 5];

export interface RatingFieldProps {
  legend: string;
  /** 1 to 5. */
  value: number;
  onChange: (value: number) => void;
}

/** A choice of one to five stars: five native radio buttons, so that arrow and number keys work. */
export function RatingField({ legend, value, onChange }: RatingFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {five.map((star) => (
          <label
            className={classNames(styles.choice, star <= value && styles.chosen)}
            key={star}
            title={t('starsCount', { count: star })}
          >
            <input
              aria-label={t('starsCount', { count: star })}
              checked={star === value}
              className={styles.input}
              name={name}
              onChange={() => onChange(star)}
              type="radio"
              value={star}
            />
            <StarIcon size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
