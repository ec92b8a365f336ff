import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandLine } from '@commons/service-kit/config/command-line';
import { SingleBar } from 'cli-progress';
import { operatorToken } from '../portal/operator-account.js';
import type { Environment } from '../portal/portal-options.js';
import { runningPortal } from '../portal/running-portal.js';
import { StartFailure } from '../portal/start-failure.js';
import { importFile } from './import-file.js';
import { resultText, takenRows } from './import-report.js';
import { countRows } from './row-file.js';

const endpoints: Readonly<Record<string, string>> = {
  jobs: '/jobs/import',
  businesses: '/business-directory/import',
};

const command = new CommandLine('npm run load', StartFailure);

/** `npm run load`. @returns the exit code: 1 when no row was accepted */
export async function runLoad(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<number> {
  const { path, file, data } = readArguments(args);
  const portal = runningPortal(rootDir, data, env);
  const bar = new SingleBar({
    format:
      'Loading {bar} {percentage}% · {value} of {total} rows · {refused} refused · {duration_formatted}',
    noTTYOutput: true,
    notTTYSchedule: 5_000,
    hideCursor: null,
  });
  const target = {
    path,
    call: portal.api.call.bind(portal.api),
    signIn: () => operatorToken(portal, env),
  };
  bar.start(Math.max(await rowsIn(file), 1), 0, { refused: 0 });
  try {
    const count = await importFile(file, target, (done) => {
      bar.update(takenRows(done) + done.refusedCount, { refused: done.refusedCount });
    });
    bar.stop();
    process.stdout.write(`${resultText(count)}\n`);
    return count.refusedCount > 0 && takenRows(count) === 0 ? 1 : 0;
  } catch (error) {
    bar.stop();
    throw new StartFailure(
      `${(error as Error).message}\nWhat was loaded stays; run the same command again to load the rest.`,
    );
  }
}

/** Refuses a damaged file before loading anything from it. */
async function rowsIn(file: string): Promise<number> {
  try {
    return await countRows(file);
  } catch (error) {
    throw new StartFailure(
      `${file} cannot be read: ${(error as Error).message}. Nothing was loaded.`,
    );
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = command.parse(
    args,
    { data: { type: 'string', default: '.data' } },
    true,
  );
  const [kind = '', name] = positionals;
  const path = endpoints[kind];
  if (!path || !name)
    throw command.failure('Say what to load, jobs or businesses, and name the file.');
  // npm runs scripts in the project's folder; INIT_CWD is the caller's.
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new StartFailure(`There is no file ${file}.`);
  }
  return { path, file, data: values.data };
}
