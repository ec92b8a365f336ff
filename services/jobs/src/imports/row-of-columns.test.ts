import { rowOfColumns } from './row-of-columns.js';

const reading = { source: 'file', refsRepeat: false, timeZone: 'America/New_York' };
const dates = (text: string) => {
  const { created_at, valid_through } = rowOfColumns(
    { created_at: text, valid_through: text },
    reading,
  );
  return [created_at, valid_through];
};

it.each([
  ['2026-03-15', '2026-03-15T04:00:00.000Z', '2026-03-16T03:59:59.999Z'],
  ['2026-3-5', '2026-03-05T05:00:00.000Z', '2026-03-06T04:59:59.999Z'],
  ['3/15/2026', '2026-03-15T04:00:00.000Z', '2026-03-16T03:59:59.999Z'],
  ['15.3.2026', '2026-03-15T04:00:00.000Z', '2026-03-16T03:59:59.999Z'],
  // The day on which the clocks change.
  ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
])('reads %s as a day of the town, from its start or until its end', (text, start, end) => {
  expect(dates(text)).toEqual([start, end]);
});

it.each([
  ['2026-07-01 09:30', '2026-07-01T13:30:00.000Z'],
  ['2026-07-01T09:30:15', '2026-07-01T13:30:15.000Z'],
  ['2026-07-01T09:30:00Z', '2026-07-01T09:30:00.000Z'],
  ['2026-07-01T09:30:00-07:00', '2026-07-01T16:30:00.000Z'],
])('reads the time of %s on the clock of the town unless it has an offset', (text, moment) => {
  expect(dates(text)).toEqual([moment, moment]);
});

it.each(['soon', '2026-02-30', '2026-13-01', '13/13/2026', '2026-03-15 at noon'])(
  'leaves %s to validation',
  (text) => expect(dates(text)).toEqual([text, text]),
);
