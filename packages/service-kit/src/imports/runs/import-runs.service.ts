import type { AccessClaims } from '@commons/contracts/account/account';
import {
  type ImportField,
  importLimits,
  importOutcomes,
  isImportAtWork,
  neededImportFields,
} from '@commons/contracts/imports/import-run-lists';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refuse } from '../../errors/refuse.js';
import { exactCountLimit } from '../../http/total-count.js';
import { OperatorLogService } from '../../moderation/operator-log.service.js';
import { objectId } from '../../mongo/document-id.js';
import { TaskQueue } from '../../queues/task-queue.js';
import { SERVICE_NAME } from '../../service.config.js';
import { importTask } from './import-run.processor.js';
import type {
  Counts,
  ImportColumnsRecord,
  ImportRunRecord,
  ImportSliceRecord,
  Mapping,
  StoredBadRow,
} from './import-run.schema.js';
import { IMPORT_TARGET, type ImportTarget } from './import-target.js';

/** A count of 0 for every outcome. */
export const noCounts = (): Counts =>
  Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as Counts;

const chooseColumn: Readonly<Partial<Record<ImportField, string>>> = {
  business_name: 'Choose the column with the name of the business.',
  title: 'Choose the column with the title of the job.',
  company_name: 'Choose the column with the employer.',
};

export type Operator = Pick<AccessClaims, 'sub' | 'full_name'>;

/** File imports of operators after their upload: check, start, undo, discard. A task does the work. */
@Injectable()
export class ImportRunsService {
  constructor(
    @InjectModel('ImportRun') private readonly runs: Model<ImportRunRecord>,
    @InjectModel('ImportSlice') private readonly slices: Model<ImportSliceRecord>,
    @InjectModel('ImportColumns') private readonly columns: Model<ImportColumnsRecord>,
    @Inject(IMPORT_TARGET) private readonly target: ImportTarget,
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly log: OperatorLogService,
    private readonly tasks: TaskQueue,
  ) {}

  /** @throws 404 */
  async read(id: string): Promise<ImportRunRecord> {
    const missing = 'Import not found';
    const run = await this.runs
      .findOne({ _id: objectId(id, missing), reading: { $exists: false } })
      .lean<ImportRunRecord>();
    if (!run) throw refuse(404, missing);
    return run;
  }

  /** Runs whose file was received completely, newest first, with the total. */
  async list({ limit, offset }: { readonly limit: number; readonly offset: number }) {
    const whole = { reading: { $exists: false } };
    const [rows, total] = await Promise.all([
      this.runs
        .find(whole)
        .sort({ created_at: -1, _id: -1 })
        .skip(offset)
        .limit(limit)
        .lean<ImportRunRecord[]>(),
      this.runs.countDocuments(whole, { limit: exactCountLimit + 1 }),
    ]);
    return { rows, total };
  }

  /** The first rows of the file, unchanged. */
  async firstCells({ _id }: Pick<ImportRunRecord, '_id'>): Promise<string[][]> {
    const slice = await this.slices.findOne({ run_id: _id, at: 0 }).lean<ImportSliceRecord>();
    return (slice?.rows ?? [])
      .slice(0, importLimits.shownSamples)
      .map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
  }

  /** Rows that are not imported, in the order of the file. */
  async *badRows({ _id }: Pick<ImportRunRecord, '_id'>): AsyncGenerator<StoredBadRow> {
    const found = this.slices
      .find({ run_id: _id, 'bad.0': { $exists: true } }, { bad: 1 })
      .sort({ at: 1, _id: 1 })
      .lean<ImportSliceRecord[]>()
      .cursor();
    for await (const { bad } of found as AsyncIterable<ImportSliceRecord>) yield* bad;
  }

  /** Starts a dry run in the background. @throws 422 for an unusable mapping */
  async check(id: string, mapping: Mapping): Promise<ImportRunRecord> {
    const run = await this.read(id);
    this.#refuseMapping(run, mapping);
    await this.columns.replaceOne({ _id: run.headings_key }, { mapping }, { upsert: true });
    return this.#begin(run, ['mapping', 'checked'], 'checking', {
      ...{ mapping, samples: [], unplaced: [] },
    });
  }

  #refuseMapping({ headings }: ImportRunRecord, mapping: Mapping): void {
    const strange = Object.entries(mapping).find(
      ([field, column]) =>
        !this.target.fields.includes(field as never) || (column ?? 0) >= headings.length,
    );
    if (strange) throw refuse(422, `The file has no such column for ${strange[0]}`);
    for (const field of neededImportFields) {
      if (!this.target.fields.includes(field) || mapping[field] !== undefined) continue;
      if (field === 'business_name' && mapping.other_name !== undefined) continue;
      throw refuse(422, chooseColumn[field] ?? '');
    }
  }

  /** Imports a checked file. @throws 409 in another state */
  async start(id: string, operator: Operator): Promise<ImportRunRecord> {
    const run = await this.read(id);
    if (run.state !== 'checked') throw notNow();
    const { file_name: subject_title } = run;
    const subject = { subject_kind: 'import', subject_id: id, subject_title };
    await this.log.add(operator, { action: 'import', ...subject });
    return this.#begin(run, ['checked'], 'running', { samples: run.samples, unplaced: [] });
  }

  /** Undoes a finished import. @throws 409 in another state */
  async undo(id: string, operator: Operator, reason: string): Promise<ImportRunRecord> {
    const run = await this.read(id);
    if (run.state !== 'done') throw notNow();
    if (!(await this.slices.exists({ run_id: run._id }))) {
      throw refuse(409, 'An import can be undone for 90 days. This one is older.');
    }
    const { file_name: subject_title } = run;
    const subject = { subject_kind: 'import', subject_id: id, subject_title };
    await this.log.add(operator, { action: 'import-undone', ...subject, reason });
    return this.#begin(run, ['done'], 'undoing', {});
  }

  /** Discards a file before it is imported. @throws 409 afterwards */
  async drop(id: string): Promise<void> {
    const run = await this.read(id);
    const waits = { $in: ['mapping', 'checking', 'checked'] as const };
    const gone = await this.runs.deleteOne({ _id: run._id, state: waits as never });
    if (gone.deletedCount === 0) throw notNow();
    await this.slices.deleteMany({ run_id: run._id });
  }

  async #begin(
    { _id }: ImportRunRecord,
    from: readonly ImportRunRecord['state'][],
    state: ImportRunRecord['state'],
    change: Partial<ImportRunRecord>,
  ): Promise<ImportRunRecord> {
    const counts = state === 'undoing' ? {} : { counts: noCounts() };
    const $set = { ...change, ...counts, state, rows_done: 0, updated_at: new Date() };
    const begun = await this.runs
      .findOneAndUpdate({ _id, state: { $in: [...from] } }, { $set }, { returnDocument: 'after' })
      .lean<ImportRunRecord>();
    if (!begun) throw notNow();
    if (state !== 'undoing') {
      const $unset = { journal: 1 as const, results: 1 as const, done: 1 as const };
      await this.slices.updateMany({ run_id: _id }, { $set: { bad: [] }, $unset });
    }
    // Without Redis the reconciliation adds it later.
    await this.enqueue(begun).catch(() => undefined);
    return begun;
  }

  /** Adds the task of a run, unless it is queued or there is nothing to do. */
  async enqueue({ _id, state }: Pick<ImportRunRecord, '_id' | 'state'>): Promise<void> {
    if (!isImportAtWork(state)) return;
    const run_id = String(_id);
    await this.tasks.add(importTask(this.service), { run_id }, { deduplicateBy: run_id });
  }
}

const notNow = () =>
  refuse(409, 'The import is no longer at this step. Load the page again to see its state.');
