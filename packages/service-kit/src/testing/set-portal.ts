import type { StoredPortal } from '@commons/contracts/portal/portal-settings-lists';
import type { TestService } from './create-test-service.js';

let versions = 0;

/** Settings of the portal as auth publishes them. A service follows within a second or two. */
export async function setPortal(service: TestService, saved: StoredPortal): Promise<void> {
  versions += 1;
  const key = `${service.env.REDIS_PREFIX}:portal-settings`;
  await service.redis().set(key, JSON.stringify({ version: versions, saved }));
}
