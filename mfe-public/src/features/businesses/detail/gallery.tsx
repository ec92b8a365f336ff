import type { Business } from '@commons/contracts/businesses/businesses';
import { imagePath, imageSize } from '@commons/contracts/businesses/image-files';
import { ImageIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { photoSources, photoText } from '../photo-sources';
import { GalleryDialog } from './gallery.dialog';
import styles from './gallery.module.css';

type GalleryProps = Pick<Business, 'business_name' | 'gallery_images' | 'gallery_alts'>;

/** Photos next to the large one; the others are in the dialog. */
const smallPhotos = 4;

const sizes = {
  large: '(min-width: 960px) 560px, 100vw',
  small: '(min-width: 960px) 280px, 33vw',
};

/** One photo large and up to four next to it, each of which opens. */
export function Gallery({
  business_name: name,
  gallery_images: photos,
  gallery_alts: alts,
}: GalleryProps) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const shown = photos.slice(0, 1 + smallPhotos);
  return (
    <section aria-label={t('photos')} className={styles.gallery} data-print="hide">
      <ul className={styles.photos} data-count={shown.length}>
        {shown.map((filename, index) => (
          <li className={styles.cell} key={filename}>
            <button
              aria-haspopup="dialog"
              className={styles.open}
              onClick={() => setOpen(index)}
              type="button"
            >
              <img
                alt={alts?.[filename] ?? photoText(name, index, photos.length)}
                className={styles.photo}
                decoding="async"
                fetchPriority={index === 0 ? 'high' : 'auto'}
                loading={index === 0 ? 'eager' : 'lazy'}
                sizes={index === 0 ? sizes.large : sizes.small}
                src={imagePath('gallery', filename, 'small')}
                srcSet={photoSources(filename)}
                {...imageSize(filename)}
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <button
          aria-haspopup="dialog"
          className={styles.all}
          onClick={() => setOpen(0)}
          type="button"
        >
          <ImageIcon size={16} />
          {t('seeAllPhotos', { photos: photos.length })}
        </button>
      )}
      {open !== undefined && (
        <GalleryDialog
          alts={alts}
          name={name}
          photos={photos}
          index={open}
          onIndex={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
