import { queryOfFilter } from './application-query.js';

/** The pattern for the first word in the name. */
const find = (search: string) => {
  const query = queryOfFilter({ search, stars: 0 }) as unknown as {
    $and: { $or: { [field: string]: RegExp }[] }[];
  };
  return query.$and[0]?.$or[0]?.['applicant.name'] as RegExp;
};

it.each([
  ['zoe', 'Zoë Álvarez'],
  ['ÁLVAREZ', 'zoë alvarez'],
  ['zoe', 'Zoe\u0308 decomposed'],
  ["o'brien (", "Kay O'Brien"],
  ['c++', 'C++ and Rust'],
  ['łukasz', 'Łukasz'],
])('%s is found in %s', (search, text) => {
  expect(text).toMatch(find(search));
});

it('escapes special characters', () => {
  expect('Anything').not.toMatch(find('.*'));
  expect('a-b').toMatch(find('a-b'));
  expect('[x]').toMatch(find('[x]'));
});

it('is fast for a malicious text', () => {
  const began = Date.now();
  expect('a\u0301'.repeat(20_000)).not.toMatch(find(`${'a'.repeat(150)}b`));
  expect(Date.now() - began).toBeLessThan(1_000);
});
