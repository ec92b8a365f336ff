import type { Business } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { ButtonLink } from '@commons/ui/controls/button';
import { Row, Section } from '@commons/ui/layout/page';
import { Rating } from '@commons/ui/rating/rating';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { useReviewCounts } from '../listing.api';

/** What customers say in short, and the way to the page where it is read and answered. */
export function ReviewsSection({ listing }: { listing: Business }) {
  const { id, average_rating, total_reviews } = listing;
  const unanswered = useReviewCounts(id).data?.unanswered;
  const mayWrite = useMayWrite();
  const any = total_reviews > 0 || Boolean(unanswered);
  return (
    <Section
      title={t('reviews')}
      action={
        any && (
          <ButtonLink as={Link} to={`${businessPage(id)}#reviews`}>
            {mayWrite ? t('readAndReply') : t('readReviews')}
          </ButtonLink>
        )
      }
    >
      {any ? (
        <Row>
          <Rating value={average_rating} count={total_reviews} showValue />
          {unanswered !== undefined && <span>{t('reviewsUnanswered', { count: unanswered })}</span>}
        </Row>
      ) : (
        <p>{t('noReviewsYet')}</p>
      )}
    </Section>
  );
}
