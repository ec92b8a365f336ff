import type { TestService } from '@commons/service-kit/testing/create-test-service';
import type { Redis } from 'ioredis';

/** The current employer of the calls. */
interface EmployerUnderTest {
  readonly service: TestService;
  readonly redis: Redis;
  readonly owner: string;
  readonly token: string;
}

/** Calls of an employer on their own listing, and the tasks that notify the jobs service. */
export const employerCalls = (now: () => EmployerUnderTest) => ({
  call: (method: string, body?: unknown, under = '') =>
    now().service.request(method, `/business-directory${under}`, { token: now().token, body }),
  /** Keys of the jobs service's tasks about this owner. */
  changeTasks: () => {
    const { service, redis, owner } = now();
    return redis.keys(`${service.env.REDIS_PREFIX}:bull:jobs:jobs.listing-changed/${owner}-*`);
  },
});
