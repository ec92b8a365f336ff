import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  identityOf,
  isRunning,
  type ProcessIdentity,
} from '@commons/document-store/locks/process-identity';

/** Content of `.data/portal.json`, for `npm run load`, `npm run operator` and the next start. */
interface PortalRecord {
  /** False while it is starting. */
  readonly ready: boolean;
  readonly url: string;
  readonly inboxUrl?: string;
  /** Settings that a service's command needs to reach the same stores. */
  readonly settings: Readonly<Record<string, string>>;
}

interface StoredRecord extends PortalRecord {
  readonly children: readonly (ProcessIdentity & { name: string })[];
}

const fileIn = (dataDir: string) => join(dataDir, 'portal.json');

/** Writes the record atomically. `pids` are our children by name. */
export function writeRecord(
  dataDir: string,
  record: PortalRecord,
  pids: Readonly<Record<string, number>>,
): void {
  const children = Object.entries(pids).flatMap(([name, pid]) => {
    const identity = identityOf(pid);
    return identity ? [{ name, ...identity }] : [];
  });
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify({ ...record, children }, null, 2), { mode: 0o600 });
    renameSync(draft, fileIn(dataDir));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** What a running portal wrote down about itself; undefined without a readable record. */
export function readRecord(dataDir: string): StoredRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as StoredRecord;
  } catch {
    return undefined;
  }
}

/** Deletes the record of the running portal, when it has stopped. */
export function removeRecord(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/**
 * Waits for children of a killed run: they end by themselves, and hold its data until then. Kills the rest, but only
 * the recorded processes, never another one with a reused id.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  const left = (readRecord(dataDir)?.children ?? []).filter(isRunning);
  await untilGone(left, 3_000);
  signalAll(left, 'SIGTERM');
  await untilGone(left, 8_000);
  signalAll(left, 'SIGKILL');
  await untilGone(left, 2_000);
  removeRecord(dataDir);
}

async function untilGone(processes: readonly ProcessIdentity[], limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (processes.some(isRunning) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function signalAll(processes: readonly ProcessIdentity[], signal: NodeJS.Signals): void {
  for (const child of processes.filter(isRunning)) {
    try {
      process.kill(child.pid, signal);
    } catch {
      // It ended between the check and the signal.
    }
  }
}
