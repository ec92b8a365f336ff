import type { Business } from '@commons/contracts/businesses';
import { imagePath, imageSize } from '@commons/contracts/image-files';
import { Section } from '@commons/ui/page';
import { useState } from 'react';
import { GalleryDialog } from './gallery.dialog';
import styles from './gallery.module.css';
import { photoSources, photoText } from './gallery-photo';

type GalleryProps = Pick<Business, 'business_name' | 'gallery_images' | 'gallery_alts'>;

/** Photo thumbnails, each of which opens large. */
export function Gallery({
  business_name: name,
  gallery_images: photos,
  gallery_alts: alts,
}: GalleryProps) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <Section data-print="hide" title="Photos">
      <ul className={styles.photos}>
        {photos.map((filename, index) => (
          <li key={filename}>
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
                loading="lazy"
                sizes="(min-width: 960px) 240px, (min-width: 640px) 33vw, 50vw"
                src={imagePath('gallery', filename, 'small')}
                srcSet={photoSources(filename)}
                {...imageSize(filename)}
              />
            </button>
          </li>
        ))}
      </ul>
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
    </Section>
  );
}
