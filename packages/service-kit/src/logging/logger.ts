import { type Logger, pino } from 'pino';
import { currentContext } from './request-context.js';

export type { Logger } from 'pino';

/**
 * JSON lines, one object a line, with the name of the service in each: to standard output, or to a file where
 * several services share a process and its terminal.
 */
export function createLogger(service: string, level: string, file?: string): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return file ? pino(options, pino.destination({ dest: file, mkdir: true })) : pino(options);
}

const silent = pino({ level: 'silent' });

/** Logger of the running request, task or service; silent outside of any service. */
export const log = (): Logger => currentContext()?.logger ?? silent;
