import { Redis } from 'ioredis';
import { anyChange, ChangeLog } from './change-log.js';

interface Settings {
  readonly REDIS_URL?: string | undefined;
  readonly REDIS_PREFIX?: string | undefined;
}

/**
 * Call it after writing to a searched collection past its service: every index of it is rebuilt before the next search.
 * Without Redis no service with an index is running.
 * @param subject name of the searched subject, e.g. `jobs`
 */
export async function rebuildIndexes(settings: Settings, subject: string): Promise<void> {
  if (!settings.REDIS_URL) return;
  const redis = new Redis(settings.REDIS_URL, { retryStrategy: () => null });
  redis.on('error', () => undefined);
  const key = `${settings.REDIS_PREFIX ?? 'commons'}:search:${subject}`;
  try {
    await new ChangeLog(redis, `${key}:number`, `${key}:changes`).publish(anyChange);
  } finally {
    redis.disconnect();
  }
}
