import { switchToEnglish, switchToSpanish } from '../testing/spanish-page.js';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it('names the applications of a status in the plural, and one of them in the singular', async () => {
  const { statusChoices, statusName } = await import('./application-status');
  expect(statusChoices.map(({ label }) => label)).toEqual([
    ...['Todas', 'Pendientes', 'Revisadas', 'Aceptadas', 'Rechazadas'],
  ]);
  expect(statusName('pending')).toBe('Pendiente');
});
