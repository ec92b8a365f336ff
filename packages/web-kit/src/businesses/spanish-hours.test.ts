import { openState, townTime } from '@commons/contracts/businesses/open-state';
import { beEnglish, beSpanish } from '../testing/spanish-page.js';

beforeAll(beSpanish);
afterAll(beEnglish);

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
