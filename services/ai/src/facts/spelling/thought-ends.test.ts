import { withSureEnds } from './thought-ends.js';

describe('ends of thoughts that no mark shows and that are sure', () => {
  it.each([
    ['walk ins only no appointments', 'walk ins only, no appointments'],
    ['open until 8pm no refunds', 'open until 8pm, no refunds'],
    [
      'we have no appointments and there is no parking',
      'we have no appointments and there is no parking',
    ],
    ['check pH first should be 7.2 to 7.6', 'check pH first, it should be 7.2 to 7.6'],
    ['oven fixed finally sorry about last week', 'oven fixed finally. sorry about last week'],
    ['we are sorry about last week', 'we are sorry about last week'],
    ['EPA card a plus but we will train', 'EPA card a plus, but we will train'],
    [
      'met ms dale at the rotary lunch want to trade referrals',
      'met ms dale at the rotary lunch. want to trade referrals',
    ],
    ['the order was supposed to come Tuesday', 'the order was supposed to come Tuesday'],
    ['got a festival Saturday need it by noon', 'got a festival Saturday. need it by noon'],
    ['we need it by noon', 'we need it by noon'],
    ['welcome Darla to the team she starts Monday', 'welcome Darla to the team. she starts Monday'],
    ['dogs are welcome if they are on a leash', 'dogs are welcome if they are on a leash'],
    ['ask where my fork is ordered Nov 3', 'ask where my fork is. ordered Nov 3'],
    ['introduce our designer Omar he takes over', 'introduce our designer Omar, who takes over'],
    ['the bike is ready brakes done', 'the bike is ready. brakes done'],
    ['bill for hillside dairy they had us mow', 'bill for hillside dairy. they had us mow'],
    ['invoice for the work they had us do', 'invoice for the work they had us do'],
  ])('[AIT-12] %s', (typed, marked) => {
    expect(withSureEnds(typed)).toBe(marked);
    expect(withSureEnds(marked)).toBe(marked);
  });

  it('[AIT-12] does not walk back through a long word at each of its letters', () => {
    for (const text of ['x'.repeat(20_000), '1'.repeat(20_000), 'bill for a '.repeat(2_000)])
      expect(withSureEnds(text)).toBe(text);
  });
});
