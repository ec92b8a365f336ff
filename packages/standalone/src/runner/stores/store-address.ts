import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../../portal/start-failure.js';

/** A store started together with the portal may need a moment. */
const patienceMs = 5_000;
const answerMs = 2_000;

/**
 * Waits until something listens at a store's address. Services would retry for a minute and then only point to their
 * logs. An address that is no plain URL of one host is left to them.
 * @throws StartFailure that names the setting, without its password
 */
export async function untilSomethingListens(setting: string, address: string): Promise<void> {
  if (!URL.canParse(address)) throw new StartFailure(`${setting} is no address: it needs a scheme`);
  const { hostname, port } = new URL(address);
  if (!hostname) return;
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 6379 };
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const trouble = await tryToReach(at);
    if (!trouble) return;
    if (Date.now() > deadline) {
      throw new StartFailure(
        `${setting} names ${at.host}:${at.port}, where nothing answers (${trouble}).\n` +
          'Start that store, or take the setting away for one of this machine.',
      );
    }
    await pause(200);
  }
}

async function tryToReach(at: { host: string; port: number }): Promise<string | undefined> {
  const socket = connect(at);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(answerMs) });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
  } finally {
    socket.destroy();
  }
}
