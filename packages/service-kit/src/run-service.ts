import type { z } from 'zod';
import { ConfigError } from './config/parse-config.js';
import { type ServiceDefinition, startService } from './service.js';
import { stopOnSignals } from './stop-on-signals.js';

/** Runs one service as its own process: settings from the environment, PORT and HOST, stop on signals. */
export async function runService<Config extends z.ZodType>(
  definition: ServiceDefinition<Config>,
): Promise<void> {
  // If they are a file on a full disk, writing to them fails; that must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    stopOnSignals(await startService(definition, process.env));
  } catch (error) {
    const text = error instanceof ConfigError ? error.problems.join('\n  ') : String(error);
    process.stderr.write(`${definition.name} cannot start:\n  ${text}\n`);
    process.exit(1);
  }
}
