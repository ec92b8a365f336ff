import { imagePath, imageSize, smallWidths } from '@commons/contracts/businesses/image-files';
import { t } from '@commons/ui/text/texts';

/** Alternative text of a photo that its owner did not describe: it names the position. */
export const photoText = (name: string, index: number, count: number) =>
  t('photo2', { name, index: index + 1, count });

/** Both stored sizes as a srcset. */
export function photoSources(filename: string): string | undefined {
  const size = imageSize(filename);
  if (!size || size.width <= smallWidths.gallery) return undefined;
  const small = `${imagePath('gallery', filename, 'small')} ${smallWidths.gallery}w`;
  return `${small}, ${imagePath('gallery', filename)} ${size.width}w`;
}
