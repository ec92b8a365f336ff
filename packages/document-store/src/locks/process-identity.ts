import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process by its id and start time: ids are reused, the pair is not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}

/** A process with the time of its start, since ids are used again; undefined when there is none. */
export function identityOf(pid: number): ProcessIdentity | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether exactly this process is still running. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return startOf(pid) === started;
}

/** The start time as the system reports it, for comparison only; undefined when there is no such process. */
function startOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
}

/**
 * Fields of /proc/<pid>/stat after the name in parentheses: the first is the state, the twentieth the start time in
 * ticks.
 */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function startElsewhere(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
