import { one } from '../../testing/fit-comparison.js';

it.each([
  ['Bilingual (Spanish)', 'Spanish, fluent', 'found'],
  ['Fluent in Spanish', 'English, German', 'not_found'],
  ['Bilingual (English/Spanish)', 'English (native), Igbo (fluent)', 'partly'],
  ['Good English', 'Baker since 2015', 'ask'],
])('compares languages: %j with %j is %s', (requirement, line, state) => {
  expect(one(requirement, [], [line])?.state).toBe(state);
});

it('takes a text in Spanish for speaking it', () => {
  const lines = [
    'Trabajo con una cuadrilla de cuatro en los jardines de la ciudad',
    'Manejo de camioneta y riego por goteo',
  ];
  expect(one('Bilingual Spanish', lines)?.quotes[0]?.text).toBe(lines[0]);
  expect(one('Bilingual Spanish', ['Worked in La Paz, Casa de Oro and El Toro'])?.state).toBe(
    'not_found',
  );
});

it('does not ask who writes in English whether they speak it', () => {
  expect(one('Bilingual (English/Spanish)', ['Haul crude and diesel'])).toMatchObject({
    state: 'not_found',
    missing: ['spanish'],
  });
});
