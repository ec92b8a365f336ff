import { parsePay } from './pay.js';

describe('parsePay (decision A23)', () => {
  it.each([
    ['$60,000 - $80,000', 60_000, 80_000],
    ['$60,000 – $80,000 per year', 60_000, 80_000],
    ['60k-80k', 60_000, 80_000],
    ['$60-80k', 60_000, 80_000],
    ['80k to 60k', 60_000, 80_000],
    ['between 60,000 and 80,000', 60_000, 80_000],
    ['60000', 60_000, 60_000],
    ['$55.5k', 55_500, 55_500],
    ['$25 - $30/hr', 52_000, 62_400],
    ['$25.50 per hour', 53_040, 53_040],
    ['18', 37_440, 37_440],
    ['$200 a day', 52_000, 52_000],
    ['$1,000/week', 52_000, 52_000],
    ['$5k monthly', 60_000, 60_000],
    ['$50,000 plus $5,000 bonus', 50_000, 50_000],
    ['$70,000 + 10% commission', 70_000, undefined],
    ['$70,000, 10% bonus, 401k', 70_000, 70_000],
    ['From $45,000', 45_000, undefined],
    ['$45,000+', 45_000, undefined],
    ['Up to $90k', undefined, 90_000],
    ['Grade 7: $45,000 - $55,000', 45_000, 55_000],
    ['2 positions, 1-2 years, $40k', 40_000, 40_000],
    ['$60K-80', 60_000, 80_000],
    ['€50.000 – €60.000', 50_000, 60_000],
    ['50 000 to 60 000', 50_000, 60_000],
    ['４５０００', 45_000, 45_000],
    ['$45,000\u00a0\u2011\u00a0$55,000', 45_000, 55_000],
    ['$45,000 \u2212 $55,000', 45_000, 55_000],
    ['$1.5M', 1_500_000, 1_500_000],
    ['$2,000 bi-weekly', 52_000, 52_000],
    ['$2,000 every two weeks', 52_000, 52_000],
    ['$1,000 semi-monthly', 24_000, 24_000],
    ['$45,000 yearly, paid monthly', 45_000, 45_000],
    ['40 hours a week at $20', 41_600, 41_600],
    ['$18/hr plus $5 per delivery', 37_440, 37_440],
    ['$45k + $5k bonus', 45_000, 45_000],
  ])('%s', (text, min, max) => {
    const pay = parsePay(text);
    expect([pay?.min, pay?.max]).toEqual([min, max]);
  });

  it('takes the period from the compensation type when the text names none', () => {
    expect(parsePay('600 - 700', 'Hourly')).toEqual({
      min: 1_248_000,
      max: 1_456_000,
      period: 'hour',
    });
    expect(parsePay('40', 'Annual Salary')?.period).toBe('hour');
  });

  it.each([
    '',
    'Competitive',
    'DOE',
    '401(k) match',
    '10% commission',
    '$0',
    '$5,000 per project',
    '$100 a shift',
    '$5,000 sign-on bonus',
    '-5',
    '$-20,000',
    '$55,ooo',
    '$',
    '—',
    '1'.repeat(120),
  ])('finds no pay in %j', (text) => expect(parsePay(text)).toBeUndefined());

  it('refuses amounts no job pays', () => {
    expect(parsePay('999999999999')).toBeUndefined();
    expect(parsePay('4,111,111,111,111,111 - 9')).toBeUndefined();
  });
});
