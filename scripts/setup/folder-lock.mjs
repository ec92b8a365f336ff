import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run-program.mjs';
import { Failure, say } from './step.mjs';

const lookAgainMs = 200;

/**
 * Runs the work under a lock on this folder's installs and builds; prints which process it waits for. A killed process loses the
 * lock: it is identified by its id and start time. Not reentrant.
 * @param {() => Promise<T>} work
 * @param {string} file path of the lock; outside node_modules and dist, which the guarded steps empty
 * @returns {Promise<T>}
 * @template T
 */
export async function withFolderLock(work, file = join(root, '.build.lock')) {
  const draft = `${file}.${process.pid}`;
  writeLock(draft);
  try {
    let announced = false;
    for (let holder = tryTake(draft, file); holder; holder = tryTake(draft, file)) {
      if (!announced) say(`Process ${holder.pid} installs or builds this folder; waiting for it …`);
      announced = true;
      await pause(lookAgainMs);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function writeLock(draft) {
  const holder = { pid: process.pid, started: startOf(process.pid) };
  try {
    writeFileSync(draft, JSON.stringify(holder));
  } catch (error) {
    throw new Failure(
      `Nothing can be written to ${root} (${error.code}), where packages and builds are kept.\n` +
        'Give this user the right to write there, or make room, and start again.',
    );
  }
}

/** Takes the lock, or returns its holder. Creating a hard link is atomic, so one of two concurrent callers wins. */
function tryTake(draft, file) {
  for (;;) {
    try {
      linkSync(draft, file);
      return undefined;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (isRunning(holder)) return holder;
    setAside(file, `${draft}.stale`);
  }
}

/** Removes a stale lock, unless another process has replaced it since it was read. */
function setAside(file, aside) {
  try {
    renameSync(file, aside);
    if (isRunning(readHolder(aside))) linkSync(aside, file);
  } catch {
    // Another process was quicker; the next attempt sees its lock.
  }
  rmSync(aside, { force: true });
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const isRunning = (holder) =>
  holder?.started !== undefined && startOf(holder.pid) === holder.started;

/** Start time of a process, only for comparison: ids are reused, the pair of id and start time is not. */
function startOf(pid) {
  try {
    if (process.platform === 'linux') return startOnLinux(pid);
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Field 22 of /proc/<pid>/stat, the twentieth after the name in parentheses, in ticks since boot. */
function startOnLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
}
