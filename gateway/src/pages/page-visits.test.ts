import { visitAreaOf } from '@commons/contracts/portal/visit-areas';
import { isVisit } from './page-visits.js';

const opened = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
};

it.each([
  ['a page that somebody opens', {}, true],
  ['a call of a script', { 'sec-fetch-mode': 'cors' }, false],
  ['a frame in another site', { 'sec-fetch-dest': 'iframe' }, false],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['a page fetched to be kept', { purpose: 'prefetch' }, false],
  ['a program', { 'sec-fetch-mode': undefined }, false],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['a browser without a window', { 'user-agent': 'HeadlessChrome/140.0' }, false],
])('%s: %j counts %p', (_what, change, counts) => {
  expect(isVisit({ ...opened, ...change })).toBe(counts);
});

it.each([
  ['/', 'start'],
  ['/jobs/65f0', 'jobs'],
  ['/business-directory', 'directory'],
  ['/shared-profile/secret', 'profiles'],
  ['/jobsite', 'other'],
])('of %s stores the area only: %s', (path, area) => {
  expect(visitAreaOf(path)).toBe(area);
});
