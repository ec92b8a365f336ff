// CPU time of processes, as the kernel counts it.
import { readFileSync } from 'node:fs';

/** A clock tick of /proc is a hundredth of a second. */
const tickMs = 10;

/** CPU time of a process since it started, in milliseconds. */
export function cpuOf(pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * tickMs;
}

export const megabytesOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** @param {{name: string, pid: number}[]} processes @returns milliseconds by name, summed over instances */
export function cpuByName(processes) {
  const sums = {};
  for (const { name, pid } of processes) sums[name] = (sums[name] ?? 0) + cpuOf(pid);
  return sums;
}

/** The differences of two results of `cpuByName`. */
export const since = (before, after) =>
  Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]),
  );
