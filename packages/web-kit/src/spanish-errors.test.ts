import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const page = globalThis as { commonsSite?: object; commonsTexts?: object };

/** The translations that the build makes for a front end. */
const built = () => {
  const folder = resolve(__dirname, '../rspack/texts');
  const script = `import { translationsOf } from ${JSON.stringify(`${folder}/translations.mjs`)};
    console.log(JSON.stringify(translationsOf({ directory: ${JSON.stringify(folder)}, language: 'es' })));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
};

beforeAll(() => {
  page.commonsSite = { language: 'es' };
  page.commonsTexts = { test: built() };
});
afterAll(() => {
  delete page.commonsSite;
  delete page.commonsTexts;
});

it.each([
  ['Job not found', 'Empleo no encontrado'],
  ['You can save 100 jobs. Please remove some first.', 'Puede guardar 100 empleos.'],
  ['Must be at most 20 characters', 'Debe tener como máximo 20 caracteres'],
  ['Must be at least 3', 'Debe ser al menos 3'],
  // Values are said too, and the text with most words of its own wins.
  ['An application cannot go from pending to accepted.', 'de pendiente a aceptada.'],
  ['Too many sign-in attempts. Please wait 1 second and try again.', 'Espere 1 segundo e'],
  ['Only {name} and {job} are filled in: please change {a}', '{name} y {job}: cambie {a}'],
  ['This job is hidden: It names\nno pay.', 'Este empleo está oculto: It names\nno pay.'],
  // What people wrote stays.
  ['Some pie (with cream) and coffee', 'Some pie (with cream) and coffee'],
])('says %j on a Spanish page', async (detail, spanish) => {
  const { ApiError, errorMessage } = await import('./api-error');
  const error = new ApiError({ failure: 'http', status: 422, detail });
  expect(errorMessage(error)).toContain(spanish);
});
