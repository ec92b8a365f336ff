import type { Review } from '@commons/contracts/businesses/reviews';
import { Button } from '@commons/ui/controls/button';
import { useInBrowser } from '@commons/ui/elements/use-in-browser';
import { Section } from '@commons/ui/layout/page';
import { LoadMore } from '@commons/ui/lists/load-more';
import { Spinner } from '@commons/ui/loading/spinner';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { rich, t } from '@commons/ui/text/texts';
import { totalOf } from '@commons/web-kit/api/paged-list';
import { type ReactNode, useId, useRef, useState } from 'react';
import { HeldNotice } from './held-notice';
import { Histogram } from './histogram';
import { ReviewCard } from './review.card';
import { ReviewForm } from './review.form';
import { useReviewDraft } from './review-draft';
import { type ReviewChoice, useReloadReviews } from './reviews.api';
import styles from './reviews.module.css';
import { useHeldReviews } from './use-held-reviews';
import { type ReviewList, useReviews } from './use-reviews';

interface ReviewsProps {
  readonly business: {
    readonly id: string;
    readonly business_name: string;
    readonly total_reviews: number;
  };
  /** True for the signed-in owner, who replies to reviews but cannot write one. */
  readonly own: boolean;
  /** Renders the report button of a review. */
  readonly report: (review: Review) => ReactNode;
}

/** The reviews of a business, and the form to write one. */
export function Reviews({ business, own, report }: ReviewsProps) {
  const [chosen, setWriting] = useState<boolean>();
  const [draft] = useReviewDraft(business.id);
  const inBrowser = useInBrowser();
  // A draft from before a reload opens the form again; the server renders the page without it.
  const writing = chosen ?? (inBrowser && !own && draft.comment !== '');
  const { message, showSuccess } = useTimedMessage();
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const [choice, setChoice] = useState<ReviewChoice>({ sort: 'newest', rating: undefined });
  const list = useReviews(business.id, choice);
  const reload = useReloadReviews(business.id);

  const [heldHere, keepHeld] = useHeldReviews(business.id);
  const listed = new Set(list.rows.map(({ id }) => id));
  const held = heldHere.filter(({ id }) => !listed.has(id));

  const saved = (stored: Review) => {
    setWriting(false);
    if (stored.held) keepHeld(stored);
    // The focused element disappeared with the form.
    toggle.current?.focus();
    showSuccess(t('thank', { stored: outcome(stored) }));
    void reload();
  };
  const write = (
    <Button
      aria-controls={writing ? formId : undefined}
      aria-expanded={writing}
      onClick={() => setWriting(!writing)}
      ref={toggle}
    >
      {t('writeReview')}
    </Button>
  );
  return (
    <Section action={!own && write} id="reviews" title={t('reviews')}>
      {writing && <ReviewForm businessId={business.id} id={formId} onSaved={saved} />}
      {business.total_reviews > 0 && (
        <Histogram
          businessId={business.id}
          choice={choice}
          onChoice={(change) => setChoice({ ...choice, ...change })}
          total={business.total_reviews}
        />
      )}
      {own && <HeldNotice businessId={business.id} />}
      <List
        before={held}
        expected={business.total_reviews}
        list={list}
        onAll={choice.rating ? () => setChoice({ ...choice, rating: undefined }) : undefined}
      >
        {(review) => (
          <ReviewCard
            businessId={business.id}
            businessName={business.business_name}
            onChanged={() => void reload()}
            own={own}
            report={report(review)}
            review={review}
          />
        )}
      </List>
      <MessageBanner message={message} />
    </Section>
  );
}

const outcome = ({ held, uncounted }: Review) =>
  (held && t('reviewKeptWaitsLookTeam')) ||
  (uncounted && t('reviewPublishedCountsOnceConfirm')) ||
  t('reviewPublished');

interface ListProps {
  /** Reviews of this reader that the list does not have. */
  readonly before: readonly Review[];
  readonly list: ReviewList;
  /** The business's number of reviews, so that a failed list does not say "none". */
  readonly expected: number;
  /** Clears the filter; undefined without one. */
  readonly onAll: (() => void) | undefined;
  readonly children: (review: Review) => ReactNode;
}

function List({ before, list, expected, onAll, children }: ListProps) {
  if (!list.loaded && list.searching) {
    return <Spinner label={t('loadingReviews')} room={expected > 0 ? 'panel' : 'line'} />;
  }
  const rows = [...before, ...list.rows];
  if (rows.length === 0) {
    if (list.error && expected > 0) return <Button onClick={list.reload}>{t('tryAgain')}</Button>;
    if (onAll) {
      return (
        <p className={styles.none}>
          {rich('noReviewsTheseStarsShow', {
            button: (words) => <Button onClick={onAll}>{words}</Button>,
          })}
        </p>
      );
    }
    return <p className={styles.none}>{t('noReviewsYetYoursCan')}</p>;
  }
  return (
    <>
      <ul aria-busy={list.searching} className={styles.list}>
        {rows.map((review) => (
          <li key={review.id}>{children(review)}</li>
        ))}
      </ul>
      {(list.hasNext || list.rows.length > 5) && (
        <LoadMore
          busy={list.loadingNext}
          noun={t('reviews2')}
          onMore={list.loadNext}
          shown={list.rows.length}
          total={totalOf(list)}
        />
      )}
    </>
  );
}
