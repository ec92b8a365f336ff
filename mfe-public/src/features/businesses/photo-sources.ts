import { imagePath, imageSize, smallWidths } from '@commons/contracts/image-files';

/** Alternative text of a photo that its owner did not describe: it names the position. */
export const photoText = (name: string, index: number, count: number) =>
  `${name}, photo ${index + 1} of ${count}`;

/** Both stored sizes as a srcset. */
export function photoSources(filename: string): string | undefined {
  const size = imageSize(filename);
  if (!size || size.width <= smallWidths.gallery) return undefined;
  const small = `${imagePath('gallery', filename, 'small')} ${smallWidths.gallery}w`;
  return `${small}, ${imagePath('gallery', filename)} ${size.width}w`;
}
