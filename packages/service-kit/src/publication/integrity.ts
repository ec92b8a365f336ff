import { createHash } from 'node:crypto';

/** The Subresource Integrity hash of a file. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
