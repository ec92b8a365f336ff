import type { Business } from '@commons/contracts/businesses/businesses';
import { imagePath, imageSize, maxGalleryPhotos } from '@commons/contracts/businesses/image-files';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Section } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import styles from './listing-view.module.css';

/** Number of thumbnails (specification D2 §9). */
const thumbnails = 6;

interface ListingGalleryProps {
  readonly listing: Business;
  /** Whether the dialog with all photos is open. It is in the address, so that Back closes it. */
  readonly open: boolean;
  /** The address of the dialog. */
  readonly to: string;
  readonly onClose: () => void;
}

/** The photos: a count, the first six, and a link to all of them. */
export function ListingGallery({ listing, open, to, onClose }: ListingGalleryProps) {
  const photos = listing.gallery_images;
  const hidden = photos.length - thumbnails;
  return (
    <Section
      title={t('galleryLengthGallerymaximum', { length: photos.length, maxGalleryPhotos })}
      action={photos.length > 0 && <Link to={to}>{t('viewAllPhotos')}</Link>}
    >
      {photos.length === 0 ? (
        <p className={styles.quiet}>{t('noPhotosYetFew')}</p>
      ) : (
        <ul className={styles.thumbnails} aria-label={t('photos')}>
          {photos.slice(0, thumbnails).map((filename, index) => (
            <li key={filename} className={styles.thumbnail}>
              <img
                src={imagePath('gallery', filename, 'small')}
                alt={photoName(listing, index)}
                width={480}
                height={320}
                loading="lazy"
              />
              {hidden > 0 && index === thumbnails - 1 && (
                <span className={styles.more}>+{hidden}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={open && photos.length > 0}
        onClose={onClose}
        title={t('allPhotos')}
        width="wide"
      >
        <div className={styles.allPhotos}>
          {photos.map((filename, index) => (
            <img
              key={filename}
              src={imagePath('gallery', filename)}
              alt={photoName(listing, index)}
              {...imageSize(filename)}
              loading="lazy"
            />
          ))}
        </div>
      </Dialog>
    </Section>
  );
}

const photoName = ({ business_name }: Business, index: number) =>
  t('businessnamePhotoValue', { businessName: business_name, value: index + 1 });
