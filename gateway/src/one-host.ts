import type { Server } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lets `requireOneHost` refuse a request without Host: Node itself would answer without a `{detail}`. */
export const admitWithoutHost = (server: Server) =>
  Object.assign(server, { requireHostHeader: false });

/**
 * Refuses a request without Host, which HTTP/1.0 allows, or with more than one (RFC 9112 §3.2): Node uses the first,
 * another server before or behind the gateway may use the last.
 */
export function requireOneHost(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  const { rawHeaders, httpVersion } = request.raw;
  const names = rawHeaders.filter((_text, at) => at % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) {
    done();
    return;
  }
  reply
    .code(400)
    .header('connection', 'close')
    .send({ detail: 'Bad request. Please check your input.' });
}
