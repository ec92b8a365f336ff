import { isOpen, townTime, weekdayOf } from './open-state.js';

const zone = 'America/Chicago';
// 2026-11-23 is a Monday; Chicago is then six hours behind UTC.
const chicago = (day: number, time: string) =>
  townTime(new Date(`2026-11-${day}T${time}-06:00`), zone);
const business_hours = {
  monday: '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM',
  friday: '6:00 PM – 2:00 AM',
  sunday: 'by appointment',
};

describe('isOpen', () => {
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
  ])('on November %i at %s: %s', (day, time, open) =>
    expect(isOpen({ business_hours }, chicago(day, time))).toBe(open),
  );

  it('is unknown for a business without hours', () => {
    expect(isOpen({}, chicago(23, '10:00:00'))).toBeUndefined();
    expect(isOpen({ business_hours: { monday: '' } }, chicago(23, '10:00:00'))).toBeUndefined();
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
    const nights = { business_hours: { saturday: '8 PM – 3 AM', sunday: 'closed' } };
    expect(isOpen(nights, townTime(new Date(moment), zone))).toBe(open);
  });

  it('uses the day at the place of the business', () => {
    const late = new Date('2026-11-23T23:30:00-06:00');
    expect(weekdayOf(townTime(late, zone).date)).toBe('monday');
    expect(weekdayOf(townTime(late, 'UTC').date)).toBe('tuesday');
  });

  it('prefers the special day to the week, while the range of the night before still ends', () => {
    const special = (date: string, hours: string) => ({
      business_hours,
      special_hours: [{ date, hours }],
    });
    expect(isOpen(special('2026-11-23', 'closed'), chicago(23, '10:00:00'))).toBe(false);
    expect(isOpen(special('2026-11-24', '10 AM – 2 PM'), chicago(24, '11:00:00'))).toBe(true);
    expect(
      isOpen(special('2026-11-24', 'by appointment'), chicago(24, '11:00:00')),
    ).toBeUndefined();
    expect(isOpen(special('2026-11-28', 'closed'), chicago(28, '01:30:00'))).toBe(true);
    expect(isOpen(special('2026-11-27', 'closed'), chicago(28, '01:30:00'))).toBe(false);
    // Without weekly hours, only the special day is known.
    const only = { special_hours: [{ date: '2026-11-24', hours: '10 AM – 2 PM' }] };
    expect(isOpen(only, chicago(24, '11:00:00'))).toBe(true);
    expect(isOpen(only, chicago(24, '15:00:00'))).toBe(false);
    expect(isOpen(only, chicago(25, '11:00:00'))).toBeUndefined();
  });

  it('is closed until the reopening day, whatever else is stated', () => {
    const closed = {
      business_hours,
      special_hours: [{ date: '2026-11-20', hours: '9 AM – 5 PM' }],
      temporarily_closed: { reopens_on: '2026-11-23' },
    };
    expect(isOpen(closed, chicago(20, '10:00:00'))).toBe(false);
    expect(isOpen(closed, chicago(23, '10:00:00'))).toBe(true);
    expect(isOpen({ business_hours, temporarily_closed: {} }, chicago(23, '10:00:00'))).toBe(false);
    expect(isOpen({ temporarily_closed: {} }, chicago(23, '10:00:00'))).toBe(false);
  });
});
