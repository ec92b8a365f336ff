import { otherWays } from './another-way.js';

describe('otherWays of a time [AIT-07]', () => {
  it.each([
    ['We have run a daycare for 18 years.', 'For 18 years, we have run a daycare.'],
    ['Ron is retiring after 16 years.', 'After 16 years, Ron is retiring.'],
    [
      'During March we frame one drawing of a child for $35.',
      'We frame one drawing of a child for $35 during March.',
    ],
    [
      'We open at 6 on weekdays so you can get a coffee.',
      'On weekdays, we open at 6 so you can get a coffee.',
    ],
    [
      'Get an oil change in November and the tire rotation is free.',
      'In November, get an oil change and the tire rotation is free.',
    ],
    ['Dr. Lena Ortiz joins our clinic on June 1.', 'On June 1, Dr. Lena Ortiz joins our clinic.'],
  ])('%s → %s', (sentence, said) => {
    expect(otherWays(sentence)).toContain(said);
  });

  it.each([
    [
      'moves no time over two deeds',
      'The company has 11 employees and trains two apprentices every year.',
    ],
    ['moves no day behind another deed', 'By week four you drink tea out of something you made.'],
    ['moves no day with two', 'In May we start Saturday clinics at 9.'],
  ])('%s: %s', (_, sentence) => {
    expect(otherWays(sentence)).toEqual([]);
  });
});

describe('a span of years [AIT-07]', () => {
  it('is not moved over two deeds', () => {
    expect(otherWays('I am licensed and have worked in homes for 12 years.')).not.toContain(
      'For 12 years, I am licensed and have worked in homes.',
    );
  });
});

describe('days that belong together [AIT-07]', () => {
  it('are not parted', () => {
    for (const way of otherWays('Everything is half off Thursday through Sunday.'))
      expect(way).toContain('Thursday through Sunday');
  });
});
