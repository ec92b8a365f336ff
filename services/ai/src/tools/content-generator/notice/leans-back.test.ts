import { leansBack } from './leans-back.js';

describe('leansBack [AIT-07]', () => {
  it.each([
    'We do it at the marina.',
    'Last year it went to Ann.',
    'Today 14 people work there.',
    'We still deliver.',
  ])('%s', (sentence) => {
    expect(leansBack(sentence)).toBe(true);
  });

  it.each([
    'There is a pie for everyone.',
    'Kids bring their bikes.',
    'Drop off your laundry before 10 and get it back at 5.',
    'We cancel if it rains.',
    'Bread is $5.',
  ])('not %s', (sentence) => {
    expect(leansBack(sentence)).toBe(false);
  });
});
