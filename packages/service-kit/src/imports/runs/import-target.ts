import type { ImportField, ImportOutcome } from '@commons/contracts/imports/import-run-lists';
import type { HeadingWords } from './propose-columns.js';

/** The texts of a row by the fields that its columns are. */
export type RowTexts = Readonly<Partial<Record<ImportField, string>>>;

/** What becomes of one row. */
export interface RowResult {
  readonly outcome: ImportOutcome;
  /** For `bad`: what to do, and which field it is about. */
  readonly detail?: string;
  readonly field?: ImportField;
  /** What the file calls a record that is filed under "Other". */
  readonly unplaced?: string;
  /** The record as it will look. */
  readonly sample?: Readonly<Record<string, string>>;
}

/** What a slice of rows does: `journal` is all that is needed to write it, to write it again, and to take it back. */
export interface SlicePlan {
  readonly results: readonly RowResult[];
  readonly journal: unknown;
}

export interface UndoCount {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

/** Plans slices of one file. Slices that were planned, but not written, count as there. */
export interface ImportPlanner {
  plan(rows: readonly unknown[]): Promise<SlicePlan>;
}

/** Injection token of a service's {@link ImportTarget}. */
export const IMPORT_TARGET = Symbol('IMPORT_TARGET');

/** What a service imports, and how. */
export interface ImportTarget {
  /** e.g. 'business-directory': the path before `/operator/imports`. */
  readonly path: string;
  readonly fields: readonly ImportField[];
  readonly words: HeadingWords;
  /**
   * The row of an import file (decision A61) from texts of columns.
   * @param source names the kind of file, so that "1" of one list is not "1" of another
   * @param refsRepeat a reference does not stand for one record in this file
   */
  rowOf(texts: RowTexts, source: string, refsRepeat: boolean): unknown;
  planner(): ImportPlanner;
  /** Nobody else imports meanwhile. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Writes what was planned. Idempotent: a process may have died in the middle. */
  apply(journal: unknown): Promise<void>;
  /** Takes back what was written, except what somebody claimed or changed since. Idempotent. */
  undo(journal: unknown): Promise<UndoCount>;
}
