import type { GuardedWork } from '../testing/guarded-sample.js';
import { type GuardedOptions, GuardedRunner } from './guarded-runner.js';

interface Doubled {
  readonly pid: number;
  readonly bytes: Uint8Array;
}

let runner: GuardedRunner<GuardedWork, Doubled>;

const start = (options: Partial<GuardedOptions> = {}) => {
  runner = new GuardedRunner({
    package: '@commons/service-kit',
    file: 'testing/guarded-sample.js',
    memoryMegabytes: 150,
    timeMs: 5_000,
    ...options,
  });
  return runner;
};
afterEach(() => runner.close());

/** Signal 0 only tests whether the process exists. */
function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const turn = { owner: 'anyone' };
const double = async (owner = 'anyone') =>
  runner.run({ what: 'double', bytes: Buffer.from('ab') }, { owner });
const waitUntilGone = async (pid: number) => {
  for (const end = Date.now() + 60_000; lives(pid) && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return !lives(pid);
};

it('passes bytes in and out, and reuses its child for the next input', async () => {
  start().warm();
  const first = await double();
  expect(Buffer.from(first.bytes).toString()).toBe('abab');
  const more = await Promise.all([double(), double(), double()]);
  expect(new Set([first, ...more].map(({ pid }) => pid)).size).toBe(1);
  expect(first.pid).not.toBe(process.pid);
  await expect(runner.run({ what: 'throw' }, turn)).rejects.toMatchObject({
    reason: 'error',
    message: 'no such file',
  });
  expect((await double()).pid).toBe(first.pid);
});

it.each([
  ['loop', { timeMs: 300 }, 'time'],
  ['fill', {}, 'ended'],
  ['end', {}, 'ended'],
] as const)(
  'kills a child that would %s, and continues with another',
  async (what, options, reason) => {
    start(options);
    const { pid } = await double();
    const [failure, after] = await Promise.allSettled([runner.run({ what }, turn), double()]);
    expect(failure).toMatchObject({ status: 'rejected', reason: { reason } });
    expect(after).toMatchObject({ status: 'fulfilled' });
    expect(after.status === 'fulfilled' && after.value.pid).not.toBe(pid);
    expect(await waitUntilGone(pid)).toBe(true);
  },
);

it('does not count time in which the machine is busy with something else', async () => {
  start({ timeMs: 1_000 });
  const { pid } = await double();
  expect((await runner.run({ what: 'wait' }, turn)).pid).toBe(pid);
});

it('passes no settings to its child', async () => {
  start();
  const names = (await runner.run({ what: 'settings' }, turn)) as unknown as string[];
  expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['MALLOC_ARENA_MAX']);
});

it('limits the number of waiting jobs', async () => {
  start({ waiting: 2 });
  const results = await Promise.allSettled([double(), double(), double()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(results[2]).toMatchObject({ reason: { reason: 'busy' } });
});

it('serves others before the next slow job of one owner, and limits the waiting jobs of one owner', async () => {
  start({ timeMs: 300, waitingOfOne: 3 });
  await double();
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  const slow = Array.from({ length: 4 }, () => runner.run({ what: 'loop' }, { owner: 'hostile' }));
  const refused = runner.run({ what: 'loop' }, { owner: 'hostile' });
  await expect(refused).rejects.toMatchObject({ reason: 'busy' });
  const ended = [
    ...slow.map((work) => work.catch(note('slow'))),
    ...['third', 'fourth'].map((owner) => double(owner).then(note(owner))),
  ];
  await Promise.all(ended);
  expect(order).toEqual(['slow', 'third', 'fourth', 'slow', 'slow', 'slow']);
});

it('replaces its child after some jobs, and ends an idle one', async () => {
  start({ worksPerChild: 2, idleMs: 100 });
  const [first, second, third] = [await double(), await double(), await double()];
  expect(second.pid).toBe(first.pid);
  expect(third.pid).not.toBe(first.pid);
  expect(await waitUntilGone(third.pid)).toBe(true);
  expect((await double()).pid).not.toBe(third.pid);
});

it('reports a missing module', async () => {
  start({ file: 'testing/not-there.js' });
  await expect(double()).rejects.toThrow(/not built/);
});
