import type { Business, BusinessListItem } from '@commons/contracts/businesses/businesses';
import { openState, type TownTime } from '@commons/contracts/businesses/open-state';
import { webAddress } from '@commons/contracts/text/web-address';
import { Badge } from '@commons/ui/controls/badge';
import { PageHeader } from '@commons/ui/layout/page';
import { Rating } from '@commons/ui/rating/rating';
import { t, translate } from '@commons/ui/text/texts';
import { counted } from '@commons/ui/text/wording';
import { Link, useLocation } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import { BusinessLogo } from '../business-logo';
import { Cover } from '../cover';
import { OpenWords } from '../open-words';
import styles from './business-header.module.css';

interface BusinessHeaderProps {
  /** What a list has of it is enough to begin with. */
  readonly business: Business | BusinessListItem;
  readonly now: TownTime;
  /** How to reach it. */
  readonly actions: ReactNode;
}

/** Name, rating, whether it is open, where it is, and how to reach it. */
export function BusinessHeader({ business, now, actions }: BusinessHeaderProps) {
  return (
    <PageHeader
      title={
        <span className={styles.title}>
          {business.logo_filename || business.gallery_images.length > 0 ? (
            <BusinessLogo business={business} eager size={96} />
          ) : (
            <Cover business={business} shape="tile" />
          )}
          <span>{business.business_name}</span>
        </span>
      }
      lead={
        <>
          <span className={styles.facts}>
            <RatingSummary business={business} />
            <Badge>{translate(business.business_category)}</Badge>
            <Source business={business} />
            {isUnclaimed(business) && (
              <Link className={styles.quiet} to="#claim">
                {t('yours')}
              </Link>
            )}
          </span>
          <HoursAndAddress business={business} now={now} />
          {business.short_description}
        </>
      }
      actions={actions}
    />
  );
}

/** 'Closed · opens Tue 6 AM · 12 Mill St'. */
export function HoursAndAddress({ business, now }: Omit<BusinessHeaderProps, 'actions'>) {
  const place = business.location_info;
  const street_address = 'street_address' in place ? place.street_address : undefined;
  const isKnown = openState(business, now).kind !== 'unknown';
  if (!isKnown && !street_address) return null;
  return (
    <span className={styles.when}>
      {isKnown && <OpenWords now={now} times={business} />}
      {isKnown && street_address && <span data-print="hide"> · </span>}
      {street_address}
    </span>
  );
}

/** Its owner finds the way at once: on a phone the card to claim it is far below. */
const isUnclaimed = (business: Business | BusinessListItem) =>
  business.external && !('employer_id' in business && business.employer_id);

/** Shows the source of an imported entry. */
function Source({ business }: Pick<BusinessHeaderProps, 'business'>) {
  const source = 'source_url' in business ? webAddress(business.source_url) : undefined;
  if (!business.external) return null;
  if (!source) return <span className={styles.quiet}>{t('importedFromAnotherSource')}</span>;
  return (
    <a className={styles.quiet} href={source} rel="noopener nofollow" target="_blank">
      {t('importedFromAnotherSource')}
    </a>
  );
}

/** Stars, and the number of reviews as the way to them. @param page address of the page that has them */
export function RatingSummary({
  business,
  page = '',
}: Pick<BusinessHeaderProps, 'business'> & { readonly page?: string }) {
  const { average_rating, total_reviews } = business;
  const { state } = useLocation();
  if (total_reviews === 0) return <span className={styles.quiet}>{t('noReviewsYet')}</span>;
  return (
    <>
      <Rating value={average_rating} showValue />
      <Link className={styles.quiet} state={state} to={`${page}#reviews`}>
        {counted(total_reviews, t('reviewNoun'), t('reviews2'))}
      </Link>
    </>
  );
}
