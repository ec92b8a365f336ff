import type { Business } from '@commons/contracts/businesses/businesses';
import type { GalleryOrder } from '@commons/contracts/businesses/listings';
import { t } from '@commons/ui/text/texts';

export type Photo = GalleryOrder['photos'][number];

/** The photos in their order, with their descriptions. */
export const photosOf = ({ gallery_images, gallery_alts = {} }: Business): Photo[] =>
  gallery_images.map((filename) => {
    const alt = gallery_alts[filename];
    return { filename, ...(alt && { alt }) };
  });

/** The photos with one of them moved to a place. */
export function moved(
  photos: readonly Photo[],
  filename: string | undefined,
  to: number,
): readonly Photo[] {
  const photo = photos.find((one) => one.filename === filename);
  if (!photo) return photos;
  const rest = photos.filter((one) => one !== photo);
  return [...rest.slice(0, to), photo, ...rest.slice(to)];
}

/** The fields of a listing that the arrangement changes. */
export const arrangedListing = (photos: readonly Photo[]): Partial<Business> => ({
  gallery_images: photos.map(({ filename }) => filename),
  gallery_alts: Object.fromEntries(
    photos.flatMap(({ filename, alt }) => (alt ? [[filename, alt]] : [])),
  ),
});

/** Announced after a move: 'Photo 3 is now the cover.' */
export const moveText = (from: number, to: number): string =>
  to === 0
    ? t('photoValueNowCover', { value: from + 1 })
    : t('photoValueNowPhoto', { value: from + 1, value2: to + 1 });
