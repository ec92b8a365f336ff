import { setTimeout as delay } from 'node:timers/promises';
import { defineTask } from '@commons/contracts/tasks/task';
import { z } from 'zod';
import type { ServiceConfig } from '../service.config.js';
import { startService } from '../service.js';
import { createTestService, type TestService } from '../testing/create-test-service.js';
import {
  CountWords,
  countWords,
  events,
  NoteReconciliation,
  sampleService,
  Work,
  work,
} from '../testing/sample-service.js';
import { until } from '../testing/until.js';
import { TaskQueue, untilDone } from './task-queue.js';

let service: TestService;
let token: string;

const waitFor = (event: string) =>
  until(
    () => events,
    (seen) => seen.includes(event),
  );
const add = (what: string, key: string, id?: string) =>
  service.request('POST', '/tasks', { token, body: { task: { what, key }, id } });
const counts = async (of = service) => {
  const { body } = await of.request('GET', '/metrics');
  const found = [...String(body).matchAll(/queue_tasks\{state="(\w+)",.*\} (\d+)/g)];
  return Object.fromEntries(found.map(([, state, tasks]) => [state, Number(tasks)]));
};

const start = async () => {
  service = await createTestService(sampleService(), { env: { RECONCILE_INTERVAL_MS: '100' } });
  token = await service.tokenFor();
};
beforeAll(start);
afterAll(() => service.close());

describe('a task', () => {
  it('with an invalid payload is not added', async () => {
    // A separate service that gets no tasks from other tests.
    const idle = await createTestService(sampleService());
    const before = await counts(idle);
    const body = { task: { what: 'dance', key: 'x' } };
    const answer = await idle.request('POST', '/tasks', { token: await idle.tokenFor(), body });
    expect(answer.status).toBe(500);
    expect(await counts(idle)).toEqual(before);
    await idle.close();
  });

  it('is processed with the request id of its enqueuer', async () => {
    const created = await service.request('POST', '/notes', {
      token: await service.tokenFor({ account_type: 'employer' }),
      body: { text: 'three short words' },
      headers: { 'x-request-id': '4bf92f3577b34da6a3ce929d0e0e4736' },
    });
    const mail = await service.inbox.waitFor('words@example.org');
    expect(mail.subject).toBe('three short words');
    const database = await service.database();
    const stored = await database.collection('notes').findOne({ text: 'three short words' });
    expect(stored).toMatchObject({ words: 3, request_id: '4bf92f3577b34da6a3ce929d0e0e4736' });
    expect(String(stored?._id)).toBe(created.body.id);
  });

  it('is retried after a failure, with a pause', async () => {
    await add('fail-twice', 'again');
    await waitFor('again ends 3');
    expect(events.filter((event) => event.startsWith('again begins'))).toHaveLength(3);
  });

  it('is retained and counted when it fails permanently', async () => {
    const { failed = 0 } = await counts();
    await add('fail', 'doomed');
    await waitFor('doomed begins 6');
    await until(counts, (now) => now.failed === failed + 1);
  });

  it('that is due until it is done gets a successor an hour after it failed permanently', async () => {
    const redis = service.redis();
    await redis.ping();
    const queue = new TaskQueue(service.env as unknown as ServiceConfig, redis);
    const now = new Date();
    const addAt = (at: Date) =>
      queue.add(work, { what: 'fail', key: 'due' }, { ...untilDone('due', at), attempts: 1 });
    const runs = () => events.filter((event) => event === 'due begins 1').length;
    const { failed = 0 } = await counts();
    await addAt(now);
    await until(counts, (after) => after.failed === failed + 1);
    await addAt(now);
    await addAt(new Date(now.getTime() + 3_600_000));
    await until(counts, (after) => after.failed === failed + 2);
    expect(runs()).toBe(2);
    await queue.onApplicationShutdown();
  });

  it('with an id that was added before is not processed twice', async () => {
    const ids = [];
    for (let time = 0; time < 3; time++) ids.push((await add('slow', 'once', 'a:b%c')).body.id);
    expect(ids).toEqual(Array(3).fill('sample.work/a%3Ab%25c'));
    await waitFor('once ends 1');
    await add('slow', 'once', 'a:b%c');
    await delay(300);
    expect(events.filter((event) => event.startsWith('once begins'))).toHaveLength(1);
  });

  it('can be waited for', async () => {
    const body = { task: { what: 'fail-twice', key: 'awaited' } };
    const answer = await service.request('POST', '/run', { token, body });
    expect(answer).toMatchObject({ status: 201, body: { result: { attempt: 3 } } });
  });

  it('with an invalid payload in the queue fails at once and is retained', async () => {
    const { Queue } = await import('bullmq');
    const queue = new Queue('sample', {
      connection: service.redis(),
      prefix: `${service.env.REDIS_PREFIX}:bull`,
    });
    const job = await queue.add('sample.work', { payload: { what: 'dance' } }, { attempts: 3 });
    await until(
      () => job.isFailed(),
      (failed) => failed,
    );
    const stored = await queue.getJob(job.id ?? '');
    expect(stored).toMatchObject({ attemptsMade: 1 });
    expect(stored?.failedReason).toMatch(/^payload refused/);
    await queue.close();
  });

  it('survives a restart while waiting', async () => {
    const [task] = [{ what: 'slow', key: 'later' }];
    const api = { ...service.env, ROLES: 'api' };
    await service.request('POST', '/notes', { token });
    const definition = sampleService();
    const onlyApi = await startService(definition, api);
    await onlyApi.close();
    await fetch(`${service.url}/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ task }),
    });
    await service.restart();
    await waitFor('later ends 1');
  });
});

describe('the start', () => {
  const other = defineTask('sample.other', z.object({}));
  const foreign = defineTask('jobs.other', z.object({}));
  class SecondWork extends Work {}

  it.each([
    ['a task without a processor', { providers: [CountWords] }, /sample\.work has no processor/],
    [
      'several missing ones',
      { tasks: [countWords, work, other], providers: [CountWords] },
      /sample\.work has no processor; task sample\.other has no processor/,
    ],
    [
      'two processors of a task',
      { providers: [CountWords, Work, SecondWork] },
      /sample\.work has several processors/,
    ],
    [
      'a processor of a task that is not declared',
      { tasks: [countWords] },
      /sample\.work has a processor but is not declared/,
    ],
    [
      'a task of another service',
      { tasks: [countWords, work, foreign] },
      /jobs\.other belongs to another service/,
    ],
  ])('fails for %s', async (_name, overrides, message) => {
    await expect(startService(sampleService(overrides), service.env)).rejects.toThrow(message);
  });
});

describe('a reconciliation', () => {
  it('runs again and again, in one of two instances', async () => {
    const second = await startService(sampleService(), service.env);
    events.length = 0;
    const started = performance.now();
    const runs = () => events.filter((event) => event === 'reconciliation').length;
    await until(runs, (count) => count >= 12);
    // A run locks the others out for 90 ms; at the beginning one of each instance may be running.
    const most = (performance.now() - started) / 90 + 3;
    expect(runs()).toBeLessThanOrEqual(most);
    await second.close();
  });

  it('is not run by the role api', async () => {
    const api = await createTestService(
      sampleService({ providers: [CountWords, Work, NoteReconciliation] }),
      {
        env: { RECONCILE_INTERVAL_MS: '50', ROLES: 'api' },
      },
    );
    await service.close();
    events.length = 0;
    await delay(300);
    expect(events).toEqual([]);
    await api.close();
    await start();
  });
});
