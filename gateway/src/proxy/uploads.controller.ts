import { Public } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRequestPath } from '../routing/request-path.js';
import { failures } from './failures.js';
import { Forwarder } from './forwarder.js';
import { Upstreams } from './upstreams.js';

/** Public images from directory. */
@Public()
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly forwarder: Forwarder,
  ) {}

  @Get('*')
  async image(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = readRequestPath(request.raw.url ?? '');
    if (path?.segments[0] !== 'uploads') {
      throw failures.notFound();
    }
    const upstream = this.upstreams.get('directory');
    await this.forwarder.forward(request, reply, { upstream, path, kind: 'read', packed: true });
  }
}
