import { otherWays } from './another-way.js';

describe('otherWays of a plain time [AIT-07]', () => {
  it.each([
    [
      'My father sold the first shed in 1988 for $600.',
      'In 1988, my father sold the first shed for $600.',
    ],
    [
      'I started my practice three years ago at my kitchen table.',
      'Three years ago, I started my practice at my kitchen table.',
    ],
    [
      'We now open at 5:30am on weekdays so you can get a coffee.',
      'On weekdays, we now open at 5:30am so you can get a coffee.',
    ],
    [
      'Everyone who bought tickets gets their money back by Monday.',
      'By Monday, everyone who bought tickets gets their money back.',
    ],
    [
      'Everything with a yellow tag is half off Thursday through Sunday.',
      'From Thursday through Sunday, everything with a yellow tag is half off.',
    ],
    [
      'Everyone who ordered bread gets a free loaf next week.',
      'Next week, everyone who ordered bread gets a free loaf.',
    ],
  ])('%s → %s', (sentence, said) => {
    expect(otherWays(sentence)).toContain(said);
  });

  it.each([
    'The house was built in 1988 with stone.',
    'It was ours three years ago.',
    'Our new hours are Monday through Friday.',
    'Ann has photos of the town in 1950 with people.',
    'He came in March and left in May with a job.',
  ])('knows no other way: %s', (sentence) => {
    expect(otherWays(sentence)).toEqual([]);
  });
});
