import { Public } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../failures.js';
import { Unlimited } from '../limits/limited.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';
import { readRequestPath } from '../routing/request-path.js';

/** Public images from directory. */
@Public()
@Unlimited('a page shows dozens of images, which browsers cache')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly forwarder: Forwarder,
  ) {}

  @Get('*')
  async image(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = readRequestPath(request.raw.url ?? '');
    if (path?.segments[0] !== 'uploads') throw failures.notFound();
    const upstream = this.upstreams.get('directory');
    await this.forwarder.forward(request, reply, { upstream, path, kind: 'read', packed: true });
  }
}
