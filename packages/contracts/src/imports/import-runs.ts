import { z } from 'zod';
import { isoDate, longText, paging } from '../field-types.js';
import {
  businessImportFields,
  importLimits,
  importOutcomes,
  importStates,
  jobImportFields,
} from './import-run-lists.js';

const count = z.number().int();
const field = z.enum([...new Set([...businessImportFields, ...jobImportFields])]);

/** The column of each field, counted from 0; a column may map to several. Absent fields are not read. */
export const ImportMapping = z
  .partialRecord(field, count.min(0).max(importLimits.columns - 1))
  .meta({ id: 'ImportMapping' });
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Number of rows per outcome. */
const ImportCounts = z.record(z.enum(importOutcomes), count).meta({ id: 'ImportCounts' });

/** A row that is not imported. `line` counts from 1, as in an editor or a spreadsheet. */
const BadRow = z
  .object({
    line: count,
    /** Heading of the column in question, if any. */
    column: z.string().optional(),
    /** How to fix it. */
    detail: z.string(),
  })
  .meta({ id: 'BadRow' });

/** A row of GET …/operator/imports. */
export const ImportRunRow = z
  .object({
    id: z.string(),
    file_name: z.string(),
    state: z.enum(importStates),
    rows: count,
    counts: ImportCounts,
    created_at: isoDate,
    operator_name: z.string(),
  })
  .meta({ id: 'ImportRunRow' });
export type ImportRunRow = z.infer<typeof ImportRunRow>;

/** A file uploaded by an operator, and its result. */
export const ImportRun = ImportRunRow.extend({
  /** e.g. 'utf-8', 'windows-1252'. */
  encoding: z.string(),
  /** e.g. ',' or '\t'. */
  delimiter: z.string(),
  headings: z.array(z.string()),
  /** The first rows, as in the file. */
  cells: z.array(z.array(z.string())),
  mapping: ImportMapping,
  /** The mapping was taken from an earlier file with the same headings. */
  remembered: z.boolean(),
  /** Rows processed by the current step. */
  rows_done: count,
  /** Preview of the first rows. */
  samples: z.array(z.partialRecord(z.union([field, z.literal('found_category')]), z.string())),
  /** The first of `counts.bad`. */
  bad_rows: z.array(BadRow),
  /** Records filed under "Other", by the category in the file; the most frequent first. */
  unplaced: z.array(z.object({ text: z.string(), rows: count })),
  /** Of an undone run: records removed, restored, and left alone because someone changed them since. */
  undo: z.object({ removed: count, restored: count, kept: count }).optional(),
  ended_at: isoDate.optional(),
}).meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof ImportRun>;

export const ImportRunList = z.object({ ...paging }).meta({ id: 'ImportRunList' });

/** POST …/operator/imports/{id}/check. */
export const ImportCheck = z.object({ mapping: ImportMapping }).meta({ id: 'ImportCheck' });

/** POST …/operator/imports/{id}/undo. The reason is recorded in the log. */
export const ImportUndo = z.object({ reason: longText(2_000) }).meta({ id: 'ImportUndo' });
