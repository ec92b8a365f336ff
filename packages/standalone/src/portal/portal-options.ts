import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blockedPortProblem } from '@commons/service-kit/config/blocked-ports';
import { StartFailure } from './start-failure.js';

/** Environment variables, like `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface PortalOptions {
  /** Folder of the project, where the builds are. */
  readonly rootDir: string;
  /** Folder of all persistent data. */
  readonly dataDir: string;
  readonly host: string;
  /** Port of the site; 0 picks a free one. */
  readonly port: number;
  /** One process per deployable instead of one for all. */
  readonly processes: boolean;
  /** Demo content on the first start. */
  readonly demo: boolean;
  /** Logs to the terminal instead of to files. */
  readonly verbose: boolean;
  /** Prints one JSON line on standard output when the portal is ready. */
  readonly json: boolean;
  readonly env: Environment;
}

export const usage = `npm start -- [options]

  --processes   each front end and service as its own process
  --data DIR    keep the data there instead of .data
  --no-demo     no fictional content on the first start
  --verbose     log lines to the terminal instead of to .data/logs
  --json        one line of JSON on standard output when the portal is ready

PORT sets the port of the site (8080; 0 takes a free one), HOST where it listens (127.0.0.1).`;

/** Parses the command line and PORT, HOST. @throws StartFailure with the usage */
export function portalOptions(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): PortalOptions {
  const flags = parse(args);
  return {
    rootDir,
    dataDir: resolve(rootDir, flags.data ?? '.data'),
    host: env.HOST || '127.0.0.1',
    port: portNumber(env.PORT || '8080'),
    processes: flags.processes ?? false,
    demo: !flags['no-demo'] && env.NODE_ENV !== 'production',
    verbose: flags.verbose ?? false,
    json: flags.json ?? false,
    env,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        processes: { type: 'boolean' },
        data: { type: 'string' },
        'no-demo': { type: 'boolean' },
        verbose: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}\n\n${usage}`);
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartFailure(`PORT must be a number from 0 to 65535, not '${text}'.`);
  }
  const problem = blockedPortProblem(port);
  if (problem) throw new StartFailure(`PORT: ${problem}`);
  return port;
}
