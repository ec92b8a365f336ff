import type { ImageKind } from '@commons/contracts/businesses/image-files';
import { t } from '@commons/ui/text/texts';

/** Longest side that is sent, in pixels; the server stores slightly less. */
const longestSide = { gallery: 1_600, logos: 800 } as const;

/** Smaller files are sent unchanged if their sides fit too. */
const smallBytes = 600_000;

export const heicText = t('browserCannotOpenHeic');

export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** The size that fits, never larger than the picture. */
export function fitted(width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Prepares a photo for upload: upright, shrunk, and without the location that phones store in the file. A GIF, and what
 * this browser cannot decode, is sent unchanged: the server checks it.
 */
export async function preparePhoto(kind: ImageKind, file: File): Promise<File> {
  if (file.type === 'image/gif' || typeof createImageBitmap !== 'function') return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  try {
    const size = fitted(bitmap.width, bitmap.height, longestSide[kind]);
    const fits = size.width === bitmap.width && file.size <= smallBytes;
    if (fits && !isHeic(file)) return file;
    return (await redrawn(bitmap, size, kind, file)) ?? file;
  } finally {
    // A decoded photo of 12 megapixels takes 48 MB.
    bitmap.close();
  }
}

async function redrawn(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  kind: ImageKind,
  file: File,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Logos keep their transparency.
  const type = kind === 'logos' && file.type !== 'image/jpeg' ? 'image/png' : 'image/jpeg';
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85));
  if (!blob) return undefined;
  const name = `${file.name.replace(/\.\w+$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`;
  return new File([blob], name, { type });
}
