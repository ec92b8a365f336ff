import { areAdjacent, occursAlone } from './adjacent-words.js';

it('finds the words of a phrase next to each other only, in any form and order', () => {
  const words = ['home', 'health', 'aide'];
  expect(areAdjacent(' home health aides | jackson ', words)).toBe(true);
  expect(areAdjacent(' aide for home health ', words)).toBe(true);
  expect(areAdjacent(' public health inspector healthy homes program aide ', words)).toBe(false);
  expect(areAdjacent(' phone screen repairs ', ['phone', 'repair'])).toBe(true);
  expect(areAdjacent(' phone and tablet and watch repairs ', ['phone', 'repair'])).toBe(false);
  expect(areAdjacent(' home visits | care ', ['home', 'care'])).toBe(false);
});

it('reads from one item of a list to the next only what the phrase names wholly', () => {
  expect(areAdjacent(' skin care , day spas ', ['day', 'care'])).toBe(false);
  expect(areAdjacent(' day spas , skin care ', ['day', 'care'])).toBe(false);
  expect(areAdjacent(' contractors , roofing ', ['roofing', 'contractor'])).toBe(true);
  expect(areAdjacent(' painting , roofing contractors ', ['painting', 'contractor'])).toBe(true);
});

it('distinguishes a word on its own from the end of another name', () => {
  const others = ['animal clinic', 'veterinary clinic'];
  expect(occursAlone(' tanager veterinary clinic ', 'clinic', others)).toBe(false);
  expect(occursAlone(' veterinary clinic | clinic for all ', 'clinic', others)).toBe(true);
  expect(occursAlone(' walk in clinic ', 'clinic', others)).toBe(true);
});
