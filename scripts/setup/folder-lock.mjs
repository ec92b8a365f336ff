import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run-program.mjs';
import { Failure, say } from './step.mjs';

const lookAgainMs = 200;

/**
 * Runs the work while no other process of this folder installs or builds; says that it waits, and for whom. A process
 * that was killed holds nothing: it is known by its id and the moment it began. Not to be nested.
 * @param {() => Promise<T>} work
 * @param {string} file path of the lock; outside node_modules and dist, which the guarded steps empty
 * @returns {Promise<T>}
 * @template T
 */
export async function withFolderLock(work, file = join(root, '.build.lock')) {
  const draft = `${file}.${process.pid}`;
  writeLock(draft);
  try {
    let told = false;
    for (let holder = tryTake(draft, file); holder; holder = tryTake(draft, file)) {
      if (!told) say(`Process ${holder.pid} installs or builds this folder; waiting for it …`);
      told = true;
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

/** Takes the lock, or gives who holds it. A hard link is made whole or not at all, so that of two at once one wins. */
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

/** The twentieth field of /proc/<pid>/stat after the name in brackets, in ticks since the system began. */
function startOnLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
}
