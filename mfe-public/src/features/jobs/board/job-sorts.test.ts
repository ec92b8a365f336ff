import { type JobSort, jobSorts } from '@commons/contracts/job-lists';
import type { Job } from '@commons/contracts/jobs';
import { jobSortNames, sortJobs, yearlySalary } from './job-sorts';

const job = (id: string, rest: Partial<Job>) =>
  ({ id, company_name: 'Same', title: 'Same', created_at: '2026-11-01T00:00:00Z', ...rest }) as Job;

const order = (jobs: Job[], sortBy: JobSort) =>
  sortJobs(jobs, sortBy)
    .map(({ id }) => id)
    .join('');

describe('[JOB-07] sorts of the board', () => {
  it('are newest, oldest, both ways of salary, company and title', () => {
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

  it('order by salary_range parsed to a number, without one last both ways', () => {
    const jobs = [
      job('n', { salary_range: 'Competitive' }),
      job('a', { salary_range: '$50,000 - $70,000' }),
      job('b', { salary_range: '$30/hr' }),
      job('c', { salary_range: '55k' }),
      job('d', { salary_min: 40_000 }),
      job('m', {}),
    ];
    expect(order(jobs, 'salary_high')).toBe('bcadnm');
    expect(order(jobs, 'salary_low')).toBe('dacbnm');
  });

  it('order by company and title, and keep the order of equals', () => {
    const jobs = [
      job('a', { company_name: 'Zinc', title: 'Émailleur' }),
      job('b', { company_name: 'acorn', title: 'Printer' }),
      job('c', { company_name: 'Acorn', title: 'baker' }),
      job('d', { company_name: 'Zinc', title: 'Printer' }),
    ];
    expect(order(jobs, 'title')).toBe('cabd');
    expect(order(jobs, 'company').slice(0, 2).split('').sort().join('')).toBe('bc');
    expect(order(jobs, 'company').slice(2)).toBe('ad');
  });

  it('do not change the list they are given', () => {
    const jobs = [job('a', {}), job('b', { created_at: '2026-12-01T00:00:00Z' })];
    sortJobs(jobs, 'newest');
    expect(jobs.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

it.each([
  ['$18.50 per hour', 38_480],
  ['18/hr', 37_440],
  ['$45K-60K', 45_000],
  ['$50,000', 50_000],
  ['DOE', undefined],
])('reads %p as %p a year', (salary_range, yearly) =>
  expect(yearlySalary({ salary_range })).toBe(yearly),
);
