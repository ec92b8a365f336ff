import type { Business } from '@commons/contracts/businesses';
import { imagePath, imageSize, smallWidths } from '@commons/contracts/image-files';
import { Section } from '@commons/ui/page';
import { useState } from 'react';
import { GalleryDialog } from './gallery.dialog';
import styles from './gallery.module.css';

/** Alternative text of a photo; nobody described it, so its place is what can be said. */
export const photoText = (name: string, index: number, count: number) =>
  `${name}, photo ${index + 1} of ${count}`;

/** Both sizes that are stored, for the browser to choose from. */
export function photoSources(filename: string): string | undefined {
  const size = imageSize(filename);
  if (!size || size.width <= smallWidths.gallery) return undefined;
  const small = `${imagePath('gallery', filename, 'small')} ${smallWidths.gallery}w`;
  return `${small}, ${imagePath('gallery', filename)} ${size.width}w`;
}

type GalleryProps = Pick<Business, 'business_name' | 'gallery_images'>;

/** The photos, each opening large. */
export function Gallery({ business_name: name, gallery_images: photos }: GalleryProps) {
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
                alt={photoText(name, index, photos.length)}
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
