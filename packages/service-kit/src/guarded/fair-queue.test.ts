import { FairQueue } from './fair-queue.js';

const order = <Work>(queue: FairQueue<Work>) => {
  const taken: Work[] = [];
  for (let job = queue.next(); job; job = queue.next()) taken.push(job.work);
  return taken;
};

it('serves in order of arrival while no one has used any time', () => {
  const queue = new FairQueue<number>();
  for (const [at, owner] of ['a', 'b', 'a'].entries()) queue.add(owner, at);
  expect(queue.waitingOf('a')).toBe(2);
  expect(order(queue)).toEqual([0, 1, 2]);
  expect(queue.next()).toBeUndefined();
});

it('serves the owner first that used the least time', () => {
  const queue = new FairQueue<string>();
  queue.recordUse('slow', 4_000);
  queue.recordUse('quick', 40);
  for (const owner of ['slow', 'slow', 'quick', 'new']) queue.add(owner, owner);
  expect(order(queue)).toEqual(['new', 'quick', 'slow', 'slow']);
});

it('forgets used time after ten minutes', () => {
  jest.useFakeTimers();
  try {
    const queue = new FairQueue<string>();
    queue.recordUse('slow', 4_000);
    jest.advanceTimersByTime(600_001);
    queue.recordUse('quick', 40);
    for (const owner of ['quick', 'slow']) queue.add(owner, owner);
    expect(order(queue)).toEqual(['slow', 'quick']);
  } finally {
    jest.useRealTimers();
  }
});
