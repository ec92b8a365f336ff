import type { FastifyRequest } from 'fastify';

/**
 * Address of the person's machine. The gateway has put the one trusted address into `x-forwarded-for`; services are
 * reachable by the gateway only, so they take it as it is. Without the header: the other end of the connection.
 */
export function clientAddress(request: FastifyRequest): string {
  const header = request.headers['x-forwarded-for'];
  const first = (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
  return first || request.ip;
}
