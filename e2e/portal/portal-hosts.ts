import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

const program = join(import.meta.dirname, 'portal-host.mjs');

/**
 * Playwright's global setup: a process for each worker at a time, which hosts the portals of its files one after
 * another. Starting a portal takes 13 s of CPU time in its own process, and 4 s in one that has started another.
 */
export default async function hostPortals({ workers }: FullConfig): Promise<() => Promise<void>> {
  const hosts: ChildProcess[] = [];
  let ending = false;
  /** @param at the port; 0 takes a free one @returns its port */
  const startHost = async (index: number, at: number): Promise<number> => {
    const host = fork(program, { env: { ...process.env, HOST_PORT: String(at) } });
    hosts[index] = host;
    const [port] = (await once(host, 'message')) as [number];
    // A crash fails one test; the next ones find a new host at the same address.
    host.once('exit', () => ending || void startHost(index, port));
    return port;
  };
  const ports = await Promise.all(Array.from({ length: workers }, (_, at) => startHost(at, 0)));
  // Workers inherit the environment.
  process.env.PORTAL_HOSTS = ports.join();
  return async () => {
    ending = true;
    await Promise.all(hosts.map((host) => host.kill('SIGTERM') && once(host, 'exit')));
  };
}

/** Address of the host of this worker; undefined where there are no hosts, as in `npm run shots`. */
export function ownHost(): string | undefined {
  const port = process.env.PORTAL_HOSTS?.split(',')[Number(process.env.TEST_PARALLEL_INDEX)];
  return port && `http://127.0.0.1:${port}`;
}
