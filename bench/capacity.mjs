// npm run bench:capacity [-- --only costs,texts,searches --share 0.25] (build first): docs/capacity.md has its figures.
import '../scripts/setup/help.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bareCost } from './capacity/bare.mjs';
import { inParallel } from './capacity/parallel.mjs';
import { cpuByName, megabytesOf, since } from './capacity/processes.mjs';
import { kinds, post, register, text } from './capacity/requests.mjs';
import { withStage } from './capacity/stage.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string' }, share: { type: 'string', default: '1' } },
});
/** Share of the usual number of requests: a quarter suffices to see on a busy machine whether the bench works. */
const share = Number(values.share);
const jobs = 400;
const round = (value) => Number(value.toFixed(2));
const sum = (numbers) => Object.values(numbers).reduce((total, one) => total + one, 0);

/** Commands sent to Redis since it started. */
function redisCommands({ redis }) {
  const { hostname, port } = new URL(redis);
  const text = execFileSync('redis-cli', ['-h', hostname, '-p', port, 'info', 'stats'], {
    encoding: 'utf8',
  });
  return Number(/total_commands_processed:(\d+)/.exec(text)?.[1]);
}

const used = (stage) => ({
  cpu: cpuByName(stage.processes),
  operations: sum(stage.operations),
  redis: redisCommands(stage),
  at: performance.now(),
});

/** The accounts and jobs that the requests use. Making them also warms up every process. */
async function fill(stage) {
  const employer = await register(stage, 'employer', 0);
  stage.employer = employer.token;
  stage.email = employer.email;
  stage.seekers = [];
  for (let at = 0; at < 8; at++)
    stage.seekers.push((await register(stage, 'job_seeker', at)).token);
  stage.jobs = [];
  await inParallel(jobs, 4, async (at) => {
    stage.jobs[at] = await post(stage, at);
  });
  for (const [name, { run }] of Object.entries(kinds))
    if (name !== 'application')
      await inParallel(name === 'sign-in' || name === 'AI text' ? 8 : 200, 4, (at) =>
        run(stage, at + 500_000),
      );
}

/** Waits for the background work of earlier requests: mails, texts, counters. */
async function settled(stage) {
  for (let mails = -1; mails !== stage.mails.length; await pause(3_000)) mails = stage.mails.length;
}

/** The cost of one request of each kind, including its background tasks, less that of an idle portal. */
async function costs() {
  const bare = await bareCost();
  console.log('bare server'.padEnd(22), JSON.stringify(bare));
  return withStage(1, async (stage) => {
    await fill(stage);
    await settled(stage);
    const rested = used(stage);
    await pause(15_000);
    const still = used(stage);
    const idleMs = still.at - rested.at;
    const idle = {
      cpu: since(rested.cpu, still.cpu),
      operations: still.operations - rested.operations,
      redis: still.redis - rested.redis,
    };
    const rows = {};
    for (const [name, { many: usual, atOnce = 4, run }] of Object.entries(kinds)) {
      const many = Math.ceil(usual * share);
      const before = used(stage);
      await inParallel(many, atOnce, (at) => run(stage, at));
      const seconds = (performance.now() - before.at) / 1_000;
      await settled(stage);
      const after = used(stage);
      const rest = (after.at - before.at) / idleMs;
      const cpu = since(before.cpu, after.cpu);
      const each = Object.fromEntries(
        Object.entries(cpu)
          .map(([process, ms]) => [process, round((ms - idle.cpu[process] * rest) / many)])
          .filter(([, ms]) => ms >= 0.05),
      );
      rows[name] = {
        cpuMs: round(sum(each)),
        ofBare: Math.round(sum(each) / bare.cpuMs),
        by: each,
        storeOperations: round(
          (after.operations - before.operations - idle.operations * rest) / many,
        ),
        redisCommands: round((after.redis - before.redis - idle.redis * rest) / many),
        perSecond: round(many / seconds),
      };
      console.log(name.padEnd(22), JSON.stringify(rows[name]));
    }
    const megabytes = Object.fromEntries(
      stage.processes.map(({ name, pid }) => [name, Math.round(megabytesOf(pid))]),
    );
    const idleCores = round(sum(idle.cpu) / idleMs);
    console.log(
      'idle',
      JSON.stringify({
        cores: idleCores,
        storeOperationsPerMinute: Math.round((idle.operations / idleMs) * 60_000),
        redisPerMinute: Math.round((idle.redis / idleMs) * 60_000),
      }),
    );
    console.log('megabytes', JSON.stringify(megabytes));
    return { bare, rows, idle: { ...idle, cores: idleCores, ms: idleMs }, megabytes };
  });
}

/** The same load on one and on two instances of everything. @returns the work done by each in the same time */
async function twice(clients, seconds, one) {
  const result = {};
  for (const times of [1, 2]) {
    result[times] = await withStage(times, async (stage) => {
      await fill(stage);
      await settled(stage);
      let done = 0;
      let next = 0;
      const before = used(stage);
      const end = Date.now() + seconds * 1_000;
      const loop = async () => {
        while (Date.now() < end) {
          await one(stage, next++);
          if (Date.now() <= end) done += 1;
        }
      };
      await Promise.all(Array.from({ length: clients }, loop));
      const after = used(stage);
      const cpu = since(before.cpu, after.cpu);
      const elapsed = after.at - before.at;
      return {
        perSecond: round(done / seconds),
        cpuMsEach: round(sum(cpu) / next),
        busyCores: round(sum(cpu) / elapsed),
        storesMsEach: round((cpu.documents + cpu.redis) / next),
      };
    });
    console.log(`${times} ×`.padEnd(22), JSON.stringify(result[times]));
  }
  result.ratio = round(result[2].perSecond / result[1].perSecond);
  console.log('ratio', result.ratio);
  return result;
}

const parts = {
  costs,
  // A worker writes 4 texts at once, of a second each; there are always more readers than the workers can serve.
  texts: () => twice(24, 30, text),
  searches: () => twice(16, 20, (stage, at) => kinds['search, new'].run(stage, at)),
};

const report = { cores: availableParallelism(), load: [loadavg()] };
for (const part of values.only?.split(',') ?? Object.keys(parts)) {
  console.log(`\n${part}`);
  report[part] = await parts[part]();
}
report.load.push(loadavg());
const folder = join(import.meta.dirname, '../reports/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'capacity.json'), JSON.stringify(report, null, 2));
