import { createHash, randomBytes } from 'node:crypto';

/** The token of a mailed link: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it: who reads the database cannot use the link. */
export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
