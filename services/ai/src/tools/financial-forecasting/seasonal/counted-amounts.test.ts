import { countedIn } from './counted-amounts.js';

describe('[AIT-06] how many an amount counts for', () => {
  it.each([
    ['two helpers, 3,200 a month each', 2],
    ['seven helpers, 3,200 a month each', 7],
    ['twelve vans, $300 apiece', 12],
    ['dieciséis mesas, 40 al mes cada una', 16],
    ['9 helpers, 3,200 a month each', 9],
    ['once a year, 40 each', 1],
    ['helpers, 3,200 a month each', 1],
    ['seven helpers, 3,200 a month', 1],
  ])('%s: %d', (text, count) => {
    expect(countedIn(text)?.count).toBe(count);
  });

  it('is not told of several', () => {
    expect(countedIn('two helpers and three drivers, 3,200 each')).toBeUndefined();
  });
});
