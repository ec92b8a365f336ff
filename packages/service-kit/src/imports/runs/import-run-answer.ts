import { importLimits } from '@commons/contracts/imports/import-run-lists';
import type { ImportRun, ImportRunRow } from '@commons/contracts/imports/import-runs';
import type { ImportRunRecord, StoredBadRow } from './import-run.schema.js';
import type { ImportRunsService } from './import-runs.service.js';

/** A row of the list of imports. */
export const importRunRow = (run: ImportRunRecord): ImportRunRow => ({
  id: String(run._id),
  ...{ file_name: run.file_name, state: run.state, rows: run.rows, counts: run.counts },
  created_at: run.created_at.toISOString(),
  operator_name: run.operator_name,
});

/** A run as its page shows it. */
export async function importRunAnswer(
  runs: ImportRunsService,
  run: ImportRunRecord,
): Promise<ImportRun> {
  const bad: StoredBadRow[] = [];
  if (run.counts.bad > 0) {
    for await (const row of runs.badRows(run)) {
      if (bad.push(row) === importLimits.shownBadRows) break;
    }
  }
  return {
    ...importRunRow(run),
    ...{ encoding: run.encoding, delimiter: run.delimiter, headings: run.headings },
    cells: await runs.firstCells(run),
    ...{ mapping: run.mapping, remembered: run.remembered, rows_done: run.rows_done },
    samples: run.samples,
    bad_rows: bad.map(({ line, detail, column }) => ({ line, detail, ...(column && { column }) })),
    unplaced: run.unplaced,
    ...(run.undo && { undo: run.undo }),
    ...(run.ended_at && { ended_at: run.ended_at.toISOString() }),
  };
}
