import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Refuses a request with more than one Host (RFC 9112 §3.2): Node uses the first, another server before or behind the
 * gateway may use the last.
 */
export function refuseSecondHost(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  const names = request.raw.rawHeaders.filter((_text, at) => at % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length <= 1) {
    done();
    return;
  }
  reply
    .code(400)
    .header('connection', 'close')
    .send({ detail: 'Bad request. Please check your input.' });
}
