import type { TestService } from '@commons/service-kit/testing/create-test-service';
import type { Redis } from 'ioredis';

/** What the calls are about at the time: an employer. */
export interface EmployerUnderTest {
  readonly service: TestService;
  readonly redis: Redis;
  readonly owner: string;
  readonly token: string;
}

/** The calls of an employer about the own listing, and what the jobs service is told of it. */
export const employerCalls = (now: () => EmployerUnderTest) => ({
  call: (method: string, body?: unknown, under = '') =>
    now().service.request(method, `/business-directory${under}`, { token: now().token, body }),
  /** Ids of the tasks for the jobs service that tell of this owner. */
  told: () => {
    const { service, redis, owner } = now();
    return redis.keys(`${service.env.REDIS_PREFIX}:bull:jobs:jobs.listing-changed/${owner}-*`);
  },
});
