import { Types } from 'mongoose';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
});
afterAll(() => service.close());

async function post(salary_range: string, compensation_type: string, title = 'Baker') {
  const body = posting({ title, salary_range, compensation_type });
  return (await service.request('POST', '/jobs', { token: employer.token, body })).body;
}

async function titles(search: object): Promise<string[]> {
  const { body } = await service.request('POST', '/jobs/search', { body: search });
  return body.map(({ title }: { title: string }) => title);
}

const baseSalaryOf = async ({ id }: { id: string }) =>
  (await service.request('GET', `/jobs/${id}/head`)).body.json_ld.baseSalary;

describe('[JOB-07] the pay of a posting (decision A23)', () => {
  it.each([
    ['$45,000+', 'Hourly', 45_000, undefined],
    ['$40,000 - $50,000', 'Hourly', 40_000, 50_000],
    ['$40,000 - $50,000', 'Project-based', 40_000, 50_000],
    ['$25/hr', 'Project-based', 52_000, 52_000],
    ['$500 per project', 'Hourly', undefined, undefined],
    ['2 weeks PTO', 'Hourly', undefined, undefined],
    ['600 - 700', 'Hourly', 1_248_000, 1_456_000],
  ])('is read from %s with %s', async (text, type, min, max) => {
    const job = await post(text, type);
    expect([job.salary_min, job.salary_max]).toEqual([min, max]);
    expect(job.salary_range).toBe(text);
  });

  it('sorts, filters and counts jobs by the pay in the text', async () => {
    const stated: [string, string, string][] = [
      ['Surgeon', '$240,000 - $300,000', 'Annual Salary'],
      ['Clerk', '$45,000+', 'Hourly'],
      ['Painter', '$500 per project', 'Project-based'],
      ['Volunteer', '2 weeks PTO', 'Annual Salary'],
    ];
    for (const [title, text, type] of stated) await post(text, type, `Quarry ${title}`);
    const quarry = { search: 'quarry' };
    expect((await titles({ ...quarry, sortBy: 'salary_high' })).slice(0, 2)).toEqual([
      'Quarry Surgeon',
      'Quarry Clerk',
    ]);
    expect(await titles({ ...quarry, salary_min: 250_000, sortBy: 'title' })).toEqual([
      'Quarry Clerk',
      'Quarry Surgeon',
    ]);
    expect(await titles({ ...quarry, has_salary: true, sortBy: 'title' })).toEqual([
      'Quarry Clerk',
      'Quarry Painter',
      'Quarry Surgeon',
    ]);
  });
});

it.each([
  ['part-time $16.50 - $18 an hour', 'HOUR', { minValue: 16.5, maxValue: 18 }],
  ['$150 a day', 'DAY', { value: 150 }],
  ['$800 weekly', 'WEEK', { value: 800 }],
  ['$2,000 every two weeks', 'WEEK', { value: 1_000 }],
  ['$1,000 semi-monthly', 'MONTH', { value: 2_000 }],
  ['$4,200/month', 'MONTH', { value: 4_200 }],
  ['$45,000+', 'YEAR', { value: 45_000 }],
  ['up to $30/hr', 'HOUR', { maxValue: 30 }],
])('states %s to search engines as offered', async (text, unitText, amounts) => {
  const { currency, value } = await baseSalaryOf(await post(text, 'Hourly'));
  expect(currency).toBe('USD');
  expect(value).toEqual({ '@type': 'QuantitativeValue', ...amounts, unitText });
});

it('gives search engines the currency, and only pay per unit of time', async () => {
  expect(await baseSalaryOf(await post('70.000 €', 'Annual Salary'))).toMatchObject({
    currency: 'EUR',
    value: { value: 70_000, unitText: 'YEAR' },
  });
  for (const text of ['$500 per project', 'DOE', '$1,200'])
    expect(await baseSalaryOf(await post(text, 'Project-based'))).toBeUndefined();
});

describe('after a change of the pay parser', () => {
  /** Stores a job with amounts from an older parser. */
  async function misread(title: string, fields: object) {
    const jobs = (await service.database()).collection('jobs');
    const { matchedCount } = await jobs.updateOne({ title }, { $set: fields });
    expect(matchedCount).toBe(1);
  }
  const forgetReading = async () =>
    (await service.database())
      .collection<{ _id: string }>('migrations')
      .deleteOne({ _id: 'pay-reading' });
  const stored = async (title: string) =>
    (await (await service.database()).collection('jobs').findOne({ title })) as object &
      Record<string, unknown>;

  async function restarted(check: () => Promise<boolean>) {
    await forgetReading();
    await service.restart();
    for (let tries = 0; tries < 100 && !(await check()); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }

  it('reparses the pay of stored jobs once', async () => {
    await post('$45,000+', 'Hourly', 'Mason Clerk');
    await post('2 weeks PTO', 'Hourly', 'Mason Volunteer');
    await post('$40,000 - $50,000', 'Project-based', 'Mason Painter');
    await misread('Mason Clerk', { salary_min: 93_600_000 });
    await misread('Mason Volunteer', { salary_min: 104, salary_max: 104 });
    const jobs = (await service.database()).collection('jobs');
    await jobs.updateOne({ title: 'Mason Painter' }, { $unset: { salary_min: 1, salary_max: 1 } });
    await restarted(async () => (await stored('Mason Painter')).salary_min === 40_000);
    expect(await stored('Mason Clerk')).toMatchObject({ salary_min: 45_000 });
    expect(await stored('Mason Painter')).toMatchObject({ salary_max: 50_000 });
    expect(await stored('Mason Volunteer')).not.toHaveProperty('salary_min');
    const mason = { search: 'mason', sortBy: 'title' };
    expect(await titles({ ...mason, has_salary: true })).toEqual(['Mason Clerk', 'Mason Painter']);

    await misread('Mason Clerk', { salary_min: 7 });
    await service.restart();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await stored('Mason Clerk')).salary_min).toBe(7);
  });

  it('keeps imported amounts when the text has none', async () => {
    const jobs = (await service.database()).collection('jobs');
    const { _id, ...job } = await stored('Mason Painter');
    const copy = {
      ...job,
      salary_range: 'Competitive',
      import_ref: 'ref:1',
      title: 'Mason Import',
    };
    const pay = { salary_min: 61_000, salary_max: 62_000 };
    await jobs.insertOne({ ...copy, ...pay, _id: new Types.ObjectId() });
    await misread('Mason Clerk', { salary_min: 1 });
    await restarted(async () => (await stored('Mason Clerk')).salary_min === 45_000);
    expect(await stored('Mason Import')).toMatchObject(pay);
  });
});
