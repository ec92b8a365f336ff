import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOperatorCommand } from '../portal/operator-account.js';
import type { PortalOptions } from '../portal/portal-options.js';
import { runningPortal } from '../portal/running-portal.js';

const fileName = 'first-operator-link.txt';

/**
 * What the start says while the portal has no operator: a new link that makes the first one. It goes to the terminal of
 * who started it, or into a file that only its owner reads: lines of a service manager or a container may leave the
 * machine (docs/adr/0027). Empty when there is an operator.
 */
export async function firstOperatorText(
  { rootDir, dataDir, env }: PortalOptions,
  url: string,
  isTerminal = process.stderr.isTTY ?? false,
): Promise<string> {
  const file = join(dataDir, fileName);
  rmSync(file, { force: true });
  let link: string;
  try {
    const { settings } = runningPortal(rootDir, dataDir, env);
    link = await runOperatorCommand(rootDir, ['first-link'], settings);
  } catch (error) {
    return `No link for the first operator could be made: ${(error as Error).message}\n`;
  }
  if (!link) return '';
  if (!isTerminal) writeFileSync(file, `${url}${link}\n`, { mode: 0o600 });
  return [
    'Nobody runs this portal yet. Whoever opens this link first, within a day, becomes its operator:',
    '',
    `  ${isTerminal ? url + link : `(in ${file}, which you alone can read)`}`,
    '',
    'It works once; the next start makes another. Keep it to yourself.',
    '',
  ].join('\n');
}
