import type { AccessClaims } from '@commons/contracts/account';
import { imageSize } from '@commons/contracts/image-files';
import { refuse } from '@commons/service-kit/errors/refuse';
import { uploadedFiles } from '@commons/service-kit/http/upload';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ImageDecoderService } from '../images/image-decoder.service.js';
import type { PreparedImage } from '../images/prepared-image.js';

/**
 * Pictures that operators chose as the logo of the portal (docs/adr/0025). They are never deleted: any saved version may
 * be restored, and there are few.
 */
@Injectable()
export class PortalLogoService {
  constructor(
    private readonly decoder: ImageDecoderService,
    private readonly objects: ObjectStorage,
  ) {}

  /** @throws 400 for a file that is no image, or too large */
  async store(operator: AccessClaims, request: FastifyRequest) {
    const { filename, full } = await this.#decoded(operator, request);
    const { width = 1, height = 1 } = imageSize(filename) ?? {};
    const contentType = 'image/webp';
    await this.objects.put(`portal/${filename}`, full, { size: full.length, contentType });
    return { filename, width, height };
  }

  async #decoded({ sub }: AccessClaims, request: FastifyRequest): Promise<PreparedImage> {
    this.decoder.warm();
    for await (const file of uploadedFiles(request)) {
      const answer = await this.decoder.decode(sub, 'logos', file);
      if (answer.image) return answer.image;
      throw refuse(400, answer.refusal);
    }
    throw refuse(400, 'Please choose an image');
  }
}
