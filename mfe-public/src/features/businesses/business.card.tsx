import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { Badge } from '@commons/ui/controls/badge';
import { Card, CardLink } from '@commons/ui/lists/card';
import { Rating } from '@commons/ui/rating/rating';
import { t, translate } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import styles from './business.card.module.css';
import { BusinessLogo } from './business-logo';
import { businessLocation } from './business-text';
import { Cover } from './cover';

/** A business on the landing page, topped by a picture. */
export function BusinessCard({ business }: { readonly business: BusinessListItem }) {
  const nameId = useId();
  return (
    <Card as="article" className={styles.card} pad="none" aria-labelledby={nameId}>
      <div className={styles.picture}>
        <Cover business={business} shape="strip" />
        <span className={styles.logo}>
          <BusinessLogo business={business} size={48} />
        </span>
      </div>
      <div className={styles.body}>
        <h3 className={styles.name} id={nameId}>
          {business.business_name}
        </h3>
        <p className={styles.place}>{businessLocation(business)}</p>
        {business.average_rating > 0 && (
          <Rating value={business.average_rating} count={business.total_reviews} showValue />
        )}
        <Badge>{translate(business.business_category)}</Badge>
        <p className={styles.text}>{business.short_description}</p>
        <CardLink
          as={Link}
          aria-describedby={nameId}
          className={styles.link}
          to={businessPage(business.id)}
        >
          {t('viewDetails')}
        </CardLink>
      </div>
    </Card>
  );
}
