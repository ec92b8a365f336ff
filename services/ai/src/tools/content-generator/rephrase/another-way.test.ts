import { otherWays } from './another-way.js';

describe('otherWays [AIT-07]', () => {
  it.each([
    ['We deliver if you order by noon.', 'If you order by noon, we deliver.'],
    ['Free estimates if you bring a photo.', 'Bring a photo and get free estimates.'],
    [
      'We now open on Saturdays starting December 5.',
      'Starting December 5, we now open on Saturdays.',
    ],
    ['Rosa teaches the class on Saturdays.', 'On Saturdays, Rosa teaches the class.'],
    ['15% off chairs through May 5.', 'Through May 5, get 15% off chairs.'],
    ['Open house on May 4 with free coffee.', 'On May 4 there is an open house with free coffee.'],
    ['The class will be outside instead.', 'Instead, the class will be outside.'],
    [
      'My father laid the first one in 1988, and two of his crew still work with us.',
      'In 1988, my father laid the first one, and two of his crew still work with us.',
    ],
    ['We rent canoes and kayaks.', 'You can rent canoes and kayaks from us.'],
    ['We wash dogs under 40 pounds for $25.', 'Dogs under 40 pounds? We wash them for $25.'],
    [
      'The kitchen closes at 9 when there is no game.',
      'When there is no game, the kitchen closes at 9.',
    ],
  ])('%s → %s', (sentence, said) => {
    expect(otherWays(sentence)[0]).toBe(said);
  });

  it.each([
    ['asks its reader', 'Ask if you need a ramp.'],
    ['is a request with its reason', 'Please bring your own chair because there is no seating.'],
    ['leans on the sentence before it', 'It starts on Monday.'],
    ['has two clauses', 'Grant Street is closed this week, so park behind the shop.'],
    ['is an offer of two steps', 'Buy one, get one free on pansies this weekend.'],
    ['quotes somebody', 'Rosa says "we deliver if you order by noon".'],
  ])('stays as it was entered where it %s', (_, sentence) => {
    expect(otherWays(sentence)).toEqual([]);
  });
});
