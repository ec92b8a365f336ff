// npm run bench:page [-- --runs 5]: the landing page, federated, against the SAME pages built as one bundle. Cold
// cache, slow phone (bench/page/measure.mjs). The variants alternate within one run; compares the medians.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure, openBrowser } from './page/measure.mjs';
import { serve } from './page/serve.mjs';
import { variants } from './page/variants.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

/** The project's goals, relative to the baseline of the same run. */
const goals = { extraKilobytes: 40, lcpRatio: 1.35, requests: 10 };

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

const summary = (name, results) => ({
  name,
  requests: median(results.map(({ requests }) => requests)),
  kilobytes: round(median(results.map(({ bytes }) => bytes)) / 1000),
  fcp: Math.round(median(results.map(({ fcp }) => fcp))),
  lcp: Math.round(median(results.map(({ lcp }) => lcp))),
  shift: round(median(results.map(({ shift }) => shift)), 3),
  files: results[0].urls,
});

const round = (value, digits = 1) => Number(value.toFixed(digits));

async function takeTurns(built) {
  const browser = await openBrowser();
  const results = built.map(() => []);
  try {
    // The first page load also warms up the browser; it is not counted.
    for (let run = 0; run <= runs; run++) {
      for (const [at, { name, server }] of built.entries()) {
        const result = await measure(browser, server.url);
        process.stderr.write(`${run}/${runs} ${name}: LCP ${Math.round(result.lcp)} ms\n`);
        if (run > 0) results[at].push(result);
      }
    }
  } finally {
    await browser.close();
  }
  return built.map(({ name }, at) => summary(name, results[at]));
}

const judge = (rows) => {
  const [yardstick, federated] = rows;
  return {
    'KB more on the wire': [round(federated.kilobytes - yardstick.kilobytes), goals.extraKilobytes],
    'LCP, times the yardstick': [round(federated.lcp / yardstick.lcp, 2), goals.lcpRatio],
    requests: [federated.requests, goals.requests],
  };
};

function report(rows, verdict) {
  console.table(
    rows.map(({ name, requests, kilobytes, fcp, lcp, shift }) => ({
      '/': name,
      requests,
      KB: kilobytes,
      'FCP ms': fcp,
      'LCP ms': lcp,
      CLS: shift,
    })),
  );
  for (const [what, [value, limit]] of Object.entries(verdict)) {
    console.log(`${value <= limit ? 'met   ' : 'MISSED'} ${what}: ${value} (at most ${limit})`);
  }
  const folder = join(import.meta.dirname, '../reports/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'page.json');
  writeFileSync(file, JSON.stringify({ runs, rows, verdict }, null, 2));
}

const built = [];
for (const { name, build } of variants) {
  built.push({ name, server: await serve(await build()) });
}
const rows = await takeTurns(built);
for (const { server } of built) await server.close();
const verdict = judge(rows);
report(rows, verdict);
if (Object.values(verdict).some(([value, limit]) => value > limit)) process.exitCode = 1;
