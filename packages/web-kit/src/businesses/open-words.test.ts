import { dateAfter, openState, townTime } from '@commons/contracts/businesses/open-state';
import { openWords } from './open-words';

// 2026-11-23 is a Monday; Chicago is then six hours behind UTC.
const chicago = (day: number, time: string) =>
  townTime(new Date(`2026-11-${day}T${time}-06:00`), 'America/Chicago');
const business_hours = {
  monday: '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM',
  friday: '6:00 PM – 2:00 AM',
  sunday: 'by appointment',
};

describe('openWords', () => {
  const said = (times: Parameters<typeof openState>[0], day: number, time: string) => {
    const now = chicago(day, time);
    const words = openWords(openState(times, now), now);
    return words && [words.word, words.next].filter(Boolean).join(' · ');
  };
  const always = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      '24 hours',
    ]),
  );

  it.each([
    [23, '10:00:00', 'Open · closes 12 PM'],
    [23, '12:30:00', 'Closed · opens 1 PM'],
    [23, '18:00:00', 'Closed · opens Fri 6 PM'],
    [27, '23:00:00', 'Open · closes 2 AM'],
    [28, '01:00:00', 'Open · closes 2 AM'],
    // Sunday is by appointment, so the next opening is unknown.
    [28, '10:00:00', 'Closed'],
    [29, '10:00:00', undefined],
  ])('on November %i at %s: %s', (day, time, words) =>
    expect(said({ business_hours }, day, time)).toBe(words),
  );

  it('omits midnight where the next day continues', () => {
    expect(said({ business_hours: always }, 23, '10:00:00')).toBe('Open 24 hours');
    const weekdays = { ...always, saturday: 'closed', sunday: 'closed' };
    expect(said({ business_hours: weekdays }, 24, '10:00:00')).toBe('Open · closes Sat 12 AM');
    expect(said({ business_hours: weekdays }, 28, '10:00:00')).toBe('Closed · opens Mon 12 AM');
  });

  it('names the special day, and the opening after it', () => {
    const times = {
      business_hours: { ...always, thursday: '6:30 AM – 3 PM', friday: '6:30 AM – 3 PM' },
      special_hours: [{ date: '2026-11-26', hours: 'closed', note: 'Thanksgiving' }],
    };
    expect(said(times, 26, '10:00:00')).toBe('Closed (Thanksgiving) · opens Fri 6:30 AM');
  });

  it('says until when it is closed', () => {
    const closed = (reopens_on?: string) => ({ temporarily_closed: { reopens_on } });
    expect(said(closed('2027-03-02'), 23, '10:00:00')).toBe('Temporarily closed · opens Mar 2');
    expect(said(closed(), 23, '10:00:00')).toBe('Temporarily closed');
  });

  it('names a distant opening by its date', () => {
    const special_hours = Array.from({ length: 10 }, (_, day) => ({
      date: dateAfter('2026-11-23', day),
      hours: 'closed',
    }));
    const times = { business_hours: { monday: '9 AM – 5 PM' }, special_hours };
    expect(said(times, 23, '10:00:00')).toBe('Closed · opens Dec 7');
  });
});
