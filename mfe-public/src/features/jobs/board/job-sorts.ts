import { compareFolded } from '@commons/contracts/fold-text';
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

/**
 * The pay of a job as yearly dollars, to sort by. The server reads the text (decision A23); what it could not read is no
 * amount here either: "401k match" is not 401,000 a year.
 */
const yearlySalary = ({ salary_min, salary_max }: Job): number | undefined =>
  salary_min ?? salary_max;

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
  company: (one, other) => compareFolded(one.company_name, other.company_name),
  title: (one, other) => compareFolded(one.title, other.title),
};

/** A sorted copy; equal jobs, and best matches, keep the order in which the server sent them (JOB-07). */
export function sortJobs(jobs: readonly Job[], sortBy: JobSort | 'best'): Job[] {
  return sortBy === 'best' ? [...jobs] : [...jobs].sort(orders[sortBy]);
}
