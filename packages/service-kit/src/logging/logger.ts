import { type Logger, pino } from 'pino';
import { currentContext } from './request-context.js';

export type { Logger } from 'pino';

/** JSON lines to standard output, one object a line, with the name of the service in each. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

const silent = pino({ level: 'silent' });

/** Logger of the running request, task or service; silent outside of any service. */
export const log = (): Logger => currentContext()?.logger ?? silent;
