import type { IncomingHttpHeaders } from 'node:http';
import { Public } from '@commons/service-kit/auth/access-rules';
import { Portal } from '@commons/service-kit/portal/portal';
import type { ServiceName } from '@commons/service-kit/service.config';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HidingCount, WriteCount } from '../change-counts.js';
import { failures } from '../failures.js';
import { Limited } from '../limits/limited.js';
import { refuseAreaOff } from '../portal/areas-off.js';
import { Forwarder, type ForwardOptions } from '../proxy/forwarder.js';
import { GuestSearch } from '../proxy/search-cache/guest-search.js';
import { Upstreams } from '../proxy/upstreams.js';
import { dropSegments, type RequestPath, readRequestPath } from '../routing/request-path.js';
import { onlyReads, type RouteKind, routeKind } from '../routing/route-kind.js';
import { apiPrefixes, searchedPrefixes } from '../routing/route-table.js';

const noStore = { 'cache-control': 'no-store' };

function targetOf(request: FastifyRequest): { service: ServiceName; path: RequestPath } {
  const path = readRequestPath(request.raw.url ?? '');
  const service = path?.segments[0] === 'api' && apiPrefixes.get(path.segments[1] ?? '');
  if (!path || !service) throw failures.notFound();
  return { service, path: dropSegments(path, 1) };
}

/** Routes `/api/*` to the services by the table of prefixes. */
@Public()
@Limited((request) => routeKind(request.raw, targetOf(request).path))
@Controller('api')
export class ApiController {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly forwarder: Forwarder,
    private readonly guestSearch: GuestSearch,
    private readonly hidings: HidingCount,
    private readonly writes: WriteCount,
    private readonly portal: Portal,
  ) {}

  @All('*')
  async call(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { service, path } = targetOf(request);
    const kind = routeKind(request.raw, path);
    refuseAreaOff(this.portal.now, request.method, path.path);
    const options: ForwardOptions = {
      upstream: this.upstreams.get(service),
      path,
      kind,
      packed: false,
      headers: noStore,
    };
    if (this.guestSearch.accepts(request, path.path)) {
      return this.guestSearch.answer(request, reply, service, options);
    }
    await this.forwarder.forward(request, reply, {
      ...options,
      ...(mayWrite(request.method, kind) && {
        onAnswer: (headers) => this.#written(service, path, headers),
      }),
    });
  }

  async #written(service: ServiceName, path: RequestPath, headers?: IncomingHttpHeaders) {
    if (!searchedPrefixes.has(path.segments[0] ?? '')) return this.writes.add();
    if (mayHide(path)) await this.hidings.add();
    await Promise.all([this.guestSearch.written(service, headers), this.writes.add()]);
  }
}

const mayWrite = (method: string, kind: RouteKind): boolean =>
  !onlyReads(method) && kind !== 'read' && kind !== 'search';

/** Operators' decisions and anyone's reports, which may hide something. */
const mayHide = ({ segments }: RequestPath): boolean =>
  segments[1] === 'operator' || segments.at(-1) === 'report';
