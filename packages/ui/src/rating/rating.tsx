import type { ComponentProps } from 'react';
import { classNames } from '../elements/class-names';
import { StarIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './rating.module.css';

const five = [1, 2, 3, 4, 5];

function Stars({ filled }: { filled: number }) {
  return five.map((star) => (
    <StarIcon className={star <= filled ? styles.filled : styles.hollow} key={star} size={18} />
  ));
}

// Loaded on demand, so that pages that only show stars do not load the field.
export { RatingField } from './rating-field';

export interface RatingProps extends ComponentProps<'span'> {
  /** 0 to 5; the stars are filled up to the rounded-down value (D1 §2). */
  value: number;
  /** Number of reviews, shown after the stars. */
  count?: number;
  /** Also shows the value with one decimal: 4.3. */
  showValue?: boolean;
}

/** Five stars that show an average. Announced as '4.3 out of 5 stars, 12 reviews'. */
export function Rating({ value, count, showValue, className, ...rest }: RatingProps) {
  // Rounds once for screen and screen reader: toFixed alone makes 4.3 of 4.35.
  const rounded = Math.round(value * 10) / 10;
  const stars = t('roundedOut5Stars', { rounded });
  return (
    <span {...rest} className={classNames(styles.rating, className)}>
      <span
        aria-label={count === undefined ? stars : t('starsOfReviews', { stars, count })}
        className={styles.stars}
        role="img"
      >
        <Stars filled={Math.floor(value)} />
      </span>
      {showValue && (
        <span aria-hidden="true" className={styles.value}>
          {rounded.toFixed(1)}
        </span>
      )}
      {count !== undefined && (
        <span aria-hidden="true" className={styles.count}>
          ({count})
        </span>
      )}
    </span>
  );
}
