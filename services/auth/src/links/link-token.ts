import { createHash, randomBytes } from 'node:crypto';

/** The token of a mailed link: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash of a token is stored, so that links cannot be read from the database. */
export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
