import { type JobSort, jobSorts } from '@commons/contracts/jobs/job-lists';
import type { Job } from '@commons/contracts/jobs/jobs';
import { jobSortNames, sortJobs } from './job-sorts';

const job = (id: string, rest: Partial<Job>) =>
  ({ id, company_name: 'Same', title: 'Same', created_at: '2026-11-01T00:00:00Z', ...rest }) as Job;

const order = (jobs: Job[], sortBy: JobSort) =>
  sortJobs(jobs, sortBy)
    .map(({ id }) => id)
    .join('');

describe('[JOB-07] sorts of the board', () => {
  it('are newest, oldest, salary in both directions, company and title', () => {
    expect(Object.keys(jobSortNames)).toEqual([...jobSorts]);
  });

  it('order by time', () => {
    const jobs = [
      job('a', { created_at: '2026-11-02T00:00:00Z' }),
      job('b', { created_at: '2026-11-03T00:00:00Z' }),
      job('c', { created_at: '2026-11-01T00:00:00Z' }),
    ];
    expect(order(jobs, 'newest')).toBe('bac');
    expect(order(jobs, 'oldest')).toBe('cab');
  });

  it('order by the number parsed from salary_range; jobs without one come last in both directions', () => {
    const jobs = [
      job('n', { salary_range: 'Competitive' }),
      job('a', { salary_range: '$50,000 - $70,000', salary_min: 50_000, salary_max: 70_000 }),
      job('b', { salary_range: '$30/hr', salary_min: 62_400 }),
      job('c', { salary_range: 'up to 55k', salary_max: 55_000 }),
      job('d', { salary_min: 40_000 }),
      // No yearly pay: neither the highest nor the lowest.
      job('k', { salary_range: '401k match' }),
      job('p', { salary_range: '$3,500 per project' }),
      job('m', {}),
    ];
    expect(order(jobs, 'salary_high')).toBe('bcadnkpm');
    expect(order(jobs, 'salary_low')).toBe('dacbnkpm');
  });

  it('order by company and title; equal jobs keep their order', () => {
    const jobs = [
      job('a', { company_name: 'Zinc', title: 'Émailleur' }),
      job('b', { company_name: 'acorn', title: 'Printer' }),
      job('c', { company_name: 'Acorn', title: 'baker' }),
      job('d', { company_name: 'Zinc', title: 'Printer' }),
    ];
    expect(order(jobs, 'title')).toBe('cabd');
    expect(order(jobs, 'company')).toBe('bcad');
  });

  it('do not change the given list', () => {
    const jobs = [job('a', {}), job('b', { created_at: '2026-12-01T00:00:00Z' })];
    sortJobs(jobs, 'newest');
    expect(jobs.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
