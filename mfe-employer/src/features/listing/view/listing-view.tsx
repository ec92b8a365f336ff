import type { Business } from '@commons/contracts/businesses/businesses';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { EditIcon, FileIcon, ImageIcon } from '@commons/ui/pictures/icons';
import { t, translate } from '@commons/ui/text/texts';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { ListingLogo } from '../listing-logo';
import { SpecialHoursSection } from '../special-hours/special-hours-section';
import {
  ContactFacts,
  DetailFacts,
  HoursFacts,
  LocationFacts,
  ServicesFacts,
} from './listing-facts';
import { ListingGallery } from './listing-gallery';
import styles from './listing-view.module.css';
import { PublicLink } from './public-link';
import { ReviewsSection } from './reviews-section';
import { StillCorrectCard } from './still-correct.card';

interface ListingViewProps {
  readonly listing: Business;
  /** Whether the dialog with all photos is open, and its address. */
  readonly photosOpen: boolean;
  readonly photosAt: string;
  readonly onClosePhotos: () => void;
  readonly onEdit: () => void;
  readonly onManagePhotos: () => void;
  readonly onPoster: () => void;
  readonly onSpecialHours: () => void;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** The employer's listing as stored (specification D2 §2). */
export function ListingView({ listing, photosOpen, photosAt, ...on }: ListingViewProps) {
  const mayWrite = useMayWrite();
  return (
    <Stack gap={8}>
      {listing.suspended && (
        <Banner tone="warning">
          {t('listingSuspendedNobodyElse', { reason: listing.suspended.reason })}
        </Banner>
      )}
      {mayWrite && (
        <StillCorrectCard listing={listing} onEdit={on.onEdit} onSuccess={on.onSuccess} />
      )}
      <Card>
        <Stack gap={6}>
          <div className={styles.head}>
            <ListingLogo name={listing.business_name} filename={listing.logo_filename} />
            <div className={styles.name}>
              <h2 className={styles.title}>{listing.business_name}</h2>
              <Badge>{translate(listing.business_category)}</Badge>
              <p>{listing.short_description}</p>
            </div>
            <Row>
              {mayWrite && (
                <>
                  <Button variant="primary" icon={<EditIcon />} onClick={on.onEdit}>
                    {t('editListing')}
                  </Button>
                  <Button icon={<ImageIcon />} onClick={on.onManagePhotos}>
                    {t('managePhotos')}
                  </Button>
                </>
              )}
              <Button icon={<FileIcon />} onClick={on.onPoster}>
                {t('windowPoster')}
              </Button>
            </Row>
          </div>
          <PublicLink id={listing.id} onSuccess={on.onSuccess} onError={on.onError} />
        </Stack>
      </Card>
      <ListingGallery
        listing={listing}
        open={photosOpen}
        to={photosAt}
        onClose={on.onClosePhotos}
      />
      <ReviewsSection listing={listing} />
      <div className={styles.columns}>
        <div>
          <ContactFacts listing={listing} />
        </div>
        <div>
          <LocationFacts listing={listing} />
        </div>
        <div>
          <HoursFacts listing={listing} />
        </div>
        <div>
          <DetailFacts listing={listing} />
        </div>
      </div>
      <SpecialHoursSection listing={listing} onEdit={mayWrite ? on.onSpecialHours : undefined} />
      <ServicesFacts listing={listing} />
    </Stack>
  );
}
