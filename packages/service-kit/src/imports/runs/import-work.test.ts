import { type Model, Types } from 'mongoose';
import { createTestService, type TestService } from '../../testing/create-test-service.js';
import { sampleService } from '../../testing/sample-service.js';
import { until } from '../../testing/until.js';
import { type ImportRunRecord, type ImportSliceRecord, importModels } from './import-run.schema.js';
import type { ImportTarget, SlicePlan } from './import-target.js';
import { ImportWorkService } from './import-work.service.js';

let service: TestService;
let runs: Model<ImportRunRecord>;
let slices: Model<ImportSliceRecord>;
beforeAll(async () => {
  service = await createTestService(sampleService());
  const database = await service.database();
  for (const { name, schema } of importModels) database.model(name, schema);
  runs = database.model<ImportRunRecord>('ImportRun');
  slices = database.model<ImportSliceRecord>('ImportSlice');
});
afterAll(() => service.close());

/** Imports names; a journal lists those that it adds. */
class Names implements ImportTarget {
  readonly path = 'names';
  readonly fields = [];
  readonly words = {} as never;
  readonly stored = new Set<string>();
  plans = 0;
  waiting = 0;
  /** Each plan waits for it. */
  gate: Promise<unknown> = Promise.resolve();
  #last: Promise<unknown> = Promise.resolve();

  rowOf({ business_name }: { business_name?: string }) {
    return business_name;
  }

  planner() {
    return { plan: (rows: readonly unknown[]) => this.#plan(rows as string[]) };
  }

  async #plan(rows: readonly string[]): Promise<SlicePlan> {
    this.plans += 1;
    await this.gate;
    const journal = rows.filter((name) => !this.stored.has(name));
    const results = rows.map((name) => {
      return { outcome: journal.includes(name) ? ('new' as const) : ('same' as const) };
    });
    return { results, journal };
  }

  exclusively<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    this.waiting += 1;
    const mine = this.#last.then(() => work(new AbortController().signal));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async apply(journal: unknown) {
    for (const name of journal as string[]) this.stored.add(name);
  }

  async undo(journal: unknown) {
    const names = journal as string[];
    for (const name of names) this.stored.delete(name);
    return { removed: names.length, restored: 0, kept: 0 };
  }
}

it('plans a slice once when two workers run the same task, so that its undo removes all', async () => {
  const names = new Names();
  const workers = [1, 2].map(() => new ImportWorkService(runs, slices, names));
  const _id = new Types.ObjectId();
  const now = new Date();
  await runs.collection.insertOne({
    ...{ _id, mapping: { business_name: 0 }, headings: ['Name'], headings_key: 'name' },
    ...{ state: 'running', created_at: now, updated_at: now },
  } as never);
  const rows = ['Oak Shop', 'Elm Bar'].map((cell, at) => ({ line: at + 2, cells: [cell] }));
  await slices.create({ run_id: _id, at: 0, rows });
  let open = (_?: unknown) => {};
  names.gate = new Promise((resolve) => {
    open = resolve;
  });
  const both = Promise.all(workers.map((worker) => worker.run(String(_id))));
  await until(
    async () => names.waiting,
    (waiting) => waiting === 2,
  );
  open();
  await both;
  expect(names.plans).toBe(1);
  const done = await runs.findById(_id).lean<ImportRunRecord>();
  expect([done?.state, done?.counts]).toEqual([
    'done',
    expect.objectContaining({ new: 2, same: 0 }),
  ]);
  await runs.updateOne({ _id }, { $set: { state: 'undoing' } });
  await workers[0]?.run(String(_id));
  expect((await runs.findById(_id).lean<ImportRunRecord>())?.undo).toMatchObject({ removed: 2 });
  expect([...names.stored]).toEqual([]);
});
