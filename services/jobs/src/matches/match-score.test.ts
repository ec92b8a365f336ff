import type { SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import { matchScore } from './match-score.js';

const preferences: SeekerPreferences = {
  id: '1',
  full_name: 'Sam',
  email: 'sam@example.org',
  job_alerts: true,
  desired_salary_min: 50_000,
  preferred_locations: ['Chattanooga, TN'],
  remote_ok: true,
  employment_types: ['Full-time'],
  categories: ['Technology'],
};
const job = {
  category: 'Engineering',
  employment_type: 'Full-time',
  location_type: 'Remote',
  salary_min: 60_000,
  salary_max: 70_000,
};

it('gives the reasons, strongest first', () => {
  expect(matchScore(preferences, job)).toEqual({
    fit: 1,
    reasons: [
      'Matches your category Technology',
      'Remote, as you prefer',
      'Full-time, as you want to work',
      'Pays at least what you want',
    ],
  });
});

it.each([
  [
    'a place of several words',
    { location_type: 'On-site', location_city: 'Chattanooga', location_state: 'TN' },
    'In Chattanooga, TN, one of your places',
  ],
  ['a range that reaches it', { salary_min: 40_000 }, 'Can pay what you want'],
  [
    'a pay without an upper end',
    { salary_min: 40_000, salary_max: undefined },
    'Can pay what you want',
  ],
  [
    'partly remote work',
    { location_type: 'Hybrid', location_city: 'Nashville' },
    'Partly remote, as you prefer',
  ],
])('knows %s', (_name, change, reason) => {
  expect(matchScore(preferences, { ...job, ...change })?.reasons).toContain(reason);
});

it('excludes jobs that pay too little or match less than half of the preferences', () => {
  expect(
    matchScore(preferences, { ...job, salary_min: 20_000, salary_max: 30_000 }),
  ).toBeUndefined();
  const far = { category: 'Retail', employment_type: 'Part-time', location_type: 'On-site' };
  expect(matchScore(preferences, far)).toBeUndefined();
  expect(matchScore({ ...preferences, desired_salary_min: undefined }, far)).toBeUndefined();
});

it('counts only stated preferences', () => {
  const open = { ...preferences, preferred_locations: [], remote_ok: false, employment_types: [] };
  expect(matchScore({ ...open, desired_salary_min: undefined }, job)).toEqual({
    fit: 1,
    reasons: ['Matches your category Technology'],
  });
});
