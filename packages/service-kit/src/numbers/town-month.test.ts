import { monthOf, townMonth } from './town-month.js';

const iso = (month: string, timeZone: string) =>
  Object.values(townMonth(month, timeZone)).map((at) => at.toISOString());

it.each([
  ['2026-11', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
  ['2026-12', 'UTC', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-02', 'Pacific/Kiritimati', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2026-02', 'Asia/Kathmandu', '2026-01-31T18:15:00.000Z', '2026-02-28T18:15:00.000Z'],
])('%s in %s is from %s to %s', (month, timeZone, from, to) => {
  expect(iso(month, timeZone)).toEqual([from, to]);
  expect(monthOf(new Date(from), timeZone)).toBe(month);
  expect(monthOf(new Date(Date.parse(to) - 1), timeZone)).toBe(month);
});
