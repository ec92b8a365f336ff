// npm run bench:traces [-- --rounds N] [--seconds N]: the cost of traces.
import '../scripts/setup/help.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask } from './search/client.mjs';
import { caller, employerToken, loadRows, startPortal } from './search/portal.mjs';
import { randomNumbers } from './search/random.mjs';
import { rowsOf } from './search/rows.mjs';
import { subjects } from './search/subjects.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
  },
});
const rounds = Number(values.rounds);
const milliseconds = Number(values.seconds) * 1_000;
const connections = 8;
/** The project's goal: throughput lost with traces on, as they are by default. */
const goal = 0.05;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Seconds of CPU that a process has used. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Accepts traces and discards them. */
async function startCollector() {
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return { url, count: () => received, close: () => server.close() };
}

async function prepare(label, env) {
  const portal = await startPortal({ env });
  const subject = subjects.jobs;
  const random = randomNumbers(4);
  const given = subject.generated(500, random);
  await loadRows(portal, 'jobs', rowsOf(500, given, subject.vary, random));
  const token = await employerToken(portal);
  const questions = Array.from({ length: 100 }, () =>
    JSON.stringify({ ...subject.query(given, random), limit: subject.page }),
  );
  await caller(portal, token)('POST', subject.search, JSON.parse(questions[0]));
  return {
    label,
    portal,
    token,
    questions,
    url: `${portal.url.replace(/\/$/, '')}/api${subject.search}`,
  };
}

/** Searches past the gateway's cache: each goes through gateway, service, Redis and the document store. */
async function round({ portal, token, questions, url }, ms = milliseconds) {
  const before = cpuSeconds(portal.pid);
  const result = await ask({
    url,
    questions,
    connections,
    milliseconds: ms,
    token,
    check: () => true,
  });
  if (result.wrong > 0) throw new Error(`${result.wrong} calls failed`);
  const cpuMs = ((cpuSeconds(portal.pid) - before) * 1_000) / result.replies;
  return { perSecond: result.perSecond, cpuMs, p99: result.p99 };
}

const collector = await startCollector();
const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const sides = [];
const measured = new Map();
try {
  sides.push(await prepare('off', {}));
  sides.push(await prepare('off again', {}));
  sides.push(await prepare('on, one of ten', on));
  sides.push(await prepare('on, all', { ...on, OTEL_TRACES_SAMPLER_ARG: '1' }));
  for (const side of sides) await round(side, 3_000);
  for (let turn = 0; turn < rounds; turn++) {
    // Each takes every place in the order, since other work on the machine varies.
    for (const side of [...sides.slice(turn % 4), ...sides.slice(0, turn % 4)]) {
      measured.set(side.label, [...(measured.get(side.label) ?? []), await round(side)]);
    }
  }
} finally {
  for (const { portal } of sides) await portal.stop();
  collector.close();
}

const figures = [...measured].map(([label, all]) => ({
  label,
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
  p99: median(all.map(({ p99 }) => p99)),
}));
const [off] = figures;
for (const { label, perSecond, cpuMs, p99 } of figures) {
  const share = (value, base) => `${((value / base - 1) * 100).toFixed(1)} %`;
  console.log(
    `${label.padEnd(16)} ${perSecond.toFixed(0).padStart(6)} a second (${share(perSecond, off.perSecond)}), ` +
      `${cpuMs.toFixed(2)} ms CPU a search (${share(cpuMs, off.cpuMs)}), p99 ${p99.toFixed(0)} ms`,
  );
}
const byDefault = figures.find(({ label }) => label === 'on, one of ten');
const lost = byDefault.cpuMs / off.cpuMs - 1;
console.log(
  `goal: at most ${goal * 100} % more CPU a search: ${lost <= goal ? 'met' : 'missed'}; ` +
    `${collector.count()} exports, load ${loadavg()[0].toFixed(1)}`,
);
const folder = join(import.meta.dirname, '../reports/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'traces.json'),
  JSON.stringify({ figures, rounds, load: loadavg() }, null, 2),
);
