import { parseArgs } from 'node:util';
import type { Environment } from '../runner/portal-options.js';
import { StartFailure } from '../runner/start-failure.js';
import { runOperatorCommand } from './operator-account.js';
import { runningPortal } from './running-portal.js';

const usage = `npm run operator -- grant EMAIL
npm run operator -- revoke EMAIL
npm run operator -- news-readers    (addresses of those who want news of the site)

The account must exist and the portal must be running (with --data DIR if it was started so), or MONGODB_URI and
REDIS_URL name its stores.`;

/** `npm run operator`: passes the words on to auth's own command, with the running portal's database. */
export async function runOperator(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { data: { type: 'string', default: '.data' } },
    allowPositionals: true,
  });
  const [action, email] = positionals;
  const isWhole =
    action === 'news-readers' || (['grant', 'revoke'].includes(action ?? '') && email);
  if (!action || !isWhole) throw new StartFailure(usage);
  const settings = env.MONGODB_URI ? {} : runningPortal(rootDir, values.data, env).settings;
  return runOperatorCommand(rootDir, [action, ...(email ? [email] : [])], settings);
}
