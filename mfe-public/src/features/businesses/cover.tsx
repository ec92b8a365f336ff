import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { imagePath, imageSize } from '@commons/contracts/businesses/image-files';
// The gateway renders the drawing, so the page needs its style sheet before the module below is loaded.
import '@commons/web-kit/businesses/category-picture.module.css';
import { lazy, Suspense } from 'react';
import styles from './cover.module.css';
import { photoSources } from './photo-sources';

// Loaded on demand: most pages need no drawing.
const CategoryPicture = lazy(() => import('@commons/web-kit/businesses/category-picture'));

type Pictured = Pick<BusinessListItem, 'id' | 'business_category' | 'gallery_images'>;

/** A small number that is stable per business. */
const varietyOf = (id: string) =>
  [...id].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 9973;

interface CoverProps {
  readonly business: Pictured;
  /** 'card': as wide as its card; 'strip': the same, lower, and never the large file; 'tile': a small square. */
  readonly shape: 'card' | 'strip' | 'tile';
  /** Above the fold: fetched before the scripts. */
  readonly eager?: boolean;
}

/** The first photo of a business, else a drawing of its category. Reserves its space while loading. */
export function Cover({ business, shape, eager = false }: CoverProps) {
  const [photo] = business.gallery_images ?? [];
  const variety = varietyOf(business.id);
  const ground = styles[`ground${variety % 4}`];
  return (
    <div className={`${styles.frame} ${styles[shape]} ${photo ? '' : ground}`}>
      {photo ? (
        <img
          alt=""
          className={styles.photo}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          loading={eager ? 'eager' : 'lazy'}
          sizes={shape === 'tile' ? '96px' : '(min-width: 640px) 384px, 100vw'}
          src={imagePath('gallery', photo, 'small')}
          srcSet={shape === 'strip' ? undefined : photoSources(photo)}
          {...imageSize(photo)}
        />
      ) : (
        <Suspense fallback={null}>
          <CategoryPicture
            category={business.business_category}
            cropped={shape === 'tile'}
            variety={variety}
          />
        </Suspense>
      )}
    </div>
  );
}
