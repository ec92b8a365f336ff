import { localAccount } from '../portal/operator-account.js';
import { type Environment, portalOptions } from '../portal/portal-options.js';
import { StartFailure } from '../portal/start-failure.js';
import { demoContent } from './demo-content.js';
import { firstOperatorText } from './first-operator.js';
import { beginPortal } from './portal.js';
import { readyLine, readyText } from './report.js';
import { shownTown } from './shown-town.js';

/** Maximum time of a shutdown; children end with this process in any case. */
const longestStopMs = 25_000;

const say = (text: string) => process.stderr.write(`${text}\n`);

/**
 * Runs the portal in this process until it is stopped: `npm start` after the build. Ends the process: 0 after a
 * requested stop, 1 when it could not start.
 */
export async function run(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<void> {
  const began = Date.now();
  surviveLostTerminal();
  let signals: { asked: boolean } | undefined;
  try {
    const options = portalOptions(rootDir, args, env);
    const beginning = beginPortal(options, say);
    signals = stopOnSignals(beginning.stop);
    const portal = await beginning.ready;
    const demo = await demoContent(options, say);
    const operator = demo ? localAccount(options.dataDir) : undefined;
    const shown = await shownTown(portal.ports.gateway);
    say(readyText(portal, shown, operator, Date.now() - began, env));
    if (options.json) process.stdout.write(`${readyLine(portal)}\n`);
    if (!operator) say(await firstOperatorText(options, portal.url));
  } catch (error) {
    // An aborted start fails too; the stop in progress ends the process.
    if (signals?.asked) return;
    say('');
    say(isForPeople(error) ? error.message : String((error as Error).stack ?? error));
    process.exit(1);
  }
}

/**
 * Invalid settings too, by name: importing their class would load the services' libraries, which load in parallel to
 * the stores.
 */
const isForPeople = (error: unknown): error is Error =>
  error instanceof StartFailure || (error as Error | undefined)?.name === 'ConfigError';

/**
 * The first signal shuts down in order. npm forwards a Ctrl-C that the terminal has already sent, so a signal that
 * follows at once is the same one; a later one exits at once.
 */
function stopOnSignals(stop: () => Promise<void>): { asked: boolean } {
  const state = { asked: false };
  let askedAt = 0;
  const onSignal = () => {
    if (state.asked) {
      if (Date.now() - askedAt > 1_000) process.exit(1);
      return;
    }
    state.asked = true;
    askedAt = Date.now();
    say('\nStopping: running requests and tasks are finished first …');
    setTimeout(() => process.exit(1), longestStopMs).unref();
    stop().then(
      () => {
        say('Stopped.');
        process.exit(0);
      },
      (error) => {
        say(String(error?.stack ?? error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => {
    say(`The portal failed and ends: ${error.stack ?? error}`);
    process.exitCode = 1;
    stop().finally(() => process.exit(1));
  });
  // An unhandled rejection in one service must not take down the others; its service has logged the request.
  process.on('unhandledRejection', (reason) => {
    say(`A failure that nobody handled: ${(reason as Error)?.stack ?? reason}`);
  });
  return state;
}

/** The reader of our output may exit first; EPIPE must not end the portal. */
function surviveLostTerminal(): void {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
