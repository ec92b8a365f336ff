import { type Logger, pino } from 'pino';
import { LogOutput } from './log-output.js';
import { currentContext } from './request-context.js';
import { safeError, safeFields, withoutAddresses } from './safe-error.js';

export type { Logger } from 'pino';

/**
 * JSON lines with the name of the service in each: to standard output, or to a file where several services share a
 * process and its terminal. No line contains what people typed, or their addresses.
 */
export const createLogger = (
  service: string,
  level: string,
  output: LogOutput = new LogOutput(),
): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }), log: safeFields },
      serializers: { err: safeError },
      hooks: { streamWrite: withoutAddresses },
    },
    output,
  );

const silent = pino({ level: 'silent' });

/** Logger of the current request, task or service; silent outside of any service. */
export const log = (): Logger => currentContext()?.logger ?? silent;
