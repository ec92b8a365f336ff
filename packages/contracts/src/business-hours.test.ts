import { openNow, parseHours, weekdayOf, writeHours } from './business-hours.js';

const h = (hour: number, minute = 0) => hour * 60 + minute;

describe('parseHours', () => {
  it.each([
    ['9:00 AM – 5:00 PM', [[h(9), h(17)]]],
    ['9am-5pm', [[h(9), h(17)]]],
    ['9 a.m. to 5 p.m.', [[h(9), h(17)]]],
    ['9 – 5 PM', [[h(9), h(17)]]],
    ['1-5pm', [[h(13), h(17)]]],
    ['11-2 pm', [[h(11), h(14)]]],
    ['12pm – 3:30pm', [[h(12), h(15, 30)]]],
    ['09:00-17:30', [[h(9), h(17, 30)]]],
    ['8:00 AM – noon', [[h(8), h(12)]]],
    ['5 PM until midnight', [[h(17), h(24)]]],
    ['17:00 - 24:00', [[h(17), h(24)]]],
    ['5:00 PM – 2:00 AM', [[h(17), h(26)]]],
    ['22:00—04:00', [[h(22), h(28)]]],
    [
      '1:00 PM – 5:00 PM, 9:00 AM – 12:00 PM',
      [
        [h(9), h(12)],
        [h(13), h(17)],
      ],
    ],
    [
      '7-10 am & 4-8 pm',
      [
        [h(7), h(10)],
        [h(16), h(20)],
      ],
    ],
    ['24 hours', [[0, h(24)]]],
    ['Open 24 Hours', [[0, h(24)]]],
    ['24/7', [[0, h(24)]]],
    ['12:00 AM – 12:00 AM', [[0, h(24)]]],
  ])('reads %j', (text, ranges) => {
    expect(parseHours(text)).toEqual(ranges.map(([from, to]) => ({ from, to })));
  });

  it.each(['closed', ' Closed ', '', '  ', undefined])('reads %j as closed (BIZ-08)', (text) => {
    expect(parseHours(text)).toEqual([]);
  });

  it.each([
    '9-5',
    '9:00-5:00',
    'by appointment',
    'from 9 am',
    '9 am – 25 pm',
    '9:75 am – 5 pm',
    '25:00-26:00',
    '9 am – 5 pm, by appointment',
    '9 am – 5 pm, 4 pm – 6 pm',
    '13 pm – 15 pm',
    '9 am – 9 am',
    '24:00 – 06:00',
    '-'.repeat(100),
  ])('does not guess at %j', (text) => expect(parseHours(text)).toBeUndefined());
});

describe('writeHours', () => {
  it.each([
    [[], 'closed'],
    [[{ from: 0, to: h(24) }], '24 hours'],
    [[{ from: h(9), to: h(17) }], '9:00 AM – 5:00 PM'],
    [[{ from: h(0, 5), to: h(12) }], '12:05 AM – 12:00 PM'],
    [[{ from: h(18), to: h(26) }], '6:00 PM – 2:00 AM'],
  ])('writes %j as %j', (ranges, text) => expect(writeHours(ranges)).toBe(text));

  it('writes what parseHours can read, for every quarter of an hour', () => {
    for (let from = 0; from < h(24); from += 15) {
      for (let to = from + 15; to < from + h(24); to += 15) {
        expect(parseHours(writeHours([{ from, to }]))).toEqual([{ from, to }]);
      }
    }
  });
});

describe('openNow', () => {
  const hours = {
    monday: '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM',
    friday: '6:00 PM – 2:00 AM',
    sunday: 'by appointment',
  };
  // 2026-11-23 is a Monday; Chicago is then six hours behind UTC.
  const chicago = (day: number, time: string) => new Date(`2026-11-${day}T${time}-06:00`);
  const at = (day: number, time: string) => openNow(hours, chicago(day, time), 'America/Chicago');

  it.each([
    [23, '08:59:59', false],
    [23, '09:00:00', true],
    [23, '12:30:00', false],
    [23, '16:59:59', true],
    [23, '17:00:00', false],
    [24, '10:00:00', false],
    [27, '23:00:00', true],
    [28, '01:59:00', true],
    [28, '02:00:00', false],
    [29, '10:00:00', undefined],
    [23, '01:00:00', undefined],
  ])('on November %i at %s: %s', (day, time, open) => expect(at(day, time)).toBe(open));

  it('does not know for a business without hours', () => {
    expect(openNow({}, chicago(23, '10:00:00'))).toBeUndefined();
    expect(openNow({ monday: '' }, chicago(23, '10:00:00'))).toBeUndefined();
  });

  // In 2026 Chicago's clocks move from 2 to 3 AM on March 8 and from 2 back to 1 AM on November 1, both Sundays.
  it.each([
    ['the last minute before the clock moves forward', '2026-03-08T07:59:00Z', true],
    ['the minute after it, 3 AM', '2026-03-08T08:00:00Z', false],
    ['half past one', '2026-11-01T06:30:00Z', true],
    ['half past one again, an hour later', '2026-11-01T07:30:00Z', true],
    ['2:30 AM, which comes once', '2026-11-01T08:30:00Z', true],
    ['3 AM', '2026-11-01T09:00:00Z', false],
  ])('uses the local clock when it changes: %s', (_, moment, open) => {
    const nights = { saturday: '8 PM – 3 AM', sunday: 'closed' };
    expect(openNow(nights, new Date(moment), 'America/Chicago')).toBe(open);
  });

  it('uses the day at the place of the business', () => {
    const late = chicago(23, '23:30:00');
    expect(weekdayOf(late, 'America/Chicago')).toBe('monday');
    expect(weekdayOf(late, 'UTC')).toBe('tuesday');
  });
});
