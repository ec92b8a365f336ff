import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { type AfterCursor, RecordBatches } from './record-batches.js';

interface Due {
  readonly _id: number;
}

/** Due records, as a store would return them. */
function dueRecords(...ids: number[]) {
  const due = new Set(ids);
  const find = async ({ _id: after }: AfterCursor<number>, limit: number): Promise<Due[]> =>
    [...due]
      .filter((id) => after === undefined || id > after.$gt)
      .sort((one, other) => one - other)
      .slice(0, limit)
      .map((_id) => ({ _id }));
  return { due, find };
}

it('continues with the next record when one throws, and retries it later', async () => {
  const { due, find } = dueRecords(1, 2, 3);
  const batches = new RecordBatches<Due>('test', 10);
  const seen: number[] = [];
  const work = async ({ _id }: Due) => {
    seen.push(_id);
    if (_id === 2) throw new TypeError('poisoned');
    due.delete(_id);
  };
  await batches.run(find, work);
  await batches.run(find, work);
  expect(seen).toEqual([1, 2, 3, 2]);
});

it('reaches all records although a whole batch is still due', async () => {
  const { find } = dueRecords(1, 2, 3, 4, 5);
  const batches = new RecordBatches<Due>('test', 2);
  const seen: number[] = [];
  for (let run = 0; run < 4; run += 1) await batches.run(find, async ({ _id }) => seen.push(_id));
  expect(seen).toEqual([1, 2, 3, 4, 5, 1, 2, 3]);
});

it('ends the run when a store is down, and resumes after that record', async () => {
  const { find } = dueRecords(1, 2, 3);
  const batches = new RecordBatches<Due>('test', 10);
  const seen: number[] = [];
  const away = batches.run(find, async ({ _id }) => {
    seen.push(_id);
    throw new ServiceUnavailable();
  });
  await expect(away).rejects.toThrow();
  expect(seen).toEqual([1]);
  await batches.run(find, async ({ _id }) => seen.push(_id));
  expect(seen).toEqual([1, 2, 3, 1, 2, 3]);
});
