import { HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/**
 * Prevents lost updates with conditional requests: a GET returns the version of a record in its ETag, a PUT may send it
 * back in If-Match, and a change based on an older version gets 412 with the current record. A PUT without If-Match
 * overwrites.
 */
export interface VersionedRecord {
  /** Number of edits by the owner; absent before the first. Views, ratings and images do not count. */
  readonly version?: number;
}

/** The version that a change is based on; undefined when the caller does not send one. */
export type BaseVersion = number | undefined;

const versionOf = (record: VersionedRecord) => record.version ?? 0;

const etagOf = (record: VersionedRecord) => `"${versionOf(record)}"`;

/** Matches no record. */
const noVersion = -1;

/** Reads If-Match. Compressing proxies make the tag weak ('W/'). A tag of unknown form matches no record. */
export function parseIfMatch(header: string | string[] | undefined): BaseVersion {
  const text = [header].flat().join(',').trim();
  if (text === '' || text === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(text)?.[1];
  return version === undefined ? noVersion : Number(version);
}

/** Thrown with the current record by a change that is based on an older version. */
export class StaleRecord<Record extends VersionedRecord> extends Error {
  constructor(readonly present: Record) {
    super('The record has changed meanwhile');
  }
}

/** @throws StaleRecord when the record does not have the expected version */
export function checkVersion<Record extends VersionedRecord>(
  record: Record,
  base: BaseVersion,
): void {
  if (base !== undefined && versionOf(record) !== base) throw new StaleRecord(record);
}

/** Query condition of a write: matches the record only at the expected version. */
export function onlyVersion(base: BaseVersion): { version?: number | { $exists: false } } {
  if (base === undefined) return {};
  return { version: base === 0 ? { $exists: false } : base };
}

/** Update operator for every edit by the owner. */
export const nextVersion = { $inc: { version: 1 } } as const;

const staleText =
  'Someone saved a different text in the meantime, perhaps you in another tab. Compare the two and save again.';

/**
 * Answers a record with its ETag; for a stale change, 412 with the current record under `current`.
 * @param toAnswer maps the record to the route's answer
 */
export async function answerVersioned<Record extends VersionedRecord, Answer>(
  reply: FastifyReply,
  record: Promise<Record>,
  toAnswer: (record: Record) => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    const stored = await record;
    reply.header('etag', etagOf(stored));
    return await toAnswer(stored);
  } catch (error) {
    if (!(error instanceof StaleRecord)) throw error;
    reply.header('etag', etagOf(error.present));
    throw new HttpException({ detail: staleText, current: await toAnswer(error.present) }, 412);
  }
}
