import { withListedPrices } from './listed-prices.js';

const priced = (entry: string) => withListedPrices(entry, 'en');

// AIT-04, AIT-07: prices without their sign, by what stands around them (decision B116).
describe('prices of a list without signs', () => {
  it.each([
    ['hookup 95, winch 60, total 204.50', 'hookup $95, winch $60, total $204.50'],
    ['Quote: new 200 amp panel 2,850', 'Quote: new 200 amp panel $2,850'],
    ['gel mani 38 full set 55', 'gel mani $38, full set $55'],
    [
      'full interior detail 149 sedans 189 trucks',
      'full interior detail $149 for sedans and $189 for trucks',
    ],
    [
      'live minnows 3.50 a dozen nightcrawlers 4, open at 5',
      'live minnows $3.50 a dozen, nightcrawlers $4, open at 5',
    ],
    ['house wash 249 one story 349 two', 'house wash $249 for one story and $349 for two'],
    ['tent sites 22 rv 38', 'tent sites $22, rv $38'],
    ['honey, 1 lb jar 14 2 lb 25', 'honey, 1 lb jar $14, 2 lb $25'],
    ['30 min 32 or an hour 60', '30 min for $32 or an hour for $60'],
    ['4 times at 55 = 220.00', '4 times at $55 = $220.00'],
    ['price stays 349', 'price stays $349'],
    ['refund the 40 after hours fee', 'refund the $40 after hours fee'],
  ])('%s', (entry, expected) => {
    expect(priced(entry)).toBe(expected);
  });

  it.each([
    'room 12, floor 3',
    'we have 40 chairs and 12 tables',
    'doors 6, show 7',
    'drilling wells here since 1974, more than 3,200 of them',
    'paperbacks 50 cents hardcovers $1',
    'kids over 12, exit 348, since 1998, open until 8',
    'second reminder for invoice 3081, patio and walkway',
  ])('stay numbers where they may be something else: %s', (entry) => {
    expect(priced(entry)).toBe(entry);
  });

  it('are left to the Spanish reading in Spanish', () => {
    expect(withListedPrices('casa de 3 recamaras 130', 'es')).toBe('casa de 3 recamaras 130');
  });
});
