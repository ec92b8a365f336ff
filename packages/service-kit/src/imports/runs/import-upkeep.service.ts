import { dayMs, minuteMs } from '@commons/contracts/durations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Reconcile } from '../../queues/processor.js';
import type { ImportRunRecord, ImportSliceRecord } from './import-run.schema.js';
import { ImportRunsService } from './import-runs.service.js';

/** How long an uploaded file is stored, and how long an import can be undone. */
const waitsMs = 7 * dayMs;
const undoableMs = 90 * dayMs;

/** Adds tasks that were lost with Redis or a process, and deletes expired rows. */
@Injectable()
export class ImportUpkeepService {
  constructor(
    @InjectModel('ImportRun') private readonly runs: Model<ImportRunRecord>,
    @InjectModel('ImportSlice') private readonly slices: Model<ImportSliceRecord>,
    private readonly imports: ImportRunsService,
  ) {}

  /** Restarts runs that a dead worker left. Deletes abandoned uploads, and the undo data of old runs. @param now in ms */
  @Reconcile({ name: 'imports', everyMs: minuteMs })
  async reconcile(now = Date.now()): Promise<void> {
    const before = (ms: number) => ({ $lt: new Date(now - ms) });
    const stuck = await this.runs
      .find({ state: { $in: ['checking', 'running', 'undoing'] }, updated_at: before(minuteMs) })
      .lean<ImportRunRecord[]>();
    for (const run of stuck) await this.imports.enqueue(run);
    const left = await this.runs
      .find({
        $or: [
          { state: { $in: ['mapping', 'checked'] }, updated_at: before(waitsMs) },
          { reading: true, updated_at: before(60 * minuteMs) },
        ],
      })
      .lean<ImportRunRecord[]>();
    for (const { _id } of left) {
      await this.slices.deleteMany({ run_id: _id });
      await this.runs.deleteOne({ _id });
    }
    const old = { state: { $in: ['done', 'undone'] as const }, updated_at: before(undoableMs) };
    const ended = await this.runs.find(old as never, { _id: 1 }).lean<ImportRunRecord[]>();
    for (const { _id } of ended) await this.slices.deleteMany({ run_id: _id });
  }
}
