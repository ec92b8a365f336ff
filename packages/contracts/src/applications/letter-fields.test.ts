import { fillLetter, unknownField } from './letter-fields.js';

const facts = { name: 'Zoë $& Quill', job: 'Baker {name}' };

it('replaces each field once, with the name unchanged', () => {
  expect(fillLetter('Dear {name}, about {job}: {name}', facts)).toBe(
    'Dear Zoë $& Quill, about Baker {name}: Zoë $& Quill',
  );
});

it('reports an unknown field', () => {
  expect(unknownField('Dear {name}, about {job}')).toBeUndefined();
  expect(unknownField('Dear {nmae}')).toBe(
    'Only {name} and {job} are filled in: please change {nmae}',
  );
});
