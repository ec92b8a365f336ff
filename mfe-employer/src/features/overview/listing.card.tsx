import type { Business } from '@commons/contracts/businesses/businesses';
import { Button } from '@commons/ui/controls/button';
import { Card } from '@commons/ui/lists/card';
import { Rating } from '@commons/ui/rating/rating';
import { t } from '@commons/ui/text/texts';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import styles from './overview.module.css';

interface ListingCardProps {
  /** null: none; undefined: unknown. */
  readonly listing: Business | null | undefined;
  readonly onOpen: () => void;
}

/** Link to manage or to create the directory listing (EMP-06). */
export function ListingCard({ listing, onOpen }: ListingCardProps) {
  const mayWrite = useMayWrite();
  return (
    <Card as="section" aria-labelledby="listing-card" className={styles.listing}>
      <div className={styles.text}>
        <h2 className={styles.listingTitle} id="listing-card">
          {listing?.business_name ?? t('businessDirectory')}
        </h2>
        <p className={styles.quiet}>
          {words(listing)}{' '}
          {listing && listing.total_reviews > 0 && (
            <Rating value={listing.average_rating} count={listing.total_reviews} showValue />
          )}
        </p>
      </div>
      {/* Unknown: offers nothing, since a second listing would be refused. */}
      {listing !== undefined && (mayWrite || listing) && (
        <Button onClick={onOpen}>{labelOf(listing, mayWrite)}</Button>
      )}
    </Card>
  );
}

const labelOf = (listing: Business | null, mayWrite: boolean) => {
  if (!listing) return t('createListing');
  return mayWrite ? t('manageListing') : t('seeListing');
};

const words = (listing: Business | null | undefined) => {
  if (listing?.suspended) return t('listingSuspendedNobodyElseCan');
  if (listing) return t('listingBusinessDirectory');
  if (listing === null) return t('peopleNearbyLookHere');
  return '\u00a0';
};
