import { z } from 'zod';
import { isoDate } from '../field-types.js';

/** Rows per page of GET /internal/revoked-sessions. */
export const revokedSessionsPage = 5_000;

/** Query of GET /internal/revoked-sessions: revocations at this time or later, in milliseconds since 1970. */
export const RevokedSessionsQuery = z.object({ since: z.coerce.number().int().min(0).default(0) });

/** A session that was ended before its token expires. */
export const RevokedSession = z
  .object({ sid: z.string(), revoked_at: isoDate, expires_at: isoDate })
  .meta({ id: 'RevokedSession' });
export type RevokedSession = z.infer<typeof RevokedSession>;
