import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { openState, type TownTime } from '@commons/contracts/businesses/open-state';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { Badge, BadgeRow } from '@commons/ui/controls/badge';
import { Card, CardLink } from '@commons/ui/lists/card';
import { ImageIcon } from '@commons/ui/pictures/icons';
import { Rating } from '@commons/ui/rating/rating';
import { t, translate } from '@commons/ui/text/texts';
import { counted } from '@commons/ui/text/wording';
import { OnMapButton } from '@commons/web-kit/map/list-with-map';
import { cardId } from '@commons/web-kit/pane/use-pane';
import { Link, useLocation } from '@commons/web-kit/router';
import { distanceText } from '@commons/web-kit/search/distance';
import { Highlight } from '@commons/web-kit/search/highlight';
import { type MouseEvent, memo, useId } from 'react';
import { BusinessLogo } from '../business-logo';
import { businessLocation } from '../business-text';
import { Cover } from '../cover';
import { OpenWords } from '../open-words';
import styles from './directory.card.module.css';

interface DirectoryCardProps {
  readonly business: BusinessListItem;
  /** Search words to highlight. */
  readonly hits: readonly string[];
  readonly now: TownTime;
  /** Topped by a picture; without it the card is low, for lists with few photos. */
  readonly pictured: boolean;
  /** The first of the list, whose picture is visible at once. */
  readonly first: boolean;
  /** It is shown next to the list. */
  readonly current: boolean;
  readonly onPick: (event: MouseEvent, id: string) => void;
}

/** One business of the list: name, stars and whether it is open come first. */
export const DirectoryCard = memo((props: DirectoryCardProps) => {
  const { business, hits, now, pictured, first, current } = props;
  const nameId = useId();
  const looks = [styles.card, !pictured && styles.low, current && styles.current];
  const name = (
    <h3 className={styles.name} id={nameId}>
      <Highlight hits={hits}>{business.business_name}</Highlight>
    </h3>
  );
  return (
    <Card
      as="article"
      aria-labelledby={nameId}
      className={looks.filter(Boolean).join(' ')}
      id={cardId('business', business.id)}
      pad="none"
    >
      {pictured ? <Picture business={business} first={first} /> : <Thumbnail business={business} />}
      <div className={styles.body}>
        {name}
        <Stars business={business} />
        <Facts business={business} hits={hits} now={now} />
        <p className={styles.text}>
          <Highlight hits={hits}>{business.snippet ?? business.short_description}</Highlight>
        </p>
      </div>
      <Foot {...props} nameId={nameId} />
    </Card>
  );
});

function Picture({ business, first }: Pick<DirectoryCardProps, 'business' | 'first'>) {
  const photos = business.gallery_images?.length ?? 0;
  return (
    <div className={styles.picture}>
      <Cover business={business} eager={first} shape="card" />
      <Badge className={styles.category}>{translate(business.business_category)}</Badge>
      {business.logo_filename && (
        <span className={styles.logo}>
          <BusinessLogo business={business} size={48} />
        </span>
      )}
      {photos > 0 && (
        <Badge className={styles.photos} icon={<ImageIcon size={16} />}>
          {counted(photos, t('photoNoun'), t('photosNoun'))}
        </Badge>
      )}
    </div>
  );
}

function Thumbnail({ business }: Pick<DirectoryCardProps, 'business'>) {
  return (
    <div className={styles.thumbnail}>
      {business.logo_filename && !business.gallery_images?.length ? (
        <BusinessLogo business={business} size={64} />
      ) : (
        <Cover business={business} shape="tile" />
      )}
    </div>
  );
}

function Facts({ business, hits, now }: Pick<DirectoryCardProps, 'business' | 'hits' | 'now'>) {
  const distance = distanceText(business.distance_miles);
  const isKnown = openState(business, now).kind !== 'unknown';
  return (
    <div className={styles.facts}>
      {isKnown && (
        <p>
          <OpenWords now={now} times={business} />
        </p>
      )}
      <p>
        <span className={styles.fact}>
          <Highlight hits={hits}>{businessLocation(business)}</Highlight>
        </span>
        {distance && <span className={styles.fact}>{distance}</span>}
      </p>
    </div>
  );
}

interface FootProps extends Omit<DirectoryCardProps, 'hits' | 'now' | 'first'> {
  readonly nameId: string;
}

function Foot({ business, nameId, pictured, current, onPick }: FootProps) {
  const { pathname, search } = useLocation();
  const { distance_miles: miles } = business;
  return (
    <div className={styles.foot}>
      {(!pictured || business.external) && (
        <BadgeRow>
          {!pictured && <Badge>{translate(business.business_category)}</Badge>}
          {business.external && <Badge tone="grey">{t('imported')}</Badge>}
        </BadgeRow>
      )}
      <div className={styles.ways}>
        <OnMapButton id={business.id} nameId={nameId} />
        <CardLink
          as={Link}
          aria-current={current ? 'true' : undefined}
          aria-describedby={nameId}
          className={styles.link}
          onClick={(event: MouseEvent) => onPick(event, business.id)}
          state={{ list: pathname + search, ...(miles !== undefined && { miles }) }}
          to={businessPage(business.id)}
        >
          {t('viewDetails')}
        </CardLink>
      </div>
    </div>
  );
}

function Stars({ business }: Pick<DirectoryCardProps, 'business'>) {
  if (business.total_reviews > 0) {
    return <Rating value={business.average_rating} count={business.total_reviews} showValue />;
  }
  return (
    <p className={styles.unrated}>
      <Rating aria-hidden="true" value={0} />
      {t('noReviewsYet')}
    </p>
  );
}
