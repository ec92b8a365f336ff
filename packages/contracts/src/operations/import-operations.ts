import { z } from 'zod';
import { importLimits } from '../imports/import-run-lists.js';
import {
  ImportCheck,
  ImportRun,
  ImportRunList,
  ImportRunRow,
  ImportUndo,
} from '../imports/import-runs.js';

const notNow = { 409: 'The import is not at this step' };

/** The import operations without their paths; each service with imports mounts them at its own. */
export const importOperations = {
  upload: {
    access: 'operator',
    summary: 'Reads a CSV file and proposes what its columns are. Nothing is imported yet.',
    upload: {
      part: 'file',
      maximumBytes: importLimits.bytes,
      fields: z.object({}),
      tooLargeText: `The file has more than ${importLimits.megabytes} MB. Split it and import the parts one after another.`,
    },
    answer: ImportRun,
    status: 201,
  },
  list: {
    access: 'operator',
    summary: 'Lists imports, newest first.',
    query: ImportRunList,
    list: ImportRunRow,
  },
  read: { access: 'operator', summary: 'Returns an import.', answer: ImportRun },
  check: {
    access: 'operator',
    summary: 'Looks up what an import would do, and writes nothing.',
    body: ImportCheck,
    answer: ImportRun,
    errors: notNow,
  },
  start: {
    access: 'operator',
    summary: 'Starts a checked import.',
    answer: ImportRun,
    errors: notNow,
  },
  badRows: {
    access: 'operator',
    summary: 'Returns the rows that are not imported, as CSV with what to do.',
    content: 'text/csv',
  },
  undo: {
    access: 'operator',
    summary: 'Undoes a finished import, except what was claimed or changed meanwhile.',
    body: ImportUndo,
    answer: ImportRun,
    errors: notNow,
  },
  drop: {
    access: 'operator',
    summary: 'Drops a file that was not imported.',
    empty: true,
    errors: notNow,
  },
} as const;
