import type { Environment } from '../runner/portal-options.js';
import { StartFailure } from '../runner/start-failure.js';
import { runOperatorCommand } from './operator-account.js';
import { runningPortal } from './running-portal.js';

const usage = `npm run operator -- grant EMAIL
npm run operator -- revoke EMAIL

The account must exist and the portal must be running (or MONGODB_URI name its database).`;

/** `npm run operator`: passes the words on to auth's own command, with the running portal's database. */
export async function runOperator(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const [action, email] = args;
  if (!action || !['grant', 'revoke'].includes(action) || !email) throw new StartFailure(usage);
  const settings = env.MONGODB_URI ? {} : runningPortal(rootDir, '.data', env).settings;
  return runOperatorCommand(rootDir, [action, email], settings);
}
