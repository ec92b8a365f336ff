// npm run bench:page [-- --runs 5 --explain --lighthouse]: public pages of a portal, composed on the server, against the same pages built as
// one bundle that the browser renders. Cold cache, slow phone (bench/page/measure.mjs). Runs of the two
// alternate; their medians are compared. Build first.
import '../scripts/setup/help.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composedPages } from './page/composed.mjs';
import { slowestInteractions } from './page/interactions.mjs';
import { lighthouseScores } from './page/lighthouse.mjs';
import { measure, openBrowser } from './page/measure.mjs';
import { buildOneBundle } from './page/one-bundle.mjs';
import { serveOneBundle } from './page/serve.mjs';
import { caller, startPortal } from './search/portal.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Also prints what each page loads, in which order and when. */
    explain: { type: 'boolean', default: false },
    /** Also asks Lighthouse, which npx takes from the registry. */
    lighthouse: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

/** The project's goals; ratios are to the one bundle of the same run. */
const goals = {
  'LCP of /': 0.55,
  'LCP of other pages': 0.6,
  'bytes of /': 1.15,
  'requests of / without its pictures': 10,
  'layout shift': 0.02,
  'ms of a whole page': 15,
  'pages a second, share of a bare server': 0.08,
  'ms of the slowest interaction': 200,
  'lowest score of Lighthouse': 100,
};

const atLeast = (what) => what.startsWith('pages a second') || what.startsWith('lowest score');

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const round = (value, digits = 2) => Number(value.toFixed(digits));

async function pagesOf(portal) {
  const call = caller(portal);
  const [job] = await call('POST', '/jobs/search', {});
  const [business] = await call('POST', '/business-directory/search', {});
  return [
    { path: '/', route: '/' },
    { path: '/jobs', route: '/jobs' },
    { path: `/jobs/${job.id}`, route: '/jobs/:id' },
    { path: '/business-directory', route: '/business-directory' },
    { path: `/business-directory/${business.id}`, route: '/business-directory/:id' },
    { path: '/tools/loan', route: '/tools/loan' },
  ];
}

const medians = (results) => ({
  requests: median(results.map(({ requests }) => requests)),
  pictures: median(results.map(({ pictures }) => pictures)),
  kilobytes: round(median(results.map(({ bytes }) => bytes)) / 1000, 1),
  fcp: Math.round(median(results.map(({ fcp }) => fcp))),
  lcp: Math.round(median(results.map(({ lcp }) => lcp))),
  shift: round(median(results.map(({ shift }) => shift)), 3),
});

/** A run in which a file did not come says nothing of bytes, and is repeated. */
async function wholeMeasurement(browser, address) {
  let result;
  for (let tries = 0; tries < 4 && !result?.complete; tries++) {
    result = await measure(browser, address);
  }
  return result;
}

async function takeTurns(browser, subjects, { path, route }) {
  const results = subjects.map(() => []);
  // The first run also warms up the browser and the servers; it is not counted.
  for (let run = 0; run <= runs; run++) {
    for (const [at, { url }] of subjects.entries()) {
      const result = await wholeMeasurement(browser, url + path);
      if (run > 0) results[at].push(result);
    }
  }
  process.stderr.write(`${route} measured\n`);
  if (values.explain) explain(route, results.at(-1).at(-1).files);
  return subjects.map(({ name }, at) => ({ page: route, name, ...medians(results[at]) }));
}

function explain(route, files) {
  console.log(`\n${route}: files by when they were asked for`);
  console.table(
    files.map(({ path, priority, asked, came, bytes }) => ({ path, priority, asked, came, bytes })),
  );
}

function judge(rows, speeds, interactions, scores) {
  const composed = rows.filter(({ name }) => name === 'composed');
  const ratio = (page, figure) => {
    const [yardstick, own] = ['one bundle', 'composed'].map((name) =>
      rows.find((row) => row.page === page && row.name === name),
    );
    return round(own[figure] / yardstick[figure]);
  };
  const others = composed.map(({ page }) => page).filter((page) => page !== '/');
  return {
    'LCP of /': ratio('/', 'lcp'),
    'LCP of other pages': Math.max(...others.map((page) => ratio(page, 'lcp'))),
    'bytes of /': ratio('/', 'kilobytes'),
    'requests of / without its pictures': composed[0].requests - composed[0].pictures,
    'layout shift': Math.max(...composed.map(({ shift }) => shift)),
    'ms of a whole page': Math.max(...speeds.map(({ alone }) => round(alone))),
    'pages a second, share of a bare server': Math.min(
      ...speeds.map(({ perSecond, bare }) => round(perSecond / bare, 3)),
    ),
    'ms of the slowest interaction': Math.max(...interactions.map(({ slowest }) => slowest)),
    ...(scores.length > 0 && {
      'lowest score of Lighthouse': Math.min(
        ...scores.flatMap(({ page: _, failed: __, ...score }) => Object.values(score)),
      ),
    }),
  };
}

const isMet = (what, value) => (atLeast(what) ? value >= goals[what] : value <= goals[what]);

function report(rows, speeds, interactions, scores, verdict) {
  console.table(rows);
  if (scores.length > 0) console.table(scores);
  console.table(interactions);
  console.table(
    speeds.map(({ page, alone, perSecond, bare, whole }) => ({
      page,
      'rendered in time': round(whole, 3),
      'ms, one at a time': round(alone, 1),
      'a second': Math.round(perSecond),
      'bare server': Math.round(bare),
    })),
  );
  for (const [what, value] of Object.entries(verdict)) {
    const goal = `${atLeast(what) ? 'at least' : 'at most'} ${goals[what]}`;
    console.log(`${isMet(what, value) ? 'met   ' : 'MISSED'} ${what}: ${value} (${goal})`);
  }
  const folder = join(import.meta.dirname, '../reports/bench');
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ runs, rows, speeds, interactions, scores, verdict }, null, 2);
  writeFileSync(join(folder, 'page.json'), text);
}

const bundle = await buildOneBundle();
const portal = await startPortal({ demo: true });
const url = portal.url.replace(/\/$/, '');
const pages = await pagesOf(portal);
const oneBundle = await serveOneBundle(bundle, url, pages);
const browser = await openBrowser();
const rows = [];
const speeds = [];
const interactions = [];
const scores = [];
try {
  const subjects = [
    { name: 'one bundle', url: oneBundle.url },
    { name: 'composed', url },
  ];
  interactions.push(...(await slowestInteractions(browser, url)));
  for (const page of pages) rows.push(...(await takeTurns(browser, subjects, page)));
  for (const { path, route } of pages) {
    speeds.push({ page: route, ...(await composedPages(url, path)) });
  }
  if (values.lighthouse) scores.push(...(await lighthouseScores(url, pages)));
} finally {
  await browser.close();
  await oneBundle.close();
  await portal.stop();
}
const verdict = judge(rows, speeds, interactions, scores);
report(rows, speeds, interactions, scores, verdict);
if (!Object.entries(verdict).every(([what, value]) => isMet(what, value))) process.exitCode = 1;
