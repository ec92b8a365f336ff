import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { clearDemo } from '../demo/clear-demo.js';
import { runOperatorCommand } from '../portal/operator-account.js';
import type { Environment } from '../portal/portal-options.js';
import { runningPortal } from '../portal/running-portal.js';
import { StartFailure } from '../portal/start-failure.js';

const usage = `npm run operator -- grant EMAIL
npm run operator -- revoke EMAIL
npm run operator -- first-link      (a new link that makes the first operator, while there is none)
npm run operator -- news-readers    (addresses of those who want news of the site)
npm run operator -- clear-demo [--yes]   removes the demo content and its accounts, before going live

The account must exist and the portal must be running (with --data DIR if it was started so), or MONGODB_URI and
REDIS_URL name its stores.`;

/** `npm run operator`: passes its arguments to auth's own command, with the running portal's database. */
export async function runOperator(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { data: { type: 'string', default: '.data' }, yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [action, email] = positionals;
  if (action === 'clear-demo') {
    const portal = runningPortal(rootDir, values.data, env);
    return clearDemo(portal, env, values.yes ? () => Promise.resolve(true) : askForYes);
  }
  const isWhole =
    ['news-readers', 'first-link'].includes(action ?? '') ||
    (['grant', 'revoke'].includes(action ?? '') && email);
  if (!action || !isWhole) throw new StartFailure(usage);
  const settings = env.MONGODB_URI ? {} : runningPortal(rootDir, values.data, env).settings;
  return runOperatorCommand(rootDir, [action, ...(email ? [email] : [])], settings);
}

/** Without a terminal nobody can answer, so `--yes` is required. */
async function askForYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartFailure(`${question}\nAdd --yes to do it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
