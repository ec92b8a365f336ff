import { one, person } from '../../testing/fit-comparison.js';
import { fitOf } from './fit-of.js';
import { joined, letterText } from './person-text.js';

it('names the synonyms it matched, and what it did not find', () => {
  expect(one('Registered nurse license', ['RN since 2017'])?.note).toBe(
    'The posting says “Registered nurse license”, you say “RN”. Using both helps a quick reader.',
  );
  expect(one('BLS and ACLS', ['BLS, 2025'])).toMatchObject({ state: 'partly', missing: ['ACLS'] });
});

it('gives an employer quotes only, without advice', () => {
  const texts = [
    person(['Baker, Stone Bread, 2019 - 2023']),
    letterText('I speak Spanish. I am 20.'),
  ];
  const posting = { required_qualifications: '2 years of baking\nSpanish\nForklift certification' };
  const { must } = fitOf(posting, joined(texts));
  expect(must.map(({ state, quotes }) => [state, quotes[0]?.from])).toEqual([
    ['found', 'resume'],
    ['found', 'letter'],
    ['not_found', undefined],
  ]);
  expect(must.some((requirement) => 'note' in requirement)).toBe(false);
});

it('mentions neither chances nor scores', () => {
  const { must } = fitOf(
    {
      required_qualifications:
        '5 years of nursing\nRN\nBSN\nSpanish\nExcel\nFriendly\nNight shifts',
    },
    person(['Baker, Stone Bread, 2019 - 2023']),
    'en',
  );
  const notes = must.map(({ note = '' }) => note).join('\n');
  expect(notes).not.toMatch(/score|chance|percent|%|unqualified|fail|weak|lack|poor|!/i);
});

it('advises in the language of the page', () => {
  const required_qualifications = 'Fluent in Vietnamese\nPunctual';
  const { must } = fitOf({ required_qualifications }, person(['Baked bread']), 'es');
  expect(must.map(({ note }) => note)).toContain(
    'Es difícil de ver en un currículum. Un ejemplo de su trabajo lo muestra mejor que la palabra.',
  );
  expect(must.map(({ note }) => note).join(' ')).not.toMatch(/\b(?:you|the)\b/);
});

it('bounds the work for a long text', () => {
  const lines = Array.from(
    { length: 600 },
    (_, at) => `Did thing ${at} with ${'many words '.repeat(80)}`,
  );
  const required_qualifications = Array.from(
    { length: 60 },
    (_, at) => `Skill ${at} and Excel`,
  ).join('\n');
  const long = person(lines);
  expect(long.lines.length).toBeLessThan(40);
  expect(fitOf({ required_qualifications }, long, 'en').must).toHaveLength(30);
});

it('does not ask for the posting’s words where the person’s are among them', () => {
  expect(one('Experience with children', ['Cared for children'])?.note).toBeUndefined();
});
