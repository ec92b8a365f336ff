import { clientAddress } from '@commons/service-kit/http/client-address';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './sign-in.service.js';

export const callerOf = (request: FastifyRequest): Caller => ({
  address: clientAddress(request),
  userAgent: request.headers['user-agent'],
});
