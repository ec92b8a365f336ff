import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inParallel } from './parallel.mjs';
import { cpuOf } from './processes.mjs';
import { call } from './requests.mjs';

const many = 6_000;

/** @returns CPU milliseconds per request of a server that does nothing, under the same client */
export async function bareCost() {
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'));
  const [{ port }] = await once(child, 'message');
  const stage = { urls: [`http://127.0.0.1:${port}`] };
  const ask = (at) => call(stage, at, 'POST', '/', { json: { search: `baker ${at}` } });
  await inParallel(many / 4, 4, ask);
  const before = cpuOf(child.pid);
  const began = performance.now();
  await inParallel(many, 4, ask);
  const seconds = (performance.now() - began) / 1_000;
  const cpuMs = (cpuOf(child.pid) - before) / many;
  child.disconnect();
  return { cpuMs, perSecond: Math.round(many / seconds) };
}
