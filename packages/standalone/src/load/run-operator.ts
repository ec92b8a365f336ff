import { createInterface } from 'node:readline/promises';
import { CommandLine } from '@commons/service-kit/config/command-line';
import { clearDemo } from '../demo/clear-demo.js';
import { runOperatorCommand } from '../portal/operator-account.js';
import type { Environment } from '../portal/portal-options.js';
import { runningPortal } from '../portal/running-portal.js';
import { StartFailure } from '../portal/start-failure.js';

const command = new CommandLine('npm run operator', StartFailure);

/** `npm run operator`: passes its arguments to auth's own command, with the running portal's database. */
export async function runOperator(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const { values, positionals } = command.parse(
    args,
    { data: { type: 'string', default: '.data' }, yes: { type: 'boolean' } },
    true,
  );
  const [action, email] = positionals;
  if (action === 'clear-demo') {
    const portal = runningPortal(rootDir, values.data, env);
    return clearDemo(portal, env, values.yes ? () => Promise.resolve(true) : askForYes);
  }
  const isWhole =
    ['first-link', 'list', 'news-readers'].includes(action ?? '') ||
    (['grant', 'revoke'].includes(action ?? '') && email);
  if (!action || !isWhole)
    throw command.failure('Say what to do, and for grant and revoke the e-mail address.');
  const portal = env.MONGODB_URI ? undefined : runningPortal(rootDir, values.data, env);
  const words = [action, ...(email ? [email] : [])];
  const output = await runOperatorCommand(rootDir, words, portal?.settings ?? {});
  return action === 'first-link' ? firstLink(output, portal?.api.url ?? env.SITE_URL) : output;
}

/** @param path as auth prints it: nothing while there is an operator */
function firstLink(path: string, url = ''): string {
  if (!path) return 'There is an operator already, who can sign in: no link was made.';
  return url.replace(/\/$/, '') + path;
}

/** Without a terminal there is no prompt, so `--yes` is required. */
async function askForYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartFailure(`${question}\nAdd --yes to do it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
