import { listed } from './portal-area-words.js';
import { heroText, heroTextFor } from './texts/hero.js';

it('joins words as prose does', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    ...['', 'a', 'a and b', 'a, b and c'],
  ]);
});

it('yields the specified texts with every area on', () => {
  expect(heroText).toContain(
    'Find the shops, the work and the people around the corner. A directory, a job board, calculators and writing help for {town} and its neighbors, with no listing fees and no account fees.',
  );
});

it('does not mention an area that is off', () => {
  const text = heroTextFor((area) => area === 'directory');
  expect(text).toContain('Find the shops and the people around the corner. A directory for {town}');
  expect(text).not.toMatch(/job|work and|calculators|writing/);
});
