import { type ImageKind, imageRules, imageTypes } from '@commons/contracts/businesses/image-files';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { GuardedFailure, GuardedRunner } from '@commons/service-kit/guarded/guarded-runner';
import { log } from '@commons/service-kit/logging/logger';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { imageFaults, type PreparedImage, type RawImage } from './prepared-image.js';

/** A file from an upload. */
interface SentImage {
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** Over the size limit of its kind. */
  readonly tooLarge?: boolean;
}

/** A decoded image, or the reason for refusing it, in words for people. */
type DecodedImage =
  | { readonly image: PreparedImage }
  | { readonly refusal: string; readonly image?: undefined };

const extensions = new Set(Object.values(imageTypes).flat());

/** Another extension than that of an image is refused, whatever the content. */
function hasImageName(filename: string): boolean {
  const [, extension] = /\.([^.]*)$/.exec(filename) ?? [];
  return extension === undefined || extensions.has(extension.toLowerCase());
}

/** The texts of D2 §5. */
const typeText = (kind: ImageKind) =>
  `${imageRules[kind].label} must be a JPEG, PNG, WebP, or GIF image`;
const sizeText = (kind: ImageKind) =>
  `${imageRules[kind].label} size must be less than ${imageRules[kind].maximumMegabytes}MB`;

/** The type text only for faults of the type. */
function faultText(kind: ImageKind, { reason, message }: GuardedFailure): string {
  const { label } = imageRules[kind];
  if (reason === 'time')
    return `${label} took too long to read. Please choose one with fewer pixels.`;
  if (reason === 'ended' || message === imageFaults.pixels)
    return `${label} is too large to read. Please choose one with fewer pixels.`;
  if (message === imageFaults.damaged)
    return `${label} is damaged or incomplete. Please choose another copy.`;
  return typeText(kind);
}

/** Converts uploads to stored images in a child process with limits (architecture §7). */
@Injectable()
export class ImageDecoderService implements OnApplicationShutdown {
  readonly #runner = new GuardedRunner<RawImage, PreparedImage>({
    package: '@commons/directory',
    file: 'images/prepare-image.js',
    memoryMegabytes: 230,
    timeMs: 5_000,
  });

  /** Starts the child process while the upload is still arriving. */
  warm(): void {
    this.#runner.warm();
  }

  /**
   * @param owner id of the uploader; files are scheduled fairly between owners
   * @param icons whether app icons are made from it as well
   * @throws ServiceUnavailable when the queue is full
   */
  async decode(
    owner: string,
    kind: ImageKind,
    { filename, bytes, tooLarge }: SentImage,
    icons = false,
  ): Promise<DecodedImage> {
    if (tooLarge) return { refusal: sizeText(kind) };
    if (bytes.length === 0 || !hasImageName(filename)) return { refusal: typeText(kind) };
    try {
      return { image: await this.#runner.run({ kind, bytes, icons }, { owner }) };
    } catch (error) {
      if (!(error instanceof GuardedFailure)) throw error;
      const { reason, message } = error;
      if (reason === 'busy') throw new ServiceUnavailable(error);
      log().info({ reason, message }, 'an image was refused');
      return { refusal: faultText(kind, error) };
    }
  }

  onApplicationShutdown(): void {
    this.#runner.close();
  }
}
