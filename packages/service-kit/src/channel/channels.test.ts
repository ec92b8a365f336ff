import { Redis } from 'ioredis';
import { TaskCancellations } from '../queues/task-cancellations.js';
import type { ServiceConfig } from '../service.config.js';
import { until } from '../testing/until.js';
import { Channels } from './channels.js';

const config = {
  REDIS_URL: process.env.REDIS_URL ?? '',
  REDIS_PREFIX: `test-channels-${process.pid}`,
} as ServiceConfig;
const redis = new Redis(config.REDIS_URL ?? '');
const all: Channels[] = [];
/** A separate instance, as in another process. */
function newProcess() {
  const channels = new Channels(redis, config);
  all.push(channels);
  return channels;
}
afterEach(() => {
  for (const channels of all.splice(0)) channels.onApplicationShutdown();
});
afterAll(() => redis.disconnect());

async function subscribed(channels: Channels, channel: string) {
  const messages: unknown[] = [];
  const leave = await channels.subscribe(channel, (message) => messages.push(message));
  return { messages, leave };
}
const count = async (channel: string) =>
  Number((await redis.pubsub('NUMSUB', `${config.REDIS_PREFIX}:${channel}`))[1]);

describe('a channel', () => {
  it('passes a message to every subscriber of every process, and to no other channel', async () => {
    const [one, other] = [newProcess(), newProcess()];
    const subscribers = [
      await subscribed(one, 'news'),
      await subscribed(one, 'news'),
      await subscribed(other, 'news'),
    ];
    const elsewhere = await subscribed(other, 'more-news');
    await one.publish('news', { a: [1, 'é'] });
    await one.publish('more-news', 'last');
    await until(
      () => elsewhere.messages,
      ({ length }) => length > 0,
    );
    await until(
      () => subscribers.map(({ messages }) => messages.length),
      (all) => all.every(Boolean),
    );
    for (const { messages } of subscribers) expect(messages).toEqual([{ a: [1, 'é'] }]);
    expect(elsewhere.messages).toEqual(['last']);
  });

  it('is unsubscribed with its last subscriber, and can be subscribed to again at once', async () => {
    const channels = newProcess();
    const [first, second] = [
      await subscribed(channels, 'rooms'),
      await subscribed(channels, 'rooms'),
    ];
    first.leave();
    await channels.publish('rooms', 1);
    await until(
      () => second.messages,
      ({ length }) => length === 1,
    );
    expect(first.messages).toEqual([]);
    second.leave();
    const third = await subscribed(channels, 'rooms');
    await channels.publish('rooms', 2);
    await until(
      () => third.messages,
      ({ length }) => length === 1,
    );
    third.leave();
    await until(
      () => count('rooms'),
      (subscribers) => subscribers === 0,
    );
    expect(second.messages).toEqual([1]);
  });
});

describe('a cancellable task', () => {
  const cancellationsOf = () => new TaskCancellations(redis, config, newProcess());
  const aborted = (signal: AbortSignal) =>
    new Promise<number>((resolve) => {
      const began = performance.now();
      const end = () => resolve(performance.now() - began);
      if (signal.aborted) end();
      signal.addEventListener('abort', end);
    });

  it('is aborted by the message, long before the key is polled again', async () => {
    const [worker, caller] = [cancellationsOf(), cancellationsOf()];
    const watched = worker.watch('task-1', aborted);
    await until(
      () => count('task-cancelled'),
      (subscribers) => subscribers > 0,
    );
    await caller.cancel('another');
    await caller.cancel('task-1');
    expect(await watched).toBeLessThan(4_000);
  });

  it('is aborted at once when it was cancelled before it began', async () => {
    await cancellationsOf().cancel('task-2');
    const signals = await cancellationsOf().watch('task-2', async (signal) => signal.aborted);
    expect(signals).toBe(true);
  });

  it('is aborted a little later when the message was lost', async () => {
    const watched = cancellationsOf().watch('task-3', aborted);
    await until(
      () => count('task-cancelled'),
      (subscribers) => subscribers > 0,
    );
    await redis.set(`${config.REDIS_PREFIX}:task-cancelled:task-3`, '1', 'EX', 60);
    expect(await watched).toBeGreaterThan(100);
  });
});
