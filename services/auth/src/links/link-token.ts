import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '@commons/contracts/durations';

/**
 * Lifetime of a link that verifies an address, and of all that is of no use without it: its mail and a pending change
 * of address.
 */
export const verificationLinkMs = 2 * dayMs;

/** The token of a mailed link: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash of a token is stored, so that links cannot be read from the database. */
export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
