import { createParamDecorator, type ExecutionContext, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { GuardedRequest } from '../auth/access-rules.js';

/**
 * Lost updates are prevented the way HTTP has it: a GET names the version of a record in its ETag, a PUT may bring it
 * back in If-Match, and a change based on an older version gets 412 with the present record. A PUT without If-Match
 * replaces whatever is there.
 */
export interface VersionedRecord {
  /** Counts the changes of what its owner edits; absent before the first. Views, ratings and images do not count. */
  readonly version?: number;
}

/** The version that a change is based on; undefined when the caller does not say. */
export type BaseVersion = number | undefined;

const versionOf = (record: VersionedRecord) => record.version ?? 0;

const etagOf = (record: VersionedRecord) => `"${versionOf(record)}"`;

/** No record has it. */
const noVersion = -1;

/** Reads If-Match. A proxy that compresses makes the tag weak ('W/'). What is no tag of ours matches no record. */
export function parseIfMatch(header: string | string[] | undefined): BaseVersion {
  const text = [header].flat().join(',').trim();
  if (text === '' || text === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(text)?.[1];
  return version === undefined ? noVersion : Number(version);
}

/** Parameter with the version that a change is based on, from If-Match. */
export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): BaseVersion =>
    parseIfMatch(context.switchToHttp().getRequest<GuardedRequest>().headers['if-match']),
);

/** Thrown with the present record by a change that is based on an older one. */
export class StaleRecord<Record extends VersionedRecord> extends Error {
  constructor(readonly present: Record) {
    super('The record has changed meanwhile');
  }
}

/** @throws StaleRecord when the record is not as the change expects it */
export function checkVersion<Record extends VersionedRecord>(
  record: Record,
  base: BaseVersion,
): void {
  if (base !== undefined && versionOf(record) !== base) throw new StaleRecord(record);
}

/** Part of the query of a write: it finds the record only as the change expects it. */
export function onlyVersion(base: BaseVersion): { version?: number | { $exists: false } } {
  if (base === undefined) return {};
  return { version: base === 0 ? { $exists: false } : base };
}

/** Part of every write of what an owner edits. */
export const nextVersion = { $inc: { version: 1 } } as const;

const staleText =
  'Someone saved other text meanwhile, perhaps you in another tab. Compare the two and save again.';

/**
 * Answers a record with its ETag; in place of a stale change, 412 with the present record under `current`.
 * @param toAnswer the record as the route answers it
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
