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

/** The column of each field, counted from 0; a column may serve several. What is absent is not read. */
export const ImportMapping = z
  .partialRecord(field, count.min(0).max(importLimits.columns - 1))
  .meta({ id: 'ImportMapping' });
export type ImportMapping = z.infer<typeof ImportMapping>;

/** How many rows came to what. */
export const ImportCounts = z.record(z.enum(importOutcomes), count).meta({ id: 'ImportCounts' });
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A row that is not imported. `line` counts from 1, as in an editor or a spreadsheet. */
export const BadRow = z
  .object({
    line: count,
    /** The heading of the column in question, where it is one. */
    column: z.string().optional(),
    /** What to do. */
    detail: z.string(),
  })
  .meta({ id: 'BadRow' });
export type BadRow = z.infer<typeof BadRow>;

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

/** A file that an operator uploaded, and what became of it. */
export const ImportRun = ImportRunRow.extend({
  /** e.g. 'utf-8', 'windows-1252'. */
  encoding: z.string(),
  /** e.g. ',' or '\t'. */
  delimiter: z.string(),
  headings: z.array(z.string()),
  /** The first rows as they are in the file. */
  cells: z.array(z.array(z.string())),
  mapping: ImportMapping,
  /** The mapping is the one chosen for a file with the same headings before. */
  remembered: z.boolean(),
  /** Rows that the present step has done. */
  rows_done: count,
  /** The first rows as they will look. */
  samples: z.array(z.partialRecord(z.union([field, z.literal('found_category')]), z.string())),
  /** The first of `counts.bad`. */
  bad_rows: z.array(BadRow),
  /** Records filed under "Other", by what the file calls them; the most frequent first. */
  unplaced: z.array(z.object({ text: z.string(), rows: count })),
  /** Of an undone run: records removed, put back as they were, and kept because somebody changed them meanwhile. */
  undo: z.object({ removed: count, restored: count, kept: count }).optional(),
  ended_at: isoDate.optional(),
}).meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof ImportRun>;

export const ImportRunList = z.object({ ...paging }).meta({ id: 'ImportRunList' });

/** POST …/operator/imports/{id}/check. */
export const ImportCheck = z.object({ mapping: ImportMapping }).meta({ id: 'ImportCheck' });

/** POST …/operator/imports/{id}/undo. The reason is recorded in the log. */
export const ImportUndo = z.object({ reason: longText(2_000) }).meta({ id: 'ImportUndo' });
