import type { BusinessListItem } from '@commons/contracts/businesses';
import { Badge, BadgeRow } from '@commons/ui/badge';
import { Card, CardLink } from '@commons/ui/card';
import { ImageIcon } from '@commons/ui/icons';
import { Rating } from '@commons/ui/rating';
import { counted } from '@commons/ui/wording';
import { Link, useLocation } from '@commons/web-kit/router';
import { distanceText } from '@commons/web-kit/search/distance';
import { Highlight } from '@commons/web-kit/search/highlight';
import { useId } from 'react';
import { BusinessLogo } from '../business-logo';
import { businessLocation } from '../business-text';
import styles from './directory.card.module.css';

interface DirectoryCardProps {
  readonly business: BusinessListItem;
  /** Search words to highlight. */
  readonly hits: readonly string[];
}

/** One business of the list: name, place and rating come first. */
export function DirectoryCard({ business, hits }: DirectoryCardProps) {
  const nameId = useId();
  const { pathname, search } = useLocation();
  const distance = distanceText(business.distance_miles);
  const photos = business.gallery_images?.length ?? 0;
  return (
    <Card as="article" className={styles.card} pad="small" aria-labelledby={nameId}>
      <div className={styles.head}>
        <BusinessLogo business={business} size={64} />
        <div className={styles.title}>
          <h3 className={styles.name} id={nameId}>
            <Highlight hits={hits}>{business.business_name}</Highlight>
          </h3>
          <p className={styles.place}>
            <Highlight hits={hits}>{businessLocation(business)}</Highlight>
            {distance && <span className={styles.distance}>{distance}</span>}
          </p>
        </div>
      </div>
      <Stars business={business} />
      <p className={styles.text}>
        <Highlight hits={hits}>{business.snippet ?? business.short_description}</Highlight>
      </p>
      <div className={styles.foot}>
        <BadgeRow>
          <Badge>{business.business_category}</Badge>
          {photos > 0 && (
            <Badge tone="grey" icon={<ImageIcon size={16} />}>
              {counted(photos, 'photo')}
            </Badge>
          )}
          {business.external && <Badge tone="grey">Imported</Badge>}
        </BadgeRow>
        <CardLink
          as={Link}
          aria-describedby={nameId}
          className={styles.link}
          state={{ list: pathname + search }}
          to={`/business-directory/${business.id}`}
        >
          View Details
        </CardLink>
      </div>
    </Card>
  );
}

function Stars({ business }: { readonly business: BusinessListItem }) {
  if (business.total_reviews > 0) {
    return <Rating value={business.average_rating} count={business.total_reviews} showValue />;
  }
  return (
    <p className={styles.unrated}>
      <Rating aria-hidden="true" value={0} />
      No reviews yet
    </p>
  );
}
