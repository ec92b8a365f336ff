import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { type CallOptions, RefusedCall } from '../portal/portal-api.js';
import { type FileRow, readSlices } from './row-file.js';

export interface ImportCount {
  imported: number;
  unchanged: number;
  updated: number;
  /** Rows merged into existing ones. */
  merged: number;
  /** Rows that are no listing or fit no category, by their source text. */
  readonly leftOut: Map<string, number>;
  readonly unplaced: Map<string, number>;
  /** Line and reason of refused rows; the first thousand. */
  readonly refused: { line: number; detail: string }[];
  refusedCount: number;
}

export interface ImportTarget {
  /** Path of the import endpoint, without `/api`. */
  readonly path: string;
  call<Answer>(path: string, options: CallOptions): Promise<Answer>;
  /** Returns an operator's token; called again when it has expired. */
  signIn(): Promise<string>;
  /** Delay before the first retry of a slice. */
  readonly pauseMs?: number;
}

/** Maximum rows per call (contracts, `JobImport`). */
const sliceSize = 200;
const attempts = 6;
const longestWaitMs = 90_000;
const maxRefusals = 1_000;

/** Sends a whole file, slice by slice. Calls `progress` with the count after each. */
export async function importFile(
  file: string,
  target: ImportTarget,
  progress: (count: ImportCount) => void,
): Promise<ImportCount> {
  const count: ImportCount = {
    imported: 0,
    unchanged: 0,
    updated: 0,
    merged: 0,
    leftOut: new Map(),
    unplaced: new Map(),
    refused: [],
    refusedCount: 0,
  };
  const session = { token: await target.signIn() };
  for await (const { rows, unreadable } of readSlices(file, sliceSize)) {
    unreadable.forEach((refusal) => {
      refuse(count, refusal);
    });
    if (rows.length > 0) add(count, rows, await sendSlice(target, session, rows));
    progress(count);
  }
  return count;
}

/** Retrying is safe when an answer is lost: stored rows are found by their `ref`. */
async function sendSlice(
  target: ImportTarget,
  session: { token: string },
  rows: readonly FileRow[],
): Promise<ImportAnswer> {
  const body = { rows: rows.map(({ row }) => row) };
  for (let attempt = 1; ; attempt++) {
    try {
      return await target.call<ImportAnswer>(target.path, { token: session.token, body });
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error;
      if (statusOf(error) === 401) session.token = await target.signIn();
      else await pause(waitFor(error, (target.pauseMs ?? 500) * 2 ** (attempt - 1)));
    }
  }
}

/** An ended session, a rate limit, a brief outage, or no connection. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 401 || status === 429 || status >= 500;
}

/** The server's Retry-After (rate limits last a minute), else exponential backoff. */
function waitFor(error: unknown, usual: number): number {
  const asked = error instanceof RefusedCall ? error.retryAfterMs : undefined;
  return asked === undefined ? usual : Math.min(Math.max(asked, 1), longestWaitMs);
}

const statusOf = (error: unknown) => (error instanceof RefusedCall ? error.status : undefined);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function add(count: ImportCount, rows: readonly FileRow[], answer: ImportAnswer): void {
  count.imported += answer.imported;
  count.unchanged += answer.unchanged;
  count.updated += answer.updated ?? 0;
  count.merged += answer.merged ?? 0;
  addTexts(count.leftOut, answer.left_out);
  addTexts(count.unplaced, answer.unplaced);
  for (const { row, detail } of answer.refused) {
    refuse(count, { line: rows[row]?.line ?? 0, detail });
  }
}

function addTexts(counts: Map<string, number>, texts: ImportAnswer['left_out'] = []): void {
  for (const { text, rows } of texts) counts.set(text, (counts.get(text) ?? 0) + rows);
}

function refuse(count: ImportCount, refusal: { line: number; detail: string }): void {
  count.refusedCount += 1;
  if (count.refused.length < maxRefusals) count.refused.push(refusal);
}
