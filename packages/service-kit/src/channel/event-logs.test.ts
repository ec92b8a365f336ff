import { Redis } from 'ioredis';
import type { ServiceConfig } from '../service.config.js';
import { until } from '../testing/until.js';
import { Channels } from './channels.js';
import { EventLogs } from './event-logs.js';

const config = {
  REDIS_URL: process.env.REDIS_URL ?? '',
  REDIS_PREFIX: `test-event-logs-${process.pid}`,
} as ServiceConfig;
const redis = new Redis(config.REDIS_URL ?? '');
const all: Channels[] = [];
/** A separate instance, as in another process. */
function newProcess() {
  const channels = new Channels(redis, config);
  all.push(channels);
  return new EventLogs(channels, redis, config);
}
afterEach(() => {
  for (const channels of all.splice(0)) channels.onApplicationShutdown();
});
afterAll(() => redis.disconnect());

/** Follows a log and collects its events. */
function followed(logs: EventLogs, log: string) {
  const leaving = new AbortController();
  const events: unknown[] = [];
  const ended = (async () => {
    for await (const batch of logs.follow(log, leaving.signal)) events.push(...batch);
  })();
  return { events, ended, leave: () => leaving.abort() };
}
const has = (length: number) => (events: unknown[]) => events.length === length;

describe('an event log', () => {
  it('gives every follower in any process all events in order, however late it came', async () => {
    const [writer, other] = [newProcess(), newProcess()];
    await writer.start('text', { at: 0 }, 60);
    const early = followed(other, 'text');
    for (let at = 1; at <= 20; at++) await writer.append('text', [{ at }], 60);
    const late = followed(writer, 'text');
    await writer.append('text', [{ at: 21 }, 'é'], 60);
    const expected = [...Array.from({ length: 22 }, (_, at) => ({ at })), 'é'];
    for (const { events } of [early, late]) {
      await until(() => events, has(23));
      expect(events).toEqual(expected);
    }
    const summary = () => writer.summary('text');
    await until(summary, (found) => found?.followers === 2);
    expect(await summary()).toEqual({ first: { at: 0 }, last: 'é', followers: 2 });
    early.leave();
    await early.ended;
    expect(await summary()).toMatchObject({ followers: 1 });
    late.leave();
    await late.ended;
    expect(await summary()).toMatchObject({ followers: 0 });
  });

  it('ends its followers when it is deleted, and stays deleted', async () => {
    const [writer, other] = [newProcess(), newProcess()];
    await writer.start('stopped', 'begin', 60);
    const follower = followed(other, 'stopped');
    await until(() => follower.events, has(1));
    await writer.delete('stopped');
    await follower.ended;
    await writer.append('stopped', ['more'], 60);
    expect(await writer.summary('stopped')).toBeUndefined();
  });

  it('has the lifetime of its last event', async () => {
    const logs = newProcess();
    await logs.start('short', 'begin', 600);
    await logs.append('short', ['end'], 1);
    const follower = followed(logs, 'short');
    await follower.ended;
    expect(follower.events).toEqual(['begin', 'end']);
  });

  it('is read even if the message about an event was lost', async () => {
    const logs = newProcess();
    await logs.start('lost', 1, 60);
    const follower = followed(logs, 'lost');
    await until(() => follower.events, has(1));
    await redis.xadd(`${config.REDIS_PREFIX}:lost`, '*', 'event', '2');
    await until(() => follower.events, has(2));
    follower.leave();
    await follower.ended;
  });
});
