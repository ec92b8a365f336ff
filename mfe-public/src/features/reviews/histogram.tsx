import {
  type ReviewSort,
  reviewSorts,
  reviewStars,
} from '@commons/contracts/businesses/review-lists';
import { FilterSelect } from '@commons/ui/search/filter-fields';
import { t } from '@commons/ui/text/texts';
import styles from './histogram.module.css';
import { type ReviewChoice, useReviewCounts } from './reviews.api';

interface HistogramProps {
  readonly businessId: string;
  readonly choice: ReviewChoice;
  readonly onChoice: (change: Partial<ReviewChoice>) => void;
  /** Total number of reviews. */
  readonly total: number;
}

const sortNames: Readonly<Record<ReviewSort, string>> = {
  newest: t('newestFirst'),
  oldest: t('oldestFirst'),
  highest: t('highestRated'),
  lowest: t('lowestRated'),
};

/** Distribution of the stars, and the sort order. Clicking a bar filters the reviews. */
export function Histogram({ businessId, choice, onChoice, total }: HistogramProps) {
  // Without an answer the bars are empty: the reviews below matter more.
  const { data: counts } = useReviewCounts(businessId);
  return (
    <div className={styles.tools} data-print="hide">
      <ul aria-label={t('reviewsStars')} className={styles.bars}>
        {reviewStars.map((rating) => {
          const count = counts?.[rating];
          const pressed = choice.rating === rating;
          return (
            <li key={rating}>
              <button
                aria-label={t('starsReviews', { stars: Number(rating), count: count ?? 0 })}
                aria-pressed={pressed}
                className={styles.row}
                disabled={!count && !pressed}
                onClick={() => onChoice({ rating: pressed ? undefined : rating })}
                type="button"
              >
                <span>{rating} ★</span>
                <meter aria-hidden="true" className={styles.bar} max={total} value={count ?? 0} />
                <span className={styles.count}>{count}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {total > 1 && (
        <FilterSelect
          label={t('sortReviews')}
          options={reviewSorts.map((value) => ({ value, label: sortNames[value] }))}
          value={choice.sort}
          onPick={(sort) => onChoice({ sort: sort as ReviewSort })}
        />
      )}
    </div>
  );
}
