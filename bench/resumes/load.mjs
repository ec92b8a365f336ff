import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { caller, startPortal } from '../search/portal.mjs';

/** Goals: two pages with the built-in analyser, in milliseconds; search meanwhile, compared with an idle portal. */
const goals = { analysisMs: 1_500, ratio: 2 };
const atOnce = 10;

const quantile = (values, share) => values.sort((a, b) => a - b)[Math.floor(values.length * share)];

/** A new job seeker's token. */
async function seekerToken(portal, number) {
  const { access_token } = await caller(portal)('POST', '/auth/register', {
    full_name: 'Bench Seeker',
    email: `seeker-${number}@example.org`,
    password: 'a long bench password',
    account_type: 'job_seeker',
  });
  return access_token;
}

/** Uploads a file and waits for its analysis. @returns milliseconds from the first byte to the analysis */
async function analyse(portal, token, file) {
  const began = performance.now();
  const form = new FormData();
  form.append('file', new Blob([readFileSync(file)]), basename(file));
  const answer = await fetch(`${portal.url.replace(/\/$/, '')}/api/resume/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  await caller(portal, token)('POST', '/resume/analyze', await answer.json());
  return performance.now() - began;
}

/** Searches the board sequentially until `until` settles. @returns p99 in milliseconds and the count */
async function searchWhile(portal, until) {
  let isOver = false;
  until.finally(() => {
    isOver = true;
  });
  const times = [];
  const search = caller(portal);
  while (!isOver) {
    const began = performance.now();
    // A different query each time, to bypass the caches.
    await search('POST', '/jobs/search', { search: `clerk ${times.length}`, limit: 20 });
    times.push(performance.now() - began);
    await pause(10);
  }
  return { p99: quantile(times, 0.99), median: quantile(times, 0.5), searches: times.length };
}

/** Measures uploads of a file of two pages, and the board's search while ten people upload it at once. */
export async function measureLoad(file) {
  const portal = await startPortal();
  try {
    const tokens = await Promise.all(
      Array.from({ length: atOnce }, (_, number) => seekerToken(portal, number)),
    );
    const first = await analyse(portal, tokens[0], file);
    const times = [];
    for (let run = 0; run < 7; run += 1) times.push(await analyse(portal, tokens[0], file));
    times.sort((a, b) => a - b);
    const idle = await searchWhile(portal, pause(8_000));
    const load = loadavg()[0];
    // Three times each, for enough measurements.
    const work = Promise.all(
      tokens.map(async (token) => {
        for (let run = 0; run < 3; run += 1) await analyse(portal, token, file);
      }),
    );
    const busy = await searchWhile(portal, work);
    await work;
    return { first, median: times[3], slowest: times.at(-1), idle, busy, load };
  } finally {
    await portal.stop();
  }
}

export function printLoad({ first, median, slowest, idle, busy, load }) {
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(
    `upload to analysis, two pages: first ${ms(first)}, median ${ms(median)}, slowest ${ms(slowest)} (goal ${ms(goals.analysisMs)})`,
  );
  console.log(
    `search p99: idle ${ms(idle.p99)} (${idle.searches}), ten at once ${ms(busy.p99)} (${busy.searches}): ${(busy.p99 / idle.p99).toFixed(1)} × (goal ${goals.ratio} ×)`,
  );
  console.log(`load of the machine before: ${load.toFixed(1)}`);
}
