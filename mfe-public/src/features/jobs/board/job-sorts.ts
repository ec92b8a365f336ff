import type { JobSort } from '@commons/contracts/job-lists';
import type { Job } from '@commons/contracts/jobs';

/** What the sorts are called on the screen (D1 §9). */
export const jobSortNames: Readonly<Record<JobSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  salary_high: 'Highest salary',
  salary_low: 'Lowest salary',
  company: 'Company A-Z',
  title: 'Title A-Z',
};

const hoursAYear = 2080;

/**
 * The pay of a job as yearly dollars, to sort by: the server's own reading of it when the answer has one,
 * else the first amount of the text ('$18/hr' counts 2,080 hours, '50k' thousands; decision A23).
 */
export function yearlySalary(
  job: Pick<Job, 'salary_range' | 'salary_min' | 'salary_max'>,
): number | undefined {
  const known = job.salary_min ?? job.salary_max;
  if (known !== undefined) return known;
  const match = /(\d[\d,]*(?:\.\d+)?)\s*(k?)/i.exec(job.salary_range ?? '');
  if (!match?.[1]) return undefined;
  const amount = Number(match[1].replaceAll(',', '')) * (match[2] ? 1000 : 1);
  return /hour|\bhr\b|\/\s*h\b/i.test(job.salary_range ?? '') ? amount * hoursAYear : amount;
}

type Order = (one: Job, other: Job) => number;

const time = (job: Job) => Date.parse(job.created_at);

/** Jobs without a readable salary come last, whichever way the others run (decision A23). */
const bySalary =
  (direction: 1 | -1): Order =>
  (one, other) => {
    const [first, second] = [yearlySalary(one), yearlySalary(other)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return (first - second) * direction;
  };

const orders: Readonly<Record<JobSort, Order>> = {
  newest: (one, other) => time(other) - time(one),
  oldest: (one, other) => time(one) - time(other),
  salary_high: bySalary(-1),
  salary_low: bySalary(1),
  company: (one, other) => one.company_name.localeCompare(other.company_name),
  title: (one, other) => one.title.localeCompare(other.title),
};

/** A sorted copy; equal jobs keep the order in which the server sent them (JOB-07). */
export function sortJobs(jobs: readonly Job[], sortBy: JobSort): Job[] {
  return [...jobs].sort(orders[sortBy]);
}
