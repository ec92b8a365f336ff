// npm run bench:ai [-- --only delay,workers,waiting,kill]
import '../scripts/setup/help.mjs';
import { setMaxListeners } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, askModel, isWhole } from './ai/readers.mjs';
import { atOnce, memoryOf, withStage } from './ai/stage.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

/** The project's goals. */
const goals = { addedMs: 15, firstWordMs: 50, workers: 3.6, megabytes: 150 };

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const startWorkers = (stage, count, more) =>
  Promise.all(Array.from({ length: count }, () => stage.startWorker(more)));

/** Runs a number of clients in loops until the time is over. @returns the results that arrived in time */
async function keepAsking(run, clients, milliseconds) {
  const end = Date.now() + milliseconds;
  const results = [];
  const client = async () => {
    while (Date.now() < end) {
      const result = await run();
      if (Date.now() <= end) results.push(result);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}

/** 500 readers whose texts no worker takes: the memory that the gateway needs for their connections. */
async function waiting() {
  return withStage(async (stage) => {
    const { pid } = stage.gateway;
    const leaving = new AbortController();
    setMaxListeners(0, leaving.signal);
    await holdOpen(stage, 20, leaving.signal);
    const before = memoryOf(pid);
    await holdOpen(stage, 500, leaving.signal);
    await pause(3_000);
    const megabytes = (memoryOf(pid) - before) / 1e6;
    leaving.abort();
    return { clients: 500, gatewayBefore: before / 1e6, megabytes };
  });
}

/** Resolves when all of them are waiting for their text. */
async function holdOpen(stage, clients, signal) {
  const begin = () =>
    new Promise((resolve, reject) => {
      ask(stage, { signal, onStarted: resolve }).catch((error) => {
        if (error.name !== 'AbortError') reject(error);
      });
    });
  await Promise.all(Array.from({ length: clients }, begin));
}

/** The model alone, and through gateway, queue and worker, alternating. */
async function delay() {
  return withStage(async (stage) => {
    await stage.startWorker({ WORKER_CONCURRENCY: '20' });
    // Warm-up, until the code of every process is compiled.
    await keepAsking(() => ask(stage), 20, 12_000);
    const [alone, whole] = [[], []];
    for (let round = 0; round < 4; round++) {
      alone.push(...(await keepAsking(() => askModel(stage), 2, 8_000)));
      whole.push(...(await keepAsking(() => ask(stage), 2, 8_000)));
    }
    return {
      answers: whole.length,
      modelMs: median(alone),
      wholeMs: median(whole.map(({ ms }) => ms)),
      firstWordMs: median(whole.map(({ firstWordMs }) => firstWordMs)),
      wrong: whole.filter((answer) => !isWhole(answer)).length,
    };
  });
}

/**
 * Finished texts in the same time, with one worker process and with four. There are always more readers than workers.
 */
async function workers() {
  return withStage(async (stage) => {
    const clients = 4 * atOnce * 2;
    await startWorkers(stage, 1);
    await keepAsking(() => ask(stage), clients, 6_000);
    const one = (await keepAsking(() => ask(stage), clients, 20_000)).length;
    await startWorkers(stage, 3);
    await keepAsking(() => ask(stage), clients, 6_000);
    const four = (await keepAsking(() => ask(stage), clients, 20_000)).length;
    return { clients, textsAtOncePerWorker: atOnce, one, four };
  });
}

/** Kills two of four workers in the middle of 200 texts. */
async function kill() {
  return withStage(async (stage) => {
    const four = await startWorkers(stage, 4, { WORKER_CONCURRENCY: '4' });
    await keepAsking(() => ask(stage), 8, 2_000);
    const began = performance.now();
    const answers = Promise.allSettled(Array.from({ length: 200 }, () => ask(stage)));
    await pause(4_000);
    await Promise.all(four.slice(0, 2).map((worker) => worker.kill()));
    const settled = await answers;
    const done = settled.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
    return {
      texts: settled.length,
      whole: done.filter(isWhole).length,
      deliveredTwice: done.filter(
        ({ events }) => events.filter(({ event }) => event === 'done').length > 1,
      ).length,
      begunAnew: done.filter(({ events }) => events.some(({ event }) => event === 'restart'))
        .length,
      seconds: (performance.now() - began) / 1_000,
    };
  });
}

const parts = { delay, workers, waiting, kill };

const verdicts = {
  delay: ({ modelMs, wholeMs, firstWordMs, wrong }) => ({
    'ms added to the median': [wholeMs - modelMs, goals.addedMs, 'at most'],
    'ms from the model’s first word to the reader': [firstWordMs, goals.firstWordMs, 'at most'],
    'wrong answers': [wrong, 0, 'at most'],
  }),
  workers: ({ one, four }) => ({
    'times the texts with four workers': [four / one, goals.workers, 'at least'],
  }),
  waiting: ({ megabytes }) => ({
    'MB more for 500 waiting readers': [megabytes, goals.megabytes, 'at most'],
  }),
  kill: ({ whole, texts, deliveredTwice }) => ({
    'texts whole after two of four workers were killed': [whole, texts, 'at least'],
    'delivered twice': [deliveredTwice, 0, 'at most'],
  }),
};

const round = (value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);

function report(part, result) {
  console.log(
    part.padEnd(8),
    JSON.stringify(result, (_, value) => round(value)),
  );
  for (const [what, [value, limit, side]] of Object.entries(verdicts[part](result))) {
    const met = side === 'at least' ? value >= limit : value <= limit;
    console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${round(value)} (${side} ${limit})`);
    if (!met) process.exitCode = 1;
  }
}

const load = { before: loadavg() };
const results = {};
for (const part of values.only?.split(',') ?? Object.keys(parts)) {
  results[part] = await parts[part]();
  report(part, results[part]);
}
load.after = loadavg();
const folder = join(import.meta.dirname, '../reports/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'ai.json'), JSON.stringify({ ...results, load }, null, 2));
