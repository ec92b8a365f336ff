import { allOperations } from '../operations/all.js';
import { areaOfCall, areaOfPage } from './portal-area-paths.js';

it('knows the area of a page and its sub-pages', () => {
  expect(areaOfPage('/jobs')).toBe('jobs');
  expect(areaOfPage('/business-directory/66b1?from=mail')).toBe('directory');
  expect(areaOfPage('/tools#ai-tools')).toBe('tools');
  expect(areaOfPage('/shared-profile/abc')).toBe('resumes');
  for (const path of ['/', '/jobsite', '/employer-dashboard?tab=jobs', '/operator', '/contact']) {
    expect([path, areaOfPage(path)]).toEqual([path, undefined]);
  }
});

it('knows the area of a call; unsubscribing from mails belongs to none', () => {
  expect(areaOfCall('/my-applications/events')).toBe('jobs');
  expect(areaOfCall('/job-seeker/professional-profile')).toBe('resumes');
  expect(areaOfCall('/jobs/alerts/abc/unsubscribe')).toBeUndefined();
  expect(areaOfCall('/jobs/search-alerts/abc/stop')).toBeUndefined();
  expect(areaOfCall('/auth/login')).toBeUndefined();
});

it('leaves only the fixed parts of every portal without an area', () => {
  const left = Object.values(allOperations)
    .filter(({ access, path }) => access !== 'internal' && !areaOfCall(path))
    .map(({ path }) => path.split('/')[1]);
  expect([...new Set(left)].sort()).toEqual([
    ...['.well-known', 'auth', 'contact', 'feature-switches', 'front-end-overrides'],
    ...[
      'front-end-reports',
      'jobs',
      'letter',
      'operator',
      'portal-pages',
      'portal-texts',
      'profile',
      'uploads',
    ],
  ]);
});
