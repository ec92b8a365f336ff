import { FrontEndVersion } from '@commons/contracts/front-ends/publication';
import { Public } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../failures.js';
import { Unlimited } from '../limits/limited.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';
import { dropSegments, readRequestPath } from '../routing/request-path.js';
import { FrontEndOverrides } from './overrides/front-end-overrides.js';
import { FrontEndStore } from './published/front-end-store.js';
import { forOneBrowser, sendPublished } from './published/send-published.js';
import { visitorKey } from './published/visitor-share.js';
import { RemoteRegistry } from './remote-registry.js';

/** Files of the front ends, and the registry. */
@Public()
@Unlimited('a page loads dozens of files, which browsers cache')
@Controller('mfe')
export class RemotesController {
  constructor(
    private readonly registry: RemoteRegistry,
    private readonly upstreams: Upstreams,
    private readonly forwarder: Forwarder,
    private readonly store: FrontEndStore,
    private readonly overrides: FrontEndOverrides,
  ) {}

  @Get('registry.json')
  async fresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const address = this.forwarder.addressOf(request);
    const overrides = await this.overrides.of(request.headers);
    reply.header('cache-control', overrides.size > 0 ? forOneBrowser : 'no-cache');
    return this.registry.registry(visitorKey(address, request.headers['user-agent']), overrides);
  }

  @Get('*')
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = readRequestPath(request.raw.url ?? '');
    const [area, name = '', version, ...file] = path?.segments ?? [];
    const upstream = this.upstreams.remote(name);
    if (!path || area !== 'mfe' || !upstream) throw failures.notFound();
    if (FrontEndVersion.safeParse(version).success) {
      // For a refusal: the version may appear soon, and proxies must not cache its absence.
      reply.header('cache-control', 'no-store');
      const own = (await this.overrides.of(request.headers)).get(name);
      if (own?.manifest && own.use === version) {
        const found = await this.store.fileOf(own.manifest, file.join('/'));
        return sendPublished(request, reply, found, forOneBrowser);
      }
      const found = await this.store.file(name, version ?? '', file.join('/'));
      return sendPublished(request, reply, found);
    }
    await this.forwarder.forward(request, reply, {
      upstream,
      path: dropSegments(path, 2),
      kind: 'read',
      packed: true,
    });
  }
}
