import type { ImageKind } from '@commons/contracts/businesses/image-files';
import type { PortalIcon } from '@commons/contracts/portal/portal-icons';

/** An image as uploaded. */
export interface RawImage {
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
  /** Whether app icons are made from it. */
  readonly icons?: boolean;
}

/** An image ready to be stored: WebP without metadata, under its final name. */
export interface PreparedImage {
  readonly filename: string;
  readonly full: Uint8Array;
  readonly small: Uint8Array;
  /** PNG files; only if they were asked for. */
  readonly icons?: Readonly<Record<PortalIcon, Uint8Array>>;
}

/** Why an image of a known format cannot be decoded: the message of the error that the child process throws. */
export const imageFaults = { damaged: 'damaged', pixels: 'pixels' } as const;
