import type { ImportField, ImportOutcome } from '@commons/contracts/imports/import-run-lists';
import type { HeadingWords } from './propose-columns.js';

/** The texts of a row by field. */
export type RowTexts = Readonly<Partial<Record<ImportField, string>>>;

/** Outcome of one row. */
export interface RowResult {
  readonly outcome: ImportOutcome;
  /** For `bad`: how to fix it, and which field is wrong. */
  readonly detail?: string;
  readonly field?: ImportField;
  /** Category in the file of a record filed under "Other". */
  readonly unplaced?: string;
  /** Preview of the record. */
  readonly sample?: Readonly<Record<string, string>>;
}

/** The plan for a slice of rows: `journal` has all that is needed to write it, to write it again, and to undo it. */
export interface SlicePlan {
  readonly results: readonly RowResult[];
  readonly journal: unknown;
}

export interface UndoCount {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

/** Plans the slices of one file. Slices that are planned but not written yet count as written. */
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
   * The row of an import file (decision A61) from the texts of its columns.
   * @param source identifies the kind of file, so that "1" in one list differs from "1" in another
   * @param refsRepeat references are not unique in this file
   */
  rowOf(texts: RowTexts, source: string, refsRepeat: boolean): unknown;
  planner(): ImportPlanner;
  /** No other import runs meanwhile; `lost` is aborted if one does nevertheless. */
  exclusively<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Writes a plan. Idempotent, since a process may have died halfway. */
  apply(journal: unknown): Promise<void>;
  /** Undoes a plan, except for records claimed or changed since. Idempotent. */
  undo(journal: unknown): Promise<UndoCount>;
}
