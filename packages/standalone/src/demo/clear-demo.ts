import { setTimeout } from 'node:timers/promises';
import { beginClearing, demoAccountsLeft } from '@commons/auth/demo';
import { dropDemoJobs } from '@commons/jobs/demo';
import type { RunningPortal } from '../portal/operator-account.js';
import type { Environment } from '../portal/portal-options.js';
import { StartFailure } from '../portal/start-failure.js';
import { markDemoCleared } from './demo-mark.js';

const lookMs = 1_000;
/** The portal checks for due erasures every 30 seconds, and each takes a moment in every service. */
const patienceMs = 5 * 60_000;

const question =
  'This removes the fictional people, their businesses with photos and reviews, and their jobs. What real people wrote ' +
  'about these businesses goes with them; applications of real people stay in their own lists. Go on?';

/**
 * Removes the demo content the same way as people leave: every service erases the accounts and everything they own.
 * @returns the text to print
 */
export async function clearDemo(
  portal: RunningPortal,
  env: Environment,
  agree: (question: string) => Promise<boolean>,
): Promise<string> {
  const settings = { ...env, ...portal.settings };
  if ((await demoAccountsLeft(settings)) === 0) return 'There is no demo content here.';
  if (!(await agree(question))) return 'Nothing was removed.';
  const owners = await beginClearing(settings);
  for (const end = Date.now() + patienceMs; (await demoAccountsLeft(settings)) > 0; ) {
    if (Date.now() > end) {
      throw new StartFailure(
        'The accounts are being deleted, but not all of them are gone yet. Check that the portal is running, then try again.',
      );
    }
    await setTimeout(lookMs);
  }
  await dropDemoJobs(settings, owners);
  markDemoCleared(portal.dataDir);
  return `The demo content is removed: ${owners.length} accounts with all that was theirs.`;
}
