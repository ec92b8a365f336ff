import { todayText } from './hours-today';

const zone = 'America/New_York';
/** A Monday. */
const at = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);

it('states closing or opening time in the time zone of the town', () => {
  const business_hours = { monday: '7 AM - 3 PM', tuesday: 'by appointment' };
  expect(todayText({ business_hours }, at('08:00'), zone)).toBe('Open · closes 3 PM');
  expect(todayText({ business_hours }, at('16:00'), zone)).toMatch(/^Closed/);
  expect(todayText({ business_hours }, new Date('2026-11-24T08:00:00-05:00'), zone)).toBe(
    'Today by appointment',
  );
});

it('is silent without hours, and follows a night into the next day', () => {
  expect(todayText({}, at('08:00'), zone)).toBeUndefined();
  expect(todayText({ business_hours: { sunday: '6 PM - 2 AM' } }, at('01:00'), zone)).toBe(
    'Open · closes 2 AM',
  );
});

it('respects special days and closures', () => {
  const business_hours = { monday: '7 AM - 3 PM' };
  const special_hours = [{ date: '2026-11-23', hours: 'closed', note: 'Inventory' }];
  expect(todayText({ business_hours, special_hours }, at('08:00'), zone)).toMatch(
    /^Closed \(Inventory\)/,
  );
  expect(todayText({ business_hours, temporarily_closed: {} }, at('08:00'), zone)).toBe(
    'Temporarily closed',
  );
});
