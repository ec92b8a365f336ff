import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process by its id and the moment it started: ids are given out again, the pair is not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}

export function identityOf(pid: number): ProcessIdentity | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether this very process still runs. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return startOf(pid) === started;
}

/** The start as the system tells it, good only for comparing; undefined where no such process runs. */
function startOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
}

/** Fields of /proc/<pid>/stat after the name in brackets: the first is the state, the twentieth the start in ticks. */
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
