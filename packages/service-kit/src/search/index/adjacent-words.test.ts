import { areAdjacent, occursAlone } from './adjacent-words.js';

it('finds the words of a phrase beside each other only, in any form and order', () => {
  const words = ['home', 'health', 'aide'];
  expect(areAdjacent(' home health aides | jackson ', words)).toBe(true);
  expect(areAdjacent(' aide for home health ', words)).toBe(true);
  expect(areAdjacent(' public health inspector healthy homes program aide ', words)).toBe(false);
  expect(areAdjacent(' phone screen repairs ', ['phone', 'repair'])).toBe(true);
  expect(areAdjacent(' phone and tablet and watch repairs ', ['phone', 'repair'])).toBe(false);
  expect(areAdjacent(' home visits | care ', ['home', 'care'])).toBe(false);
});

it('tells a word on its own from the end of another name', () => {
  const others = ['animal clinic', 'veterinary clinic'];
  expect(occursAlone(' tanager veterinary clinic ', 'clinic', others)).toBe(false);
  expect(occursAlone(' veterinary clinic | clinic for all ', 'clinic', others)).toBe(true);
  expect(occursAlone(' walk in clinic ', 'clinic', others)).toBe(true);
});
