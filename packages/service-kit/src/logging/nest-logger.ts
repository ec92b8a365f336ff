import type { LoggerService } from '@nestjs/common';
import { log } from './logger.js';

type Level = 'info' | 'warn' | 'error' | 'debug' | 'trace' | 'fatal';

/**
 * Sends Nest's own log lines to pino. Nest has one logger per process, and several services share a process. So this
 * one is stateless and uses the logger of the current context. Nest passes its context as the last text.
 */
class NestLogger implements LoggerService {
  log = (message: unknown, ...rest: unknown[]) => this.#write('debug', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.#write('warn', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.#write('error', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.#write('fatal', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.#write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.#write('trace', message, rest);

  #write(level: Level, message: unknown, rest: unknown[]): void {
    const nest = rest.at(-1);
    const fields = typeof nest === 'string' ? { nest } : {};
    if (message instanceof Error) log()[level]({ ...fields, err: message }, message.message);
    else log()[level](fields, typeof message === 'string' ? message : JSON.stringify(message));
  }
}

export const nestLogger = new NestLogger();
