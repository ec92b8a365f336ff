import { fragmentSentences } from './fragment-sentences.js';

describe('fragments of an ad as sentences', () => {
  it.each([
    ['2 openings this Sat 10am and 1:30', 'We have 2 openings this Sat 10am and 1:30'],
    [
      'finished swapping 14 units at Northgate Plaza',
      'We finished swapping 14 units at Northgate Plaza',
    ],
    ['run by Grace Methodist since 1998', 'We have been run by Grace Methodist since 1998'],
    ['new fall colors in', 'New fall colors are in'],
    ['showers fixed', 'Showers are fixed'],
    ['Q4 estimated taxes due Jan 15', 'Q4 estimated taxes are due Jan 15'],
    ['story hour Sat 10 with Mr. Bill', 'Story hour is on Sat 10 with Mr. Bill'],
    ['tours Tues and Thurs at 10', 'Tours are on Tues and Thurs at 10'],
    ['horchata 2 dollars', 'Horchata is 2 dollars'],
    ['gel fill $38', 'Gel fill is $38'],
    ['no weekend upcharge', 'There is no weekend upcharge'],
    ['no appointment needed', 'You do not need an appointment'],
  ])('%s', (fragment, sentence) => {
    expect(fragmentSentences(fragment)?.[0]).toBe(sentence);
  });

  it.each(['al pastor and carnitas', 'kids under 5 eat free', '5 oz bar', 'ages 6 weeks to 5'])(
    'leaves what it cannot tell: %s',
    (fragment) => {
      expect(fragmentSentences(fragment)).toBeUndefined();
    },
  );
});
