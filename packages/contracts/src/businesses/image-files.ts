// Rules and names of stored images. No zod here: front ends import this file.

/** Kinds of images; each is served from its folder of `/uploads` (ERR-09). */
export type ImageKind = 'logos' | 'gallery';

/** Limits of an upload (D2 §9): bytes per file, and its name in errors. */
export const imageRules = {
  logos: { label: 'Logo', maximumBytes: 1024 * 1024, maximumMegabytes: 1 },
  gallery: { label: 'Gallery image', maximumBytes: 2 * 1024 * 1024, maximumMegabytes: 2 },
} as const;

/** Accepted content types with their file extensions. */
export const imageTypes: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};

/** Most gallery images of a listing (D2 §9). */
export const maxGalleryPhotos = 7;

/** Width in pixels of the smaller copy that lists and thumbnails show, for each kind. */
export const smallWidths = { logos: 160, gallery: 480 } as const;

/**
 * Path of a served image. Stored names include the size of the image, e.g. `5f3c…-1200x800.webp`; its smaller copy is
 * `5f3c…-1200x800.480.webp`.
 * @param filename as in `logo_filename` and `gallery_images`
 * @param size 'small' for lists and thumbnails
 * @returns a path on the API host
 */
export function imagePath(kind: ImageKind, filename: string, size: 'full' | 'small' = 'full') {
  const name =
    size === 'small' ? filename.replace(/\.webp$/, `.${smallWidths[kind]}.webp`) : filename;
  return `/uploads/${kind}/${encodeURIComponent(name)}`;
}

/** Width and height in pixels from the name of a stored image, so that the layout does not shift when it loads. */
export function imageSize(filename: string): { width: number; height: number } | undefined {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(filename) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
