import { resolve } from 'node:path';
import { blockedPortProblem } from '@commons/service-kit/config/blocked-ports';
import { CommandLine } from '@commons/service-kit/config/command-line';
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

const command = new CommandLine('npm start', StartFailure);

/** Parses the command line and PORT, HOST. @throws StartFailure */
export function portalOptions(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): PortalOptions {
  const { values: flags } = command.parse(args, {
    processes: { type: 'boolean' },
    data: { type: 'string' },
    'no-demo': { type: 'boolean' },
    verbose: { type: 'boolean' },
    json: { type: 'boolean' },
  });
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

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartFailure(`PORT must be a number from 0 to 65535, not '${text}'.`);
  }
  const problem = blockedPortProblem(port);
  if (problem) throw new StartFailure(`PORT: ${problem}`);
  return port;
}
