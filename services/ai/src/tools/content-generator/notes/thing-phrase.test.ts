import { isThingPhrase } from './thing-phrase.js';

describe('isThingPhrase [AIT-07]', () => {
  it.each([
    'soy candle',
    'goat milk soap made by hand',
    'screen printed shirts',
    'used Trek 820 mountain bike',
    'math and SAT tutoring',
    'dark roast from Peru',
  ])('fits a frame: %s', (title) => {
    expect(isThingPhrase(title)).toBe(true);
  });

  it.each([
    ['a clause', 'brisket sells out by noon'],
    ['what happened', 'finished swapping 14 rooftop units'],
    ['a firm', 'landscaping co'],
    ['a time', 'hail last week'],
    ['a thing with its state', 'battery test free'],
    ['a thing with its price', 'taco Tuesday $1.50 street tacos'],
  ])('is no thing but %s: %s', (_, title) => {
    expect(isThingPhrase(title)).toBe(false);
  });
});
