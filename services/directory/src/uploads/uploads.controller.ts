import { directory } from '@commons/contracts/operations/directory';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Controller, StreamableFile } from '@nestjs/common';

/** File names of stored images (contracts/businesses/image-files), full size and small. */
const storedName = /^[0-9a-f]{32}-\d{1,4}x\d{1,4}(?:\.(?:160|480))?\.webp$/;
/** Icons made of the portal's logo (contracts/portal/portal-icons). */
const iconName = /^[0-9a-f]{32}-icon-(?:maskable-)?\d{3}\.png$/;
const kinds = new Set(['logos', 'gallery', 'portal']);

/** Serves the images of listings and the logo of the portal to everyone. A name is never reused, so images are cacheable forever. */
@Controller()
export class UploadsController {
  constructor(private readonly objects: ObjectStorage) {}

  @Handles(directory['GET /uploads/{kind}/{name}'])
  async read({ params: { kind, name }, reply }: Call<'GET /uploads/{kind}/{name}'>) {
    const isIcon = kind === 'portal' && iconName.test(name);
    const known = isIcon || (kinds.has(kind) && storedName.test(name));
    const found = known ? await this.objects.get(`${kind}/${name}`) : undefined;
    if (!found) throw refuse(404, 'Image not found');
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    return new StreamableFile(found.stream, {
      type: isIcon ? 'image/png' : 'image/webp',
      length: found.size,
      disposition: 'inline',
    });
  }
}
