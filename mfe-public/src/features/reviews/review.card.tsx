import type { Review } from '@commons/contracts/businesses/reviews';
import { Rating } from '@commons/ui/rating/rating';
import { Day } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { type ReactNode, useId, useState } from 'react';
import { ReplyForm } from './reply.form';
import styles from './reviews.module.css';
import { WaitingNote } from './waiting-note';

interface ReviewCardProps {
  readonly review: Review;
  readonly businessId: string;
  readonly businessName: string;
  readonly own: boolean;
  readonly onChanged: () => void;
  readonly report: ReactNode;
}

/** One review: author, date, stars, text and the owner's reply. Never the email address. */
export function ReviewCard({ review, businessName, report, ...reply }: ReviewCardProps) {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={styles.review}>
      <div className={styles.head}>
        <h3 className={styles.name} id={nameId}>
          {review.reviewer_name}
        </h3>
        <Day className={styles.day} iso={review.created_at} />
      </div>
      <Rating value={review.rating} />
      <p className={styles.words}>{review.comment}</p>
      <WaitingNote review={review} />
      {!review.held && (
        <>
          <Reply businessName={businessName} review={review} {...reply} />
          {report}
        </>
      )}
    </article>
  );
}

function Reply({
  review,
  businessId,
  businessName,
  own,
  onChanged,
}: Omit<ReviewCardProps, 'report'>) {
  const [editing, setEditing] = useState(false);
  const mayWrite = useMayWrite();
  const shown = review.reply && !editing && (
    <div className={styles.reply}>
      <p className={styles.head}>
        <strong>{t('replyFrom', { businessName })}</strong>
        <Day className={styles.day} iso={review.reply.created_at} />
      </p>
      <p className={styles.words}>{review.reply.text}</p>
    </div>
  );
  return (
    <>
      {shown}
      {own && mayWrite && (
        <ReplyForm
          businessId={businessId}
          editing={editing}
          onChanged={onChanged}
          onEditing={setEditing}
          review={review}
        />
      )}
    </>
  );
}
