import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hour } from '@commons/service-kit/limits/limits';
import { keyedDigest } from '@commons/service-kit/moderation/keyed-digest';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { ClaimRecord } from './claim.schema.js';

type Code = NonNullable<ClaimRecord['code']>;

export const codeHours = 24;
/** Wrong attempts before a new code is needed: a chance of 5 in a million with six digits. */
export const codeTries = 5;

export const newCode = (email: string): Code => ({
  email,
  salt: randomBytes(16).toString('base64url'),
  sent_at: new Date(),
  tries: 0,
  mail_due: true,
});

export const codeExpiry = ({ sent_at }: Code): Date =>
  new Date(sent_at.getTime() + codeHours * hour * 1_000);

/** The six digits. */
export function digitsOf({ salt }: Code, config: ServiceConfig): string {
  const digest = Buffer.from(keyedDigest(config, `claim:${salt}`), 'base64url');
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

export const isCode = (code: Code, digits: string, config: ServiceConfig): boolean =>
  timingSafeEqual(Buffer.from(digitsOf(code, config)), Buffer.from(digits));
