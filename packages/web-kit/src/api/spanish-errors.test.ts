import { switchToEnglish, switchToSpanish } from '../testing/spanish-page.js';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it.each([
  ['Job not found', 'Empleo no encontrado'],
  ['You can save 100 jobs. Please remove some first.', 'Puede guardar 100 empleos.'],
  ['Must be at most 20 characters', 'Debe tener como máximo 20 caracteres'],
  ['Must be at least 3', 'Debe ser al menos 3'],
  ['Service temporarily unavailable. Please try again later.', 'no está disponible por ahora'],
  // Values are included, and the text with the most specific words wins.
  ['An application cannot go from pending to accepted.', 'de pendiente a aceptada.'],
  ['Too many sign-in attempts. Please wait 1 second and try again.', 'Espere 1 segundo e'],
  ['Only {name} and {job} are filled in: please change {a}', '{name} y {job}: cambie {a}'],
  ['This job is hidden: It names\nno pay.', 'Este empleo está oculto: It names\nno pay.'],
  // What people wrote is not translated.
  ['Some pie (with cream) and coffee', 'Some pie (with cream) and coffee'],
])('says %j on a Spanish page', async (detail, spanish) => {
  const { ApiError, errorMessage } = await import('./api-error');
  const error = new ApiError({ failure: 'http', status: 422, detail });
  expect(errorMessage(error)).toContain(spanish);
});
