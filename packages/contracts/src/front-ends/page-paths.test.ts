import { findRoute, pathSegments } from './page-paths.js';

const routes = [
  '/',
  '/jobs',
  '/jobs/:id',
  '/jobs/:id/apply',
  '/jobs/new',
  '/guide/*',
  '/guide/pay/*',
  '/Über uns',
].map((path) => ({ path }));

/** Covers gateway and shell: both call these two functions. */
it.each([
  ['/', '/', '/'],
  ['/jobs', '/jobs', '/jobs'],
  ['/jobs/', '/jobs', '/jobs'],
  ['/Jobs/aB', '/jobs/:id', '/jobs/aB'],
  ['/jobs/7', '/jobs/:id', '/jobs/7'],
  ['/jobs/new', '/jobs/new', '/jobs/new'],
  ['/jobs/a%20b', '/jobs/:id', '/jobs/a b'],
  ['/jobs/7/apply', '/jobs/:id/apply', '/jobs/7/apply'],
  ['/jobs/7/other', undefined],
  ['/guide', '/guide/*', '/guide'],
  ['/guide/work/first-day', '/guide/*', '/guide/work/first-day'],
  ['/guide/pay/first', '/guide/pay/*', '/guide/pay/first'],
  ['/%C3%9Cber%20uns', '/Über uns', '/Über uns'],
  ['/nowhere', undefined],
  ['/jobs//7', undefined],
  ['//jobs', undefined],
  ['/jobs/..', undefined],
  ['/jobs/%2e%2e', undefined],
  ['/jobs/a%2Fb', undefined],
  ['/jobs/a%5Cb', undefined],
  ['/jobs/a%00b', undefined],
  ['/jobs/%zz', undefined],
  ['jobs', undefined],
])('%s is the page %s', (path, pattern, spelled = undefined as string | undefined) => {
  const segments = pathSegments(path);
  const found = segments && findRoute(routes, segments);
  expect(found?.route.path).toBe(pattern);
  expect(found && `/${found.segments.join('/')}`).toBe(spelled);
});

it('does not depend on the order of the routes', () => {
  const turned = routes.toReversed();
  expect(findRoute(turned, ['jobs', 'new'])?.route.path).toBe('/jobs/new');
  expect(findRoute(turned, ['guide', 'pay', 'x'])?.route.path).toBe('/guide/pay/*');
});
