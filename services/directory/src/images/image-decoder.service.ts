import { type ImageKind, imageRules, imageTypes } from '@commons/contracts/image-files';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { GuardedFailure, GuardedRunner } from '@commons/service-kit/guarded/guarded-runner';
import { log } from '@commons/service-kit/logging/logger';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { imageFaults, type PreparedImage, type RawImage } from './prepared-image.js';

/** A file of an upload. */
export interface SentImage {
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** It was larger than an image of its kind may be. */
  readonly tooLarge: boolean;
}

/** An image that was taken, or why it was not. */
export type DecodedImage =
  | { readonly image: PreparedImage }
  | { readonly refusal: string; readonly image?: undefined };

const extensions = new Set(Object.values(imageTypes).flat());

/** A name that says something else than an image is not believed, whatever the bytes are. */
function hasImageName(filename: string): boolean {
  const [, extension] = /\.([^.]*)$/.exec(filename) ?? [];
  return extension === undefined || extensions.has(extension.toLowerCase());
}

/** The texts of D2 §5. */
const typeText = (kind: ImageKind) =>
  `${imageRules[kind].label} must be a JPEG, PNG, WebP, or GIF image`;
const sizeText = (kind: ImageKind) =>
  `${imageRules[kind].label} size must be less than ${imageRules[kind].maximumMegabytes}MB`;

const smaller = 'Please choose one with fewer pixels.';

/** What is no matter of the type is not called so. */
function faultText(kind: ImageKind, { reason, message }: GuardedFailure): string {
  const { label } = imageRules[kind];
  if (reason === 'time') return `${label} took too long to read. ${smaller}`;
  if (reason === 'ended' || message === imageFaults.pixels)
    return `${label} is too large to read. ${smaller}`;
  if (message === imageFaults.damaged)
    return `${label} is damaged or incomplete. Please choose another copy.`;
  return typeText(kind);
}

/** Makes stored images of sent ones, in a child process with limits (architecture §7). */
@Injectable()
export class ImageDecoder implements OnApplicationShutdown {
  readonly #runner = new GuardedRunner<RawImage, PreparedImage>({
    package: '@commons/directory',
    file: 'images/prepare-image.js',
    memoryMegabytes: 230,
    timeMs: 5_000,
  });

  /** Begins to get ready while the file is still coming in. */
  warm(): void {
    this.#runner.warm();
  }

  /** @param owner whose file it is: nobody's files keep those of others waiting */
  async decode(
    owner: string,
    kind: ImageKind,
    { filename, bytes, tooLarge }: SentImage,
  ): Promise<DecodedImage> {
    if (tooLarge) return { refusal: sizeText(kind) };
    if (bytes.length === 0 || !hasImageName(filename)) return { refusal: typeText(kind) };
    try {
      return { image: await this.#runner.run({ kind, bytes }, { owner }) };
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
