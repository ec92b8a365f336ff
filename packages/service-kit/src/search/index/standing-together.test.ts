import { standsAlone, standTogether } from './standing-together.js';

it('finds the words of a phrase beside each other only, in any form and order', () => {
  const words = ['home', 'health', 'aide'];
  expect(standTogether(' home health aides | jackson ', words)).toBe(true);
  expect(standTogether(' aide for home health ', words)).toBe(true);
  expect(standTogether(' public health inspector healthy homes program aide ', words)).toBe(false);
  expect(standTogether(' phone screen repairs ', ['phone', 'repair'])).toBe(true);
  expect(standTogether(' phone and tablet and watch repairs ', ['phone', 'repair'])).toBe(false);
  expect(standTogether(' home visits | care ', ['home', 'care'])).toBe(false);
});

it('tells a word on its own from the end of another name', () => {
  const others = ['animal clinic', 'veterinary clinic'];
  expect(standsAlone(' tanager veterinary clinic ', 'clinic', others)).toBe(false);
  expect(standsAlone(' veterinary clinic | clinic for all ', 'clinic', others)).toBe(true);
  expect(standsAlone(' walk in clinic ', 'clinic', others)).toBe(true);
});
