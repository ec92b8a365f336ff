import { createHmac } from 'node:crypto';
import type { ServiceConfig } from '../service.config.js';

/** A digest from which nobody who reads the database finds what it is of by trying all addresses. */
export const keyedDigest = (config: ServiceConfig, text: string): string =>
  createHmac('sha256', config.SERVICE_PRIVATE_KEY ?? '')
    .update(text)
    .digest('base64url');
