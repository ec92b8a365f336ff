import { openState, townTime } from '@commons/contracts/businesses/open-state';
import { switchToEnglish, switchToSpanish } from '../testing/spanish-page.js';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

const business_hours = { monday: '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM', friday: '6 AM – 1 PM' };

// 2026-11-23 is a Monday.
it.each([
  [23, '08:00:00', 'Cerrado · abre a las 9 a. m.'],
  [23, '10:00:00', 'Abierto · cierra a las 12 p. m.'],
  [23, '12:30:00', 'Cerrado · abre a la 1 p. m.'],
  [23, '18:00:00', 'Cerrado · abre el vie 6 a. m.'],
  [27, '10:00:00', 'Abierto · cierra a la 1 p. m.'],
])('on November %i at %s a Spanish page says: %s', async (day, time, words) => {
  const { openWords } = await import('./open-words');
  const now = townTime(new Date(`2026-11-${day}T${time}-06:00`), 'America/Chicago');
  const said = openWords(openState({ business_hours }, now), now);
  expect([said?.word, said?.next].join(' · ')).toBe(words);
});

it.each([
  ['6:30 AM – 12:00 PM, 1:00 PM – 5:00 PM', '6:30 a. m. – 12:00 p. m., 1:00 p. m. – 5:00 p. m.'],
  ['9am-5 p.m. by appointment', '9 a. m.-5 p. m. by appointment'],
  ['24 hours', '24 horas'],
  ['17:00 – 2:00', '17:00 – 2:00'],
])('[BIZ-08] a Spanish page shows the hours %s as %s', async (written, shown) => {
  const { hoursText } = await import('./open-words');
  expect(hoursText(written)).toBe(shown);
});
