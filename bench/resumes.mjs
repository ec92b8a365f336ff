// npm run bench:resumes -- --data FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { measureExtraction } from './resumes/extraction.mjs';
import { analyse, searchWhile, seekerToken } from './resumes/load.mjs';
import { startPortal } from './search/portal.mjs';

const { values } = parseArgs({
  options: { data: { type: 'string' }, 'no-load': { type: 'boolean' } },
});
if (!values.data) {
  console.error('npm run bench:resumes -- --data FOLDER [--no-load]');
  process.exit(2);
}

/** The project's goals: two pages with the built-in analyser, in milliseconds; ten at once. */
const goals = { analysisMs: 1_500, ratio: 2 };
const twoPages = join(values.data, 'rendercv_Classic.pdf');
const atOnce = 10;

const rows = await measureExtraction(values.data);
for (const { file, points, of, missed, wrong, ms } of rows) {
  const notes = [
    ...missed.map((heading) => `missed: ${heading}`),
    ...wrong.map((heading) => `not a section: ${heading}`),
  ];
  console.log(
    `${`${points}/${of}`.padStart(6)}  ${file}  ${ms.toFixed(0)} ms  ${notes.join('; ')}`,
  );
}
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const wrong = rows.flatMap((row) => row.wrong).length;
console.log(
  `name, e-mail and headings: ${sum('points')} of ${sum('of')} right; ${wrong} wrong headings`,
);

async function measureLoad() {
  const portal = await startPortal();
  try {
    const tokens = await Promise.all(
      Array.from({ length: atOnce }, (_, number) => seekerToken(portal, number)),
    );
    const first = await analyse(portal, tokens[0], twoPages);
    const times = [];
    for (let run = 0; run < 7; run += 1) times.push(await analyse(portal, tokens[0], twoPages));
    times.sort((a, b) => a - b);
    const idle = await searchWhile(portal, pause(8_000));
    const load = loadavg()[0];
    // Each of the ten repeats it three times, for enough measurements.
    const work = Promise.all(
      tokens.map(async (token) => {
        for (let run = 0; run < 3; run += 1) await analyse(portal, token, twoPages);
      }),
    );
    const busy = await searchWhile(portal, work);
    await work;
    return { first, median: times[3], slowest: times.at(-1), idle, busy, load };
  } finally {
    await portal.stop();
  }
}

let load;
if (!values['no-load']) {
  load = await measureLoad();
  const { first, median, slowest, idle, busy } = load;
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(
    `upload to analysis, two pages: first ${ms(first)}, median ${ms(median)}, slowest ${ms(slowest)} (goal ${ms(goals.analysisMs)})`,
  );
  console.log(
    `search p99: idle ${ms(idle.p99)} (${idle.searches}), ten at once ${ms(busy.p99)} (${busy.searches}): ${(busy.p99 / idle.p99).toFixed(1)} × (goal ${goals.ratio} ×)`,
  );
  console.log(`load of the machine before: ${load.load.toFixed(1)}`);
}
mkdirSync('reports/bench', { recursive: true });
writeFileSync('reports/bench/resumes.json', `${JSON.stringify({ rows, load }, null, 2)}\n`);
