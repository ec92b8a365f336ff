import { todayText } from './hours-today';

const zone = 'America/New_York';
/** A Monday. */
const at = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);

it('says the hours of today and whether it is open, in the time of the town', () => {
  const hours = { monday: '7 AM - 3 PM', tuesday: 'by appointment' };
  expect(todayText(hours, at('08:00'), zone)).toBe('Open now · today 7 AM - 3 PM');
  expect(todayText(hours, at('16:00'), zone)).toBe('Closed now · today 7 AM - 3 PM');
  expect(todayText(hours, new Date('2026-11-24T08:00:00-05:00'), zone)).toBe(
    'Today by appointment',
  );
  expect(todayText(hours, new Date('2026-11-25T08:00:00-05:00'), zone)).toBe('Closed today');
});

it('says nothing where no hours are given, and follows a night into the next day', () => {
  expect(todayText({}, at('08:00'), zone)).toBeUndefined();
  expect(todayText({ sunday: '6 PM - 2 AM' }, at('01:00'), zone)).toBe('Open now');
});
