import type { AccessClaims } from '@commons/contracts/account/account';
import { imageSize } from '@commons/contracts/businesses/image-files';
import { type PortalIcon, portalIconFile } from '@commons/contracts/portal/portal-icons';
import { refuse } from '@commons/service-kit/errors/refuse';
import type { UploadedFile } from '@commons/service-kit/http/upload';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Injectable } from '@nestjs/common';
import { ImageDecoderService } from '../images/image-decoder.service.js';
import type { PreparedImage } from '../images/prepared-image.js';

type Upload = () => Promise<{ readonly file: UploadedFile | undefined }>;

/**
 * Logos that operators uploaded for the portal (docs/adr/0025). Never deleted: any saved version may be restored, and
 * there are few.
 */
@Injectable()
export class PortalLogoService {
  constructor(
    private readonly decoder: ImageDecoderService,
    private readonly objects: ObjectStorage,
  ) {}

  /**
   * @param upload reads the request
   * @throws 400 for a file that is not an image, or too large
   */
  async store(operator: AccessClaims, upload: Upload) {
    const { filename, full, icons } = await this.#decoded(operator, upload);
    const { width = 1, height = 1 } = imageSize(filename) ?? {};
    // Icons are stored first, so that a logo that claims icons has them.
    for (const [name, bytes] of Object.entries(icons ?? {})) {
      await this.#put(portalIconFile(filename, name as PortalIcon), bytes, 'image/png');
    }
    await this.#put(filename, full, 'image/webp');
    return { filename, width, height, icons: icons !== undefined };
  }

  async #put(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.objects.put(`portal/${name}`, bytes, { size: bytes.length, contentType });
  }

  async #decoded({ sub }: AccessClaims, upload: Upload): Promise<PreparedImage> {
    this.decoder.warm();
    const { file } = await upload();
    if (!file) throw refuse(400, 'Please choose an image');
    const answer = await this.decoder.decode(sub, 'logos', file, true);
    if (!answer.image) throw refuse(400, answer.refusal);
    return answer.image;
  }
}
