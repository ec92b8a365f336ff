// Runs in a guarded child process (image-decoder.service.ts): the input is untrusted.
import { randomBytes } from 'node:crypto';
import { smallWidths } from '@commons/contracts/businesses/image-files';
import sharp from 'sharp';
import { prepareIcons } from './prepare-icons.js';
import { imageFaults, type PreparedImage, type RawImage } from './prepared-image.js';

/** Longest side of a stored image, in pixels (contracts/businesses/image-files). */
const largestSide = { logos: 500, gallery: 1200 } as const;

/** More than any camera fits into the 2 MB of an upload. */
const maxPixels = 50_000_000;

const formats = new Set<string>(['jpeg', 'png', 'webp', 'gif']);

sharp.cache(false);
sharp.concurrency(1);
// Blocks all other loaders of the library (SVG, PDF, TIFF, …).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

/** sharp has no error code for it, only this message. */
const isTooManyPixels = (error: unknown) =>
  error instanceof Error && error.message.includes('exceeds pixel limit');

/** Maps decoding errors of a known format to `imageFaults`, so that they are not reported as a wrong type. */
async function known<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new Error(isTooManyPixels(error) ? imageFaults.pixels : imageFaults.damaged);
  }
}

/**
 * Decodes an image (the first frame of an animation), applies its EXIF orientation, and re-encodes it in two sizes.
 * @throws Error for any other format; with a message of `imageFaults` for a known format that cannot be decoded
 */
export async function run({ kind, bytes, icons }: RawImage): Promise<PreparedImage> {
  const side = largestSide[kind];
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
  const { format } = await source.metadata().catch((error: unknown) => {
    throw isTooManyPixels(error) ? new Error(imageFaults.pixels) : error;
  });
  if (!formats.has(format ?? '')) throw new Error(`format ${format}`);
  const { data, info } = await known(
    source
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const small = { width: smallWidths[kind], withoutEnlargement: true };
  const webp = { quality: 80, effort: 3 };
  return {
    filename: `${randomBytes(16).toString('hex')}-${width}x${height}.webp`,
    full: await pixels.clone().webp(webp).toBuffer(),
    small: await pixels.clone().resize(small).webp(webp).toBuffer(),
    ...(icons && { icons: await prepareIcons(pixels, info) }),
  };
}
