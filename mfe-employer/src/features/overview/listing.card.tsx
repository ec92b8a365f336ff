import type { Business } from '@commons/contracts/businesses';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import styles from './overview.module.css';

interface ListingCardProps {
  /** null: there is none; undefined: not known. */
  readonly listing: Business | null | undefined;
  readonly onOpen: () => void;
}

/** The way to the directory listing: to manage it, or to create it (EMP-06). */
export function ListingCard({ listing, onOpen }: ListingCardProps) {
  return (
    <Card as="section" aria-labelledby="listing-card" className={styles.listing}>
      <div className={styles.text}>
        <h2 className={styles.listingTitle} id="listing-card">
          {listing?.business_name ?? 'Business Directory'}
        </h2>
        <p className={styles.quiet}>{words(listing)}</p>
      </div>
      {/* What is not known is not offered: a second listing would be refused. */}
      {listing !== undefined && (
        <Button onClick={onOpen}>{listing ? 'Manage Listing' : 'Create Listing'}</Button>
      )}
    </Card>
  );
}

const words = (listing: Business | null | undefined) => {
  if (listing?.suspended) return 'Your listing is suspended and nobody else can see it.';
  if (listing) return 'Your listing in the business directory.';
  if (listing === null) return 'People nearby look here for businesses. A listing is free.';
  return '\u00a0';
};
