import { Public } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../proxy/failures.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';
import { dropSegments, readRequestPath } from '../routing/request-path.js';
import { RemoteRegistry } from './remote-registry.js';

/** Files of the front ends, and the registry. */
@Public()
@Controller('mfe')
export class RemotesController {
  constructor(
    private readonly registry: RemoteRegistry,
    private readonly upstreams: Upstreams,
    private readonly forwarder: Forwarder,
  ) {}

  @Get('registry.json')
  @Header('cache-control', 'no-cache')
  fresh() {
    return this.registry.registry();
  }

  @Get('*')
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = readRequestPath(request.raw.url ?? '');
    const upstream = this.upstreams.remote(path?.segments[1]);
    if (path?.segments[0] !== 'mfe' || !upstream) {
      throw failures.notFound();
    }
    await this.forwarder.forward(request, reply, {
      upstream,
      path: dropSegments(path, 2),
      kind: 'read',
      packed: true,
    });
  }
}
