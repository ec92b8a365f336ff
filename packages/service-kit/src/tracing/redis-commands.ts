import { tracingChannel } from 'node:diagnostics_channel';
import type { OpenSpan } from '../logging/request-context.js';
import { startStep } from './span.js';

interface RedisCall {
  readonly command: string;
  readonly error?: unknown;
}

/** Traces the commands of ioredis through its diagnostics channel, without keys and values. */
export function followRedis(): void {
  const open = new WeakMap<object, OpenSpan>();
  const end = (call: RedisCall) => {
    open.get(call)?.end(call.error === undefined ? {} : { error: call.error });
    open.delete(call);
  };
  tracingChannel<string, RedisCall>('ioredis:command').subscribe({
    start(call) {
      const name = `redis ${call.command}`;
      const span = startStep({ name, kind: 'client', attributes: { 'db.system.name': 'redis' } });
      if (span) open.set(call, span);
    },
    end() {},
    asyncStart() {},
    asyncEnd: end,
    error() {},
  });
}
