import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { caller } from '../search/portal.mjs';

const quantile = (values, share) => values.sort((a, b) => a - b)[Math.floor(values.length * share)];

/** A new job seeker's token. */
export async function seekerToken(portal, number) {
  const { access_token } = await caller(portal)('POST', '/auth/register', {
    full_name: 'Bench Seeker',
    email: `seeker-${number}@example.org`,
    password: 'a long bench password',
    account_type: 'job_seeker',
  });
  return access_token;
}

/** Uploads a file and has it analysed. @returns milliseconds from the first byte to the analysis */
export async function analyse(portal, token, file) {
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
export async function searchWhile(portal, until) {
  let isOver = false;
  until.finally(() => {
    isOver = true;
  });
  const times = [];
  const search = caller(portal);
  while (!isOver) {
    const began = performance.now();
    // A different query each time, so that no cache answers.
    await search('POST', '/jobs/search', { search: `clerk ${times.length}`, limit: 20 });
    times.push(performance.now() - began);
    await pause(10);
  }
  return { p99: quantile(times, 0.99), median: quantile(times, 0.5), searches: times.length };
}
