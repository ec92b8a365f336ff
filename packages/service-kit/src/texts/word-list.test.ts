import { wordList } from './word-list.js';

it('has the lines of a file of a package, without its comments', () => {
  const lines = wordList('@commons/service-kit', 'vocabulary/activities').split('\n');
  expect(lines).toContain('draw blood > phlebotomist');
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([]);
});

it('names the file that is missing', () => {
  expect(() => wordList('@commons/service-kit', 'vocabulary/nothing')).toThrow(
    'data/vocabulary/nothing.txt of @commons/service-kit is missing',
  );
});
