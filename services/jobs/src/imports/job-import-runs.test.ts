import { until } from '@commons/service-kit/testing/until';
import { type JobsUnderTest, startJobs } from '../testing/jobs-service.js';

const path = '/jobs/operator/imports';
let service: JobsUnderTest;
let token: string;

beforeAll(async () => {
  service = await startJobs();
  token = await service.tokenFor({ account_type: 'employer', operator: true, full_name: 'Opal' });
});
afterAll(() => service.close());

const act = (id: string, what: string, body?: object) =>
  service.request('POST', `${path}/${id}/${what}`, { token, ...(body && { body }) });
const reaches = (id: string, state: string) =>
  until(
    async () => (await service.request('GET', `${path}/${id}`, { token })).body,
    (run) => run.state === state,
  );

async function checked(csv: string) {
  const body = new FormData();
  body.append('file', new Blob([csv]), 'jobs.csv');
  const { status, body: run } = await service.request('POST', path, { token, body });
  expect([status, run.detail]).toEqual([201, undefined]);
  await act(run.id, 'check', { mapping: run.mapping });
  return reaches(run.id, 'checked');
}
async function imported(csv: string) {
  const { id } = await checked(csv);
  await act(id, 'start');
  return reaches(id, 'done');
}
const find = async (search: string) =>
  (await service.request('POST', '/jobs/search', { body: { search } })).body;

const headings =
  'Job ID,Agency,Business Title,Salary Range From,Salary Range To,Posting Date,Post Until';

describe('imports of jobs in the console', () => {
  it('parses amounts and dates as people write them, and reports invalid ones', async () => {
    const run = await checked(
      [
        headings,
        '1,WATER BOARD,Tunnel Walker,"$52,000.00",61000,3/15/2026,2099-01-31',
        '2,WATER BOARD,Lock Keeper,plenty,61000,3/15/2026,',
        '3,WATER BOARD,Pump Tender,52000,61000,mid March,',
        '4,WATER BOARD,,52000,61000,,',
      ].join('\n'),
    );
    expect(run.counts).toMatchObject({ new: 1, bad: 3 });
    expect(run.bad_rows).toEqual([
      {
        ...{ line: 3, column: 'Salary Range From' },
        detail: 'This is not an amount. Write it as 52000.',
      },
      {
        ...{ line: 4, column: 'Posting Date' },
        detail: 'This is not a date. Write it as 2026-03-15.',
      },
      {
        ...{ line: 5, column: 'Business Title' },
        detail: 'There is no title in this row. Enter one, or remove the row.',
      },
    ]);
    await act(run.id, 'start');
    await reaches(run.id, 'done');
    const [job] = await find('tunnel walker');
    expect(job).toMatchObject({
      ...{ company_name: 'WATER BOARD', salary_min: 52_000, salary_max: 61_000 },
      // The start of the day in the zone of the town.
      created_at: '2026-03-15T04:00:00.000Z',
    });
  });

  it('updates jobs, and undoes an import', async () => {
    await imported(`${headings}\n7,HARBOR,Ferry Mate,40000,50000,,\n`);
    const run = await imported(
      `${headings}\n7,HARBOR,Ferry Mate,45000,50000,,\n8,HARBOR,Ferry Cook,30000,40000,,\n`,
    );
    expect(run.counts).toMatchObject({ new: 1, changed: 1 });
    expect((await find('ferry mate'))[0].salary_min).toBe(45_000);
    await act(run.id, 'undo', { reason: 'Wrong year' });
    expect((await reaches(run.id, 'undone')).undo).toEqual({ removed: 1, restored: 1, kept: 0 });
    expect(
      (await find('ferry')).map(({ salary_min }: { salary_min: number }) => salary_min),
    ).toEqual([40_000]);
    const again = await checked(`${headings}\n8,HARBOR,Ferry Cook,30000,40000,,\n`);
    expect(again).toMatchObject({ remembered: true, counts: { new: 1 } });
  });
});
