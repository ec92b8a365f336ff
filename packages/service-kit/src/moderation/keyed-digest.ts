import { createHmac } from 'node:crypto';
import type { ServiceConfig } from '../service.config.js';

/** A keyed digest (HMAC): someone who reads the database cannot find the input by trying all addresses. */
export const keyedDigest = (config: ServiceConfig, text: string): string =>
  createHmac('sha256', config.SERVICE_PRIVATE_KEY ?? '')
    .update(text)
    .digest('base64url');
