import { townText } from './report.js';

describe('the start message about the town', () => {
  it.each([
    [{}, /^Chattanooga, TN {3}\(clock: America\/New_York, of that place/],
    [{ SITE_PLACE: 'Springfield, IL' }, /^Springfield, IL {3}\(clock: America\/Chicago, of that/],
    [{ SITE_TIME_ZONE: 'America/Boise' }, /America\/Boise, from SITE_TIME_ZONE/],
  ])('names the place and its time zone: %j', (env, text) => {
    expect(townText(env)).toMatch(text);
  });
});
