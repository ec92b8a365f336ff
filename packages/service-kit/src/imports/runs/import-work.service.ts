import { setImmediate } from 'node:timers/promises';
import { type ImportField, importLimits } from '@commons/contracts/imports/import-run-lists';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { TextCounts } from '../text-counts.js';
import type { FileRow } from './csv-file.js';
import type {
  Counts,
  ImportRunRecord,
  ImportSliceRecord,
  Mapping,
  StoredBadRow,
} from './import-run.schema.js';
import {
  IMPORT_TARGET,
  type ImportPlanner,
  type ImportTarget,
  type RowResult,
  type RowTexts,
  type SlicePlan,
} from './import-target.js';

const shownUnplaced = 25;

/** Totals of a run over its slices. */
class Tally {
  readonly counts: Counts = { new: 0, changed: 0, same: 0, double: 0, left_out: 0, bad: 0 };
  readonly samples: Record<string, string>[] = [];
  readonly unplaced = new TextCounts();

  add(results: readonly RowResult[]): void {
    for (const { outcome, sample, unplaced } of results) {
      this.counts[outcome] += 1;
      if (unplaced) this.unplaced.add(unplaced);
      if (sample && this.samples.length < importLimits.shownSamples)
        this.samples.push({ ...sample });
    }
  }

  rows(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  texts(): { text: string; rows: number }[] {
    const { unplaced = [] } = this.unplaced.as('unplaced');
    return unplaced.sort((a, b) => b.rows - a.rows).slice(0, shownUnplaced);
  }
}

/**
 * Processes the slices of an import. A slice's journal is stored before its records are written, so a process that
 * takes over from a dead one writes exactly the same plan and counts it once.
 */
@Injectable()
export class ImportWorkService {
  constructor(
    @InjectModel('ImportRun') private readonly runs: Model<ImportRunRecord>,
    @InjectModel('ImportSlice') private readonly slices: Model<ImportSliceRecord>,
    @Inject(IMPORT_TARGET) private readonly target: ImportTarget,
  ) {}

  /** Completes the current step of a run. Does nothing when there is nothing to do, since the task may run twice. */
  async run(id: string): Promise<void> {
    const run = await this.runs.findById(id).lean<ImportRunRecord>();
    if (run?.state === 'checking') await this.#check(run);
    if (run?.state === 'running') await this.#write(run);
    if (run?.state === 'undoing') await this.#undo(run);
  }

  /** Plans the whole file with one planner, which knows the earlier rows, and stores only the outcome. */
  async #check(run: ImportRunRecord): Promise<void> {
    const planner = this.target.planner();
    const tally = new Tally();
    const checked = { ...run, refs_repeat: await this.#refsRepeat(run) };
    await this.runs.updateOne({ _id: run._id }, { $set: { refs_repeat: checked.refs_repeat } });
    for await (const slice of this.#each(run, 1)) {
      const { results } = await planFile(this.target, planner, checked, slice.rows);
      await this.slices.updateOne(
        { _id: slice._id },
        { $set: { bad: badOf(run, slice.rows, results) } },
      );
      tally.add(results);
      if (!(await this.#progress(run, tally.rows(), tally.counts))) return;
    }
    await this.#end(run, 'checked', tally);
  }

  async #write(run: ImportRunRecord): Promise<void> {
    const tally = new Tally();
    for await (const slice of this.#each(run, 1)) {
      const results = slice.done ? (slice.results ?? []) : await this.#writeSlice(run, slice);
      tally.add(results);
      if (!slice.done) await this.#progress(run, tally.rows(), tally.counts);
    }
    await this.#end(run, 'done', tally);
  }

  #writeSlice(
    run: ImportRunRecord,
    { _id }: Pick<ImportSliceRecord, '_id'>,
  ): Promise<readonly RowResult[]> {
    return this.target.exclusively(async (lost) => {
      // Read under the lock: another worker may have planned or written it while this one waited.
      const slice = await this.slices.findById(_id).lean<ImportSliceRecord>();
      if (!slice || slice.done) return slice?.results ?? [];
      const planned = slice.results !== undefined;
      const plan: SlicePlan = planned
        ? { results: slice.results ?? [], journal: slice.journal }
        : await planFile(this.target, this.target.planner(), run, slice.rows);
      const { results, journal } = plan;
      lost.throwIfAborted();
      if (!planned) {
        const bad = badOf(run, slice.rows, results);
        await this.slices.updateOne({ _id }, { $set: { results, journal, bad } });
      }
      await this.target.apply(journal);
      await this.slices.updateOne({ _id }, { $set: { done: true } });
      return results;
    });
  }

  /** From the last slice to the first: a record changed by several slices returns to its original state. */
  async #undo(run: ImportRunRecord): Promise<void> {
    const sum = { removed: 0, restored: 0, kept: 0 };
    let rows = 0;
    for await (const slice of this.#each(run, -1)) {
      const undone =
        slice.undone ?? (await this.target.exclusively(() => this.target.undo(slice.journal)));
      await this.slices.updateOne({ _id: slice._id }, { $set: { undone } });
      sum.removed += undone.removed;
      sum.restored += undone.restored;
      sum.kept += undone.kept;
      rows += slice.rows.length;
      await this.#progress(run, rows, run.counts);
    }
    const $set = { state: 'undone' as const, undo: sum, updated_at: new Date() };
    await this.runs.updateOne({ _id: run._id, state: 'undoing' }, { $set });
  }

  async *#each(run: ImportRunRecord, direction: 1 | -1): AsyncGenerator<ImportSliceRecord> {
    const run_id = run._id;
    const ids = await this.slices
      .find({ run_id }, { _id: 1 })
      .sort({ at: direction, _id: direction })
      .lean<{ _id: Types.ObjectId }[]>();
    for (const { _id } of ids) {
      const slice = await this.slices.findById(_id).lean<ImportSliceRecord>();
      if (slice) yield slice;
      // Lets other requests of this process run.
      await setImmediate();
    }
  }

  /** @returns false when the run was discarded meanwhile */
  async #progress({ _id, state }: ImportRunRecord, rows_done: number, counts: Counts) {
    const $set = { rows_done, counts, updated_at: new Date() };
    const { matchedCount } = await this.runs.updateOne({ _id, state }, { $set });
    return matchedCount > 0;
  }

  async #end({ _id, state }: ImportRunRecord, next: 'checked' | 'done', tally: Tally) {
    const now = new Date();
    const $set = {
      ...{ state: next, counts: tally.counts, rows_done: tally.rows(), updated_at: now },
      ...(next === 'checked' && { samples: tally.samples }),
      unplaced: tally.texts(),
      ...(next === 'done' && { ended_at: now }),
    };
    await this.runs.updateOne({ _id, state }, { $set });
  }

  /** Whether references repeat: then they identify accounts or owners rather than records. */
  async #refsRepeat(run: ImportRunRecord): Promise<boolean> {
    const column = run.mapping.ref;
    if (column === undefined) return false;
    const seen = new Set<string>();
    for await (const { rows } of this.#each(run, 1)) {
      for (const { cells } of rows) {
        const ref = cells[column];
        if (!ref) continue;
        if (seen.has(ref)) return true;
        seen.add(ref);
      }
    }
    return false;
  }
}

function planFile(
  target: ImportTarget,
  planner: ImportPlanner,
  { mapping, headings_key, refs_repeat }: ImportRunRecord,
  rows: readonly FileRow[],
): Promise<SlicePlan> {
  return planner.plan(
    rows.map(({ cells }) => target.rowOf(textsOf(cells, mapping), headings_key, refs_repeat)),
  );
}

const textsOf = (cells: readonly string[], mapping: Mapping): RowTexts =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([field, column]) => {
      const text = column === undefined ? undefined : cells[column];
      return text ? [[field, text]] : [];
    }),
  );

function badOf(
  { headings, mapping }: ImportRunRecord,
  rows: readonly FileRow[],
  results: readonly RowResult[],
): StoredBadRow[] {
  return results.flatMap(({ outcome, detail = '', field }, index) => {
    const row = rows[index];
    if (outcome !== 'bad' || !row) return [];
    const column = field && headings[mapping[field as ImportField] ?? -1];
    return [{ ...row, detail, ...(column && { column }) }];
  });
}
