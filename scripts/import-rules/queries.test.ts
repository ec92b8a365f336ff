import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Building blocks of the `.api` files. */
const foundations = ['packages/web-kit/src/query.ts', 'packages/web-kit/src/api/paged-list.ts'];

/** Sources of the front ends and of web-kit. */
const sources = execFileSync(
  'git',
  ['ls-files', 'shell/src', 'packages/web-kit/src', ':(glob)mfe-*/src/**'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const isApiFile = (file: string) => /\.api\.tsx?$/.test(file);
const components = sources.filter((file) => !isApiFile(file) && !foundations.includes(file));

const filesWith = (pattern: RegExp, files: readonly string[]) =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

/** `apiAddress` makes those of the API, `contracts/front-ends/page-addresses` those of pages. */
const spelledAddress = /['"`](?:\/api\/|(?:\$\{[\w.]+\})?\/(?:jobs|business-directory)\/\$\{)/;
const refetch = /\.(?:invalidate|refetch)Queries\(/;
const cacheWrite = /\.setQuer(?:y|ies)Data\b/;
const castAnswer = /\bapi\s*\.(json|list|file|versioned)\([^;]*?\)\s*\)?\s+as\s/;
const castTwice = /\bas (?:unknown|any|never) as\b/;
/** Of code: neither a line of a comment nor a renamed import. */
const anyCast =
  /^(?!\s*(?:\/[/*]|\*|import\b|export \{))(?:'[^'\n]*'|[^'`\n])*?[\w)\]}>?] as (?!const\b)/m;

it('finds the sources', () => {
  expect(components.length).toBeGreaterThan(500);
  expect(sources.filter(isApiFile).length).toBeGreaterThan(40);
});

it('queries and mutations are made in .api files alone', () => {
  expect(filesWith(/\buse(Query|InfiniteQuery|Mutation)\(/, components)).toEqual([]);
});

it('cached answers are refetched in .api files, and changed by showChange alone', () => {
  expect(filesWith(refetch, components)).toEqual([
    'packages/web-kit/src/api/other-tabs.ts',
    'packages/web-kit/src/api/refetch.ts',
    'packages/web-kit/src/api/show-change.ts',
    // The query client of the page, which refetches once there is a network again.
    'shell/src/main.tsx',
  ]);
  expect(filesWith(cacheWrite, sources)).toEqual([
    // A stored change in every cached page of the lists; it waits for the pages that are on their way.
    'mfe-employer/src/features/applications/desk/desk.api.ts',
    'packages/web-kit/src/api/show-change.ts',
    // The answers that came with the page: nothing is being fetched yet.
    'shell/src/page-answers.ts',
  ]);
});

it('addresses of the API and of shared pages are named, not spelled', () => {
  const screens = sources.filter((file) => !file.includes('/testing/'));
  expect(filesWith(spelledAddress, screens)).toEqual([]);
});

it('no answer of the API is cast to another type', () => {
  expect(filesWith(castAnswer, sources)).toEqual([]);
});

it('.api files cast nothing, since nearly every answer passes through one', () => {
  expect(filesWith(anyCast, sources.filter(isApiFile))).toEqual([]);
});

it('nothing is cast by way of another type', () => {
  expect(filesWith(castTwice, sources)).toEqual([
    // The single place where answers get the types of their operations.
    'packages/web-kit/src/api/api.ts',
    // The type of one field does not follow from its name.
    'packages/web-kit/src/search/filter-props.ts',
    // The types of a page are loaded, not those of a worker.
    'shell/src/offline/service-worker.ts',
  ]);
});

it.each([
  ['<a href="/api/jobs/feed.atom">', spelledAddress],
  [`<Link to={\`/jobs/\${job.id}\`}>`, spelledAddress],
  ['void client.invalidateQueries({ queryKey });', refetch],
  ['client.setQueryData<Job>(key, job);', cacheWrite],
  ["const job = (await api.json('GET /jobs/{id}', { params })) as Job;", castAnswer],
  ['client.setQueryData(key, (old) => old && ({ ...old, ...saved } as Stored));', anyCast],
  ['  const state = query.state.data?.state as ImportState | undefined;', anyCast],
  ['  return { ...(facts as ListingInput), logo_filename: null };', anyCast],
  ["  api.json('POST /resume/json-resume', { body: document as JsonResume });", anyCast],
  ['const job = answer as unknown as Job;', castTwice],
])('refuses %s', (bad, pattern) => {
  expect(bad).toMatch(pattern);
});

it.each([
  "import { useQuery as useIt } from '@commons/web-kit/query';",
  '/** Everything as PUT expects it. */',
  "const kinds = ['jobs'] as const;",
])('%s is no cast', (fine) => {
  expect(fine).not.toMatch(anyCast);
});
