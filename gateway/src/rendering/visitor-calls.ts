import type { PageCall, PageCallAnswer } from '@commons/contracts/front-ends/page-rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dropSegments, readRequestPath } from '../routing/request-path.js';
import { routeKind } from '../routing/route-kind.js';

/** Headers that distinguish and limit guests. No session, since rendered pages are for guests. */
const passedOn = [
  'host',
  'user-agent',
  'x-forwarded-for',
  'forwarded',
  'purpose',
  'sec-purpose',
] as const;

/**
 * Calls the API for a page that is being rendered: as its visitor without a session, through the gateway itself with
 * its limits and cache. Pages only read.
 */
export function visitorCalls(app: FastifyInstance, visitor: FastifyRequest) {
  const { headers, socket } = visitor.raw;
  const own = Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  return async ({ method, path, headers: sent, body }: PageCall): Promise<PageCallAnswer> => {
    const url = `/api${path}`;
    const target = readRequestPath(url);
    const kind = target && routeKind({ method, headers: sent } as never, dropSegments(target, 1));
    if (kind !== 'read' && kind !== 'search')
      throw new Error(`a page must not call ${method} ${path}`);
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: { ...sent, ...own },
      ...(body !== undefined && { payload: body }),
      remoteAddress: socket.remoteAddress ?? '0.0.0.0',
    });
    return { status: answer.statusCode, headers: flat(answer.headers), body: answer.body };
  };
}

const flat = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
