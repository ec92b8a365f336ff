import type { ImportAnswer } from '@commons/contracts/jobs';
import { type CallOptions, RefusedCall } from '../portal/portal-api.js';
import { type FileRow, readSlices } from './row-file.js';

export interface ImportCount {
  imported: number;
  unchanged: number;
  updated: number;
  /** Rows that joined what another row had brought. */
  merged: number;
  /** Rows that are no listing and rows that fit no category, by the text of their source. */
  readonly leftOut: Map<string, number>;
  readonly unplaced: Map<string, number>;
  /** Line of the file and why; the first thousand of them. */
  readonly refused: { line: number; detail: string }[];
  refusedCount: number;
}

export interface ImportTarget {
  /** Path of the import endpoint, without `/api`. */
  readonly path: string;
  call<Answer>(path: string, options: CallOptions): Promise<Answer>;
  /** A token of an operator; asked for again when the one in use has ended. */
  signIn(): Promise<string>;
  /** First pause before a slice is sent again. */
  readonly pauseMs?: number;
}

/** Rows a call may carry (contracts, `JobImport`). */
const sliceSize = 200;
const attempts = 6;
const longestWaitMs = 90_000;
const keptRefusals = 1_000;

/** Sends a whole file, slice after slice. `progress` is told the count after each. */
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

/** A slice whose answer got lost may be sent again: rows that arrived are found by their `ref`. */
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

/** An ended session, a limit, a service that is away for a moment, or no connection at all. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 401 || status === 429 || status >= 500;
}

/** As long as the server asks for (rate limits run for a minute), otherwise twice as long each time. */
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
  if (count.refused.length < keptRefusals) count.refused.push(refusal);
}
