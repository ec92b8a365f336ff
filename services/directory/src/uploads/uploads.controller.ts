import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Names of stored images (contracts/image-files), whole and small. */
const storedName = /^[0-9a-f]{32}-\d{1,4}x\d{1,4}(?:\.(?:160|480))?\.webp$/;
const kinds = new Set(['logos', 'gallery']);

/** The images of listings, for everyone. A name never means another image, so that it may be kept for good. */
@Controller('uploads')
@Public()
export class UploadsController {
  constructor(private readonly objects: ObjectStorage) {}

  @Get(':kind/:name')
  async read(
    @Param('kind') kind: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = kinds.has(kind) && storedName.test(name);
    const found = known ? await this.objects.get(`${kind}/${name}`) : undefined;
    if (!found) throw refuse(404, 'Image not found');
    reply.headers({
      'content-type': 'image/webp',
      'content-length': found.size,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    });
    reply.send(found.stream);
  }
}
