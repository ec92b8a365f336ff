import type { JobSort } from '@commons/contracts/jobs/job-lists';
import type { Job } from '@commons/contracts/jobs/jobs';
import { compareFolded } from '@commons/contracts/text/fold-text';
import { t } from '@commons/ui/text/texts';

/** Labels of the sort orders (D1 §9). */
export const jobSortNames: Readonly<Record<JobSort, string>> = {
  newest: t('newestFirst'),
  oldest: t('oldestFirst'),
  salary_high: t('highestSalary'),
  salary_low: t('lowestSalary'),
  company: t('companyZ'),
  title: t('titleZ'),
};

/**
 * The yearly pay of a job in dollars, to sort by, as parsed by the server (decision A23). What the server cannot parse
 * is not pay: "401k match" is not 401,000 a year.
 */
const yearlySalary = ({ salary_min, salary_max }: Job): number | undefined =>
  salary_min ?? salary_max;

type Order = (one: Job, other: Job) => number;

const time = (job: Job) => Date.parse(job.created_at);

/** Jobs without a parsed salary come last in both directions (decision A23). */
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

/** A sorted copy. Equal jobs, best matches and distances keep the server's order (JOB-07). */
export function sortJobs(jobs: readonly Job[], sortBy: JobSort | 'best' | 'nearest'): Job[] {
  const isServers = sortBy === 'best' || sortBy === 'nearest';
  return isServers ? [...jobs] : [...jobs].sort(orders[sortBy]);
}
