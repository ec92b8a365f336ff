import { eachBatch } from '@commons/service-kit/migrations/each-batch';
import { defineMigration } from '@commons/service-kit/migrations/migration';
import type { JobRecord } from '../job.js';
import { statedPay } from './job-pay.js';

/** A smaller stored yearly amount was misread from a text such as "2 weeks PTO". */
const minYear = 1_000;

type PaidJob = Pick<
  JobRecord,
  | '_id'
  | 'updated_at'
  | 'import_ref'
  | 'salary_range'
  | 'compensation_type'
  | 'salary_min'
  | 'salary_max'
>;

/** Updates the yearly pay of stored jobs to the current parser: increment the version when the parser changes. */
export const jobPay = defineMigration({
  name: 'pay-reading',
  version: 2,
  what: 'reads the pay texts of stored jobs again',
  when: 'in the background',
  run: async ({ model, signal }) => {
    const jobs = model<JobRecord>('Job');
    const filter = { salary_range: { $exists: true } };
    const fields = {
      updated_at: 1,
      import_ref: 1,
      salary_range: 1,
      compensation_type: 1,
      salary_min: 1,
      salary_max: 1,
    } as const;
    return eachBatch(jobs, { filter, fields, signal }, async (some) => {
      let changed = 0;
      for (const job of some) {
        const change = changeOf(job);
        if (!change) continue;
        // Skips a job that its owner has changed meanwhile, since that already parsed its pay.
        const { _id, updated_at } = job;
        changed += (await jobs.updateOne({ _id, updated_at }, change)).modifiedCount;
      }
      return changed;
    });
  },
});

function changeOf(job: PaidJob) {
  const pay = reparsed(job);
  if (pay.salary_min === job.salary_min && pay.salary_max === job.salary_max) return undefined;
  const names = ['salary_min', 'salary_max'] as const;
  const absent = names.filter((name) => pay[name] === undefined);
  const set = Object.fromEntries(Object.entries(pay).filter(([, value]) => value !== undefined));
  return {
    $set: set,
    ...(absent.length > 0 && { $unset: Object.fromEntries(absent.map((name) => [name, 1])) }),
  };
}

/** Keeps imported amounts if the text has none. */
function reparsed(job: PaidJob) {
  const read = statedPay(job);
  const isRead = read.salary_min !== undefined || read.salary_max !== undefined;
  const isLikely = (job.salary_max ?? job.salary_min ?? 0) >= minYear;
  if (isRead || !job.import_ref || !isLikely) return read;
  return { salary_min: job.salary_min, salary_max: job.salary_max };
}
