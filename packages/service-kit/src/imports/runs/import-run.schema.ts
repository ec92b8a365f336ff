import type {
  ImportField,
  ImportOutcome,
  ImportState,
} from '@commons/contracts/imports/import-run-lists';
import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema, type Types } from 'mongoose';
import type { FileRow } from './csv-file.js';
import type { RowResult, UndoCount } from './import-target.js';

export type Mapping = Partial<Record<ImportField, number>>;
export type Counts = Record<ImportOutcome, number>;

/** A file uploaded by an operator and the state of its import. Its rows are stored in slices. */
export interface ImportRunRecord {
  _id: Types.ObjectId;
  operator_id: string;
  operator_name: string;
  file_name: string;
  encoding: string;
  delimiter: string;
  headings: string[];
  /** Equal for files with the same headings. */
  headings_key: string;
  mapping: Mapping;
  remembered: boolean;
  refs_repeat: boolean;
  state: ImportState;
  rows: number;
  rows_done: number;
  counts: Counts;
  samples: Record<string, string>[];
  unplaced: { text: string; rows: number }[];
  undo?: UndoCount;
  /** Until the file is complete; a process may have died while it was read. */
  reading?: boolean;
  created_at: Date;
  updated_at: Date;
  ended_at?: Date;
}

/** A row that is not imported. */
export interface StoredBadRow extends FileRow {
  readonly detail: string;
  readonly column?: string;
}

/** Rows of a run that are processed together. */
export interface ImportSliceRecord {
  _id: Types.ObjectId;
  run_id: Types.ObjectId;
  /** From 0, in the order of the file. */
  at: number;
  rows: FileRow[];
  bad: StoredBadRow[];
  /** Written before the records are: a process that takes over writes the same, and undo reads it. */
  journal?: unknown;
  results?: RowResult[];
  done?: boolean;
  undone?: UndoCount;
}

/** The columns that an operator chose for files with these headings. */
export interface ImportColumnsRecord {
  _id: string;
  mapping: Mapping;
}

const text = { type: String, required: true };
const mixed = Schema.Types.Mixed;

const runSchema = new Schema<ImportRunRecord>(
  {
    operator_id: text,
    operator_name: text,
    file_name: text,
    encoding: text,
    delimiter: text,
    headings: [String],
    headings_key: text,
    mapping: { type: mixed, default: {} },
    remembered: Boolean,
    refs_repeat: Boolean,
    state: text,
    rows: { type: Number, default: 0 },
    rows_done: { type: Number, default: 0 },
    counts: mixed,
    samples: { type: [mixed as never], default: [] },
    unplaced: { type: [mixed as never], default: [] },
    undo: mixed,
    reading: Boolean,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    ended_at: Date,
  },
  { collection: 'import_runs', versionKey: false, minimize: false },
);
runSchema.index({ created_at: -1, _id: -1 });
runSchema.index({ state: 1 });
runSchema.index({ operator_id: 1 });

const sliceSchema = new Schema<ImportSliceRecord>(
  {
    run_id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Number, required: true },
    rows: { type: [mixed as never], default: [] },
    bad: { type: [mixed as never], default: [] },
    journal: mixed,
    results: { type: [mixed as never], default: undefined },
    done: Boolean,
    undone: mixed,
  },
  { collection: 'import_slices', versionKey: false, minimize: false },
);
sliceSchema.index({ run_id: 1, at: 1 }, { unique: true });

const columnsSchema = new Schema<ImportColumnsRecord>(
  { _id: String, mapping: mixed },
  { collection: 'import_columns', versionKey: false, minimize: false },
);

/** For the module of a service with imports. */
export const importModels: ModelDefinition[] = [
  { name: 'ImportRun', schema: runSchema },
  { name: 'ImportSlice', schema: sliceSchema },
  { name: 'ImportColumns', schema: columnsSchema },
];
