// The footprint of an idle portal: memory of its own processes (VmRSS, without Redis), and the time and CPU of a start.
// npm run bench:footprint -- --jobs FILE --businesses FILE [--starts N] (build first)
import '../scripts/setup/help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadRows } from './search/portal.mjs';
import { randomNumbers } from './search/random.mjs';
import { readRows, rowsOf } from './search/rows.mjs';
import { subjects } from './search/subjects.mjs';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    businesses: { type: 'string' },
    starts: { type: 'string', default: '3' },
  },
});
const root = join(import.meta.dirname, '..');
const counts = { jobs: 10_000, businesses: 14_000 };
const goals = { demoMegabytes: 320, megabytes: 450, startSeconds: 3 };
/** By then a start or a load has settled, and the store has compacted its file. */
const restMs = 45_000;

const folder = mkdtempSync(join(tmpdir(), 'commons-footprint-'));
const data = join(folder, 'data');

/** Starts the portal and returns its processes and the start time. */
async function start() {
  const began = performance.now();
  const program = join(import.meta.dirname, 'search/run-portal.mjs');
  const child = spawn(process.execPath, [program, '--data', data, '--json'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_WRITE: '0',
      RATE_LIMIT_ALL: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    child.stdout.resume();
    const seconds = (performance.now() - began) / 1000;
    const { redis: _, ...pids } = JSON.parse(line).pids;
    const stop = async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    };
    return {
      seconds,
      cpuSeconds: cpuSecondsOf(Object.values(pids)),
      pids: Object.values(pids),
      stop,
    };
  }
  throw new Error('the portal did not start');
}

/** On a busy machine CPU seconds say more than elapsed seconds. A clock tick of /proc is a hundredth of a second. */
const cpuSecondsOf = (pids) =>
  pids.reduce((sum, pid) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return sum + (user + system) / 100;
  }, 0);

const megabytesOf = (pids) =>
  pids.reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }, 0);

async function rowsFor(name) {
  const random = randomNumbers(4);
  const subject = subjects[name];
  const given = values[name] ? await readRows(values[name]) : subject.generated(20_000, random);
  return rowsOf(counts[name], given, subject.vary, random);
}

const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
const result = { load: { before: loadavg() } };
try {
  const demo = await start();
  await setTimeout(restMs);
  result.demoMegabytes = megabytesOf(demo.pids);
  for (const name of Object.keys(counts))
    await loadRows({ folder, data }, name, await rowsFor(name));
  await setTimeout(restMs);
  result.megabytesAfterLoad = megabytesOf(demo.pids);
  await demo.stop();
  const starts = [];
  const cpuSeconds = [];
  for (let count = Number(values.starts); count > 0; count -= 1) {
    const portal = await start();
    starts.push(portal.seconds);
    cpuSeconds.push(portal.cpuSeconds);
    if (count === 1) {
      await setTimeout(restMs);
      result.megabytes = megabytesOf(portal.pids);
    }
    await portal.stop();
  }
  result.starts = starts;
  result.cpuSeconds = cpuSeconds;
  result.startSeconds = median(starts);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
result.load.after = loadavg();
console.log(
  JSON.stringify(result, (_, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  ),
);
for (const [name, goal] of Object.entries(goals)) {
  const met = result[name] <= goal;
  console.log(`${met ? 'met   ' : 'MISSED'} ${name}: ${result[name].toFixed(1)} (at most ${goal})`);
  if (!met) process.exitCode = 1;
}
mkdirSync(join(root, 'reports/bench'), { recursive: true });
writeFileSync(join(root, 'reports/bench/footprint.json'), JSON.stringify(result, null, 2));
