import { demoState } from '../demo/demo-mark.js';
import type { PortalOptions } from '../portal/portal-options.js';
import { runningPortal } from '../portal/running-portal.js';

/**
 * Loads the demo content on the first start, unless the options exclude it. A failure is reported by `say`, and retried
 * at the next start.
 * @returns whether the portal has demo content
 */
export async function demoContent(
  { demo, rootDir, dataDir, env }: PortalOptions,
  say: (line: string) => void,
): Promise<boolean> {
  const state = demoState(dataDir);
  if (state !== 'none' || !demo) return state === 'loaded';
  try {
    const { loadDemo } = await import('../demo/load-demo.js');
    await loadDemo(runningPortal(rootDir, dataDir, env), env);
    return true;
  } catch (error) {
    say(`The demo content could not be loaded: ${(error as Error).message}`);
    return false;
  }
}
