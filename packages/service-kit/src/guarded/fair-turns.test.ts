import { FairTurns } from './fair-turns.js';

const order = <Work>(turns: FairTurns<Work>) => {
  const taken: Work[] = [];
  for (let turn = turns.next(); turn; turn = turns.next()) taken.push(turn.work);
  return taken;
};

it('serves in order of arrival while nobody has used any time', () => {
  const turns = new FairTurns<number>();
  for (const [at, owner] of ['a', 'b', 'a'].entries()) turns.add(owner, at);
  expect(turns.waitingOf('a')).toBe(2);
  expect(order(turns)).toEqual([0, 1, 2]);
  expect(turns.next()).toBeUndefined();
});

it('serves the owner first that used the least time', () => {
  const turns = new FairTurns<string>();
  turns.note('slow', 4_000);
  turns.note('quick', 40);
  for (const owner of ['slow', 'slow', 'quick', 'new']) turns.add(owner, owner);
  expect(order(turns)).toEqual(['new', 'quick', 'slow', 'slow']);
});

it('forgets used time after ten minutes', () => {
  jest.useFakeTimers();
  try {
    const turns = new FairTurns<string>();
    turns.note('slow', 4_000);
    jest.advanceTimersByTime(600_001);
    turns.note('quick', 40);
    for (const owner of ['quick', 'slow']) turns.add(owner, owner);
    expect(order(turns)).toEqual(['slow', 'quick']);
  } finally {
    jest.useRealTimers();
  }
});
