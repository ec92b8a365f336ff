import { parseHours, writeHours } from './business-hours.js';

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
