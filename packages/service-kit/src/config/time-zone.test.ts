import { calendarDay, isoDay, isoMinute } from './time-zone.js';

describe('the day of a time zone', () => {
  it.each([
    ['UTC', '2026-11-30T23:59:59.999Z', '2026-11-30'],
    ['UTC', '2026-12-01T00:00:00Z', '2026-12-01'],
    ['America/Chicago', '2026-12-01T05:59:59Z', '2026-11-30'],
    ['America/Chicago', '2026-12-01T06:00:00Z', '2026-12-01'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Asia/Kolkata', '2028-02-28T18:30:00Z', '2028-02-29'],
    // The hour that is repeated, and the one that is skipped.
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08'],
  ])('in %s at %s is %s', (timeZone, at, day) => {
    expect(isoDay(new Date(at), timeZone)).toBe(day);
    expect(calendarDay(new Date(at), timeZone)).toEqual(new Date(day));
  });
});

it.each([
  ['UTC', '2026-11-30T23:59:59.999Z', '2026-11-30 23:59'],
  ['America/New_York', '2026-11-29T01:36:17Z', '2026-11-28 20:36'],
  ['America/New_York', '2026-11-29T05:00:00Z', '2026-11-29 00:00'],
  ['Asia/Kolkata', '2028-02-28T18:35:00Z', '2028-02-29 00:05'],
])('the clock in %s at %s shows %s', (timeZone, at, clock) => {
  expect(isoMinute(new Date(at), timeZone)).toBe(clock);
});
