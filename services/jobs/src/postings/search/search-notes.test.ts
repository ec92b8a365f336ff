import type { TestAnswer } from '@commons/service-kit/testing/create-test-service';
import { waitPastMidnight } from '@commons/service-kit/testing/wait-past-midnight';
import { watchSearches } from '@commons/service-kit/testing/watch-searches';
import fc from 'fast-check';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let owners: Person[];
let seeker: Person;
let operator: string;
beforeAll(async () => {
  service = await startJobs();
  owners = [await service.account('employer'), await service.account('employer')];
  seeker = await service.account('job_seeker');
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

const titles = ['Pastry Chef', 'Chef', 'Shop Manager', 'Pastor'];
const types = ['Full-time', 'Part-time'];
const cities = ['Chattanooga', 'Hixson'];
const queries = [
  {},
  ...titles.map((search) => ({ search })),
  ...types.map((employment_type) => ({ employment_type, sortBy: 'title' })),
  ...cities.map((location) => ({ location, sortBy: 'salary_high' })),
  { search: 'past', location: 'hix', employment_type: 'Part-time' },
  { search: 'baking' },
  { salary_min: 60_000 },
  { employment_type: 'remote' },
];

/** Each search, and some summaries. */
const asked = queries.flatMap((body, at) => [
  { path: '/jobs/search', body },
  ...(at % 3 === 0 ? [{ path: '/jobs/search/summary', body }] : []),
]);

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const kinds = [
  'post',
  'replace',
  'close',
  'open',
  'report',
  'hide',
  'show',
  'save',
  'unsave',
  'apply',
];
const step = fc.record({
  kind: oneOf([...kinds, 'post', 'replace', 'replace']),
  owner: fc.nat(1),
  at: fc.nat(5),
  title: oneOf(titles),
  type: oneOf(types),
  city: oneOf(cities),
  overview: oneOf(['Bakes bread.', 'Leads a shop.']),
  place: oneOf(['Remote', 'On-site']),
  pay: oneOf(['$45,000', '$80,000 - $90,000', 'by agreement']),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let machines = 0;

/** One write by an employer, job seeker, guest or operator, as from their screens. */
async function make({ kind, owner, at, ...facts }: Step): Promise<TestAnswer> {
  const { token } = owners[owner] as Person;
  const call = (method: string, to: string, body?: unknown, as = token) =>
    service.request(method, to, { token: as, body });
  const mine = (await call('GET', '/my-jobs')).body;
  const id = mine[at % (mine.length || 1)]?.id ?? '65f00000000000000000000a';
  const body = posting({
    ...{ title: facts.title, employment_type: facts.type, location_city: facts.city },
    ...{ overview: facts.overview, location_type: facts.place, salary_range: facts.pay },
  });
  const decide = (decision: string) =>
    call('PATCH', `/jobs/operator/subjects/${id}`, { decision, reason: 'Looked at it.' }, operator);
  switch (kind) {
    case 'post':
      return call('POST', '/jobs', body);
    case 'replace':
      return call('PUT', `/jobs/${id}`, body);
    case 'close':
      return call('PATCH', `/jobs/${id}/status`, { status: 'closed' });
    case 'open':
      return call('PATCH', `/jobs/${id}/status`, { status: 'active' });
    case 'report':
      return service.request('POST', `/jobs/${id}/report`, {
        headers: { 'x-forwarded-for': `198.51.100.${++machines % 250}` },
        body: { reason: 'fake' },
      });
    case 'save':
    case 'unsave':
      return call(kind === 'save' ? 'PUT' : 'DELETE', `/jobs/saved/${id}`, undefined, seeker.token);
    case 'apply': {
      const form = new FormData();
      form.append('cover_letter', 'I would like to.');
      return call('POST', `/jobs/${id}/apply`, form, seeker.token);
    }
    default:
      return decide(kind === 'hide' ? 'hide' : 'keep');
  }
}

it('reports with every write each search that it changes', async () => {
  const watched = watchSearches(asked, ({ path, body }) => service.request('POST', path, { body }));
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 16 }), async (steps) => {
      for (const one of steps) {
        const { status } = await watched.write(one.kind, () => make(one));
        if (status < 300) done.set(one.kind, status);
      }
      expect([watched.missed, watched.silent]).toEqual([[], []]);
    }),
    { numRuns: 6, seed: 7, endOnFailure: true },
  );
  // Guards against a vacuous property: all kinds of writes succeeded, and some changed an answer while others did not.
  expect([...done.keys()].sort()).toEqual([...kinds].sort());
  expect(watched.counts.changed).toBeGreaterThan(30);
  expect(watched.counts.kept).toBeGreaterThan(100);
}, 600_000);

it('reports with every write the job that it changes', async () => {
  // On a new day a view counts again without being a write.
  await waitPastMidnight();
  const token = owners[0]?.token ?? '';
  const body = posting();
  const made = await service.request('POST', '/jobs', { token, body });
  const other = await service.request('POST', '/jobs', { token, body });
  const watched = watchSearches([made.body.id, other.body.id], (id) =>
    service.request('GET', `/jobs/${id}`),
  );
  const path = `/jobs/${made.body.id}`;
  const decide = (decision: string) => ({ token: operator, body: { decision, reason: 'So.' } });
  const subject = `/jobs/operator/subjects/${made.body.id}`;
  const writes = [
    ['PUT', path, { token, body: posting({ overview: 'Bakes.' }) }],
    ['PATCH', `${path}/status`, { token, body: { status: 'filled' } }],
    ['PATCH', subject, decide('hide')],
    ['PATCH', subject, decide('keep')],
  ] as const;
  for (const [method, to, options] of writes) {
    const { status } = await watched.write(to, () => service.request(method, to, options));
    expect(status).toBe(200);
  }
  expect([watched.missed, watched.counts]).toEqual([[], { changed: 4, kept: 4 }]);
});
