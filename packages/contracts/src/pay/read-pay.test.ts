import { readPay, statesPay, yearlyPay } from './read-pay.js';

/** "45000–55000 year", "18– hour" (open above), "–30 hour" (open below), "500–500 per project". */
function short(text: string, type?: string): string {
  const reading = readPay(text, type);
  if (reading.kind === 'none' || reading.kind === 'words') return reading.kind;
  const bounds = `${reading.min ?? ''}–${reading.max ?? ''}`;
  if (reading.kind === 'unclear') return `${bounds} unclear ${reading.why}`;
  const what = reading.kind === 'piece' ? `per ${reading.piece}` : reading.unit;
  return `${bounds} ${what}${reading.currency === 'USD' ? '' : ` ${reading.currency}`}`;
}

describe('[JOB-07] readPay (decision A23)', () => {
  it.each([
    // Yearly amounts.
    ['$60,000 - $80,000', '60000–80000 year'],
    ['$60,000 – $80,000 per year', '60000–80000 year'],
    ['$60,000.00/yr - $80,000.00/yr', '60000–80000 year'],
    ['60k-80k', '60000–80000 year'],
    ['45k-55k', '45000–55000 year'],
    ['$60-80k', '60000–80000 year'],
    ['$60K-80', '60000–80000 year'],
    ['45-55,000', '45000–55000 year'],
    ['80k to 60k', '60000–80000 year'],
    ['between 60,000 and 80,000', '60000–80000 year'],
    ['60000', '60000–60000 year'],
    ['$55.5k', '55500–55500 year'],
    ['$1.5M', '1500000–1500000 year'],
    ['55 thousand', '55000–55000 year'],
    ['50 000 to 60 000', '50000–60000 year'],
    ['４５０００', '45000–45000 year'],
    ['$45,000\u00a0\u2011\u00a0$55,000', '45000–55000 year'],
    ['$45,000 \u2212 $55,000', '45000–55000 year'],
    ['Grade 7: $45,000 - $55,000', '45000–55000 year'],
    ['Grade 7, 45000', '45000–45000 year'],
    ['2 positions, 1-2 years, $40k', '40000–40000 year'],
    ['USD 70,000', '70000–70000 year'],
    ['USD70,000', '70000–70000 year'],
    ['45,000 dollars', '45000–45000 year'],
    ['$45,000 yearly, paid monthly', '45000–45000 year'],
    ['$45,000, paid weekly', '45000–45000 year'],
    ['$52,000 salary + full benefits', '52000–52000 year'],
    ['negotiable ($50k base)', '50000–50000 year'],
    ['$45,000 - $55,000 a year ($21-26/hr)', '45000–55000 year'],
    // Open ends.
    ['$45,000+', '45000– year'],
    ['From $45,000', '45000– year'],
    ['from 52000', '52000– year'],
    ['starting at 52k', '52000– year'],
    ['$45,000 and up', '45000– year'],
    ['at least $45,000', '45000– year'],
    ['$18 minimum', '18– hour'],
    ['$18/hr+', '18– hour'],
    ['starting pay $17/hr', '17– hour'],
    ['Up to $90k', '–90000 year'],
    ['up to $30/hr', '–30 hour'],
    ['$30/hr max', '–30 hour'],
    ['$70,000 + 10% commission', '70000– year'],
    ['$60K plus commission', '60000– year'],
    ['$55,000 base plus commission', '55000– year'],
    ['$15 + tips', '15– hour'],
    // By the hour.
    ['$25 - $30/hr', '25–30 hour'],
    ['$16.50 - $18 an hour', '16.5–18 hour'],
    ['$16.50-18', '16.5–18 hour'],
    ['part-time $16.50–$18 an hour', '16.5–18 hour'],
    ['$15–17 + tips', '15–17 hour'],
    ['$16.50 - $18 an hour plus tips', '16.5–18 hour'],
    ['between 18 and 22 per hour', '18–22 hour'],
    ['18-22/hr', '18–22 hour'],
    ['18 - 22', '18–22 hour'],
    ['18', '18–18 hour'],
    ['18hr', '18–18 hour'],
    ['$18 DOE', '18–18 hour'],
    ['18 DOE', '18–18 hour'],
    ['Hourly: 18-22', '18–22 hour'],
    ['20 hours a week at $18', '18–18 hour'],
    ['40 hrs/week, 22/hr', '22–22 hour'],
    ['$20, five days a week', '20–20 hour'],
    ['$20/hr, 12-hour shifts', '20–20 hour'],
    ['Weekly pay, $18-20', '18–20 hour'],
    ['$18 paid weekly', '18–18 hour'],
    ['24/7 plant, 22/hr', '22–22 hour'],
    ['$18/hr plus $5 per delivery', '18–18 hour'],
    ['$18/hr + $500 sign-on bonus', '18–18 hour'],
    ['$18 (nights $20) per hour', '18–18 hour'],
    ['18,50', '18.5–18.5 hour'],
    ['$18 an hour, Erie PA', '18–18 hour'],
    ['$19, Erie PA', '19–19 hour'],
    // Other times.
    ['$150 a day', '150–150 day'],
    ['$150-$200 per day', '150–200 day'],
    ['$800 weekly', '800–800 week'],
    ['$1,000/week', '1000–1000 week'],
    ['weekly $800', '800–800 week'],
    ['$1,500 paid weekly', '1500–1500 week'],
    ['$2,000 bi-weekly', '2000–2000 two weeks'],
    ['$2,000 every two weeks', '2000–2000 two weeks'],
    ['$2,000 every 2 weeks', '2000–2000 two weeks'],
    ['$1,000 semi-monthly', '1000–1000 half month'],
    ['$4,200/month', '4200–4200 month'],
    ['$5k monthly', '5000–5000 month'],
    ['$500/month stipend', '500–500 month'],
    // Bonuses and benefits are not pay.
    ['$50,000 plus $5,000 bonus', '50000–50000 year'],
    ['$45k + $5k bonus', '45000–45000 year'],
    ['$70,000, 10% bonus, 401k', '70000–70000 year'],
    ['$1,200 sign-on bonus, $19/hr', '19–19 hour'],
    ['Sign-on bonus of $1,200. $19/hr', '19–19 hour'],
    ['$52,000 with annual bonus', '52000–52000 year'],
    ['$22/hr, call 423-555-0100', '22–22 hour'],
    // Per piece.
    ['$500 per project', '500–500 per project'],
    ['$5,000 per project', '5000–5000 per project'],
    ['$100 a shift', '100–100 per shift'],
    ['$0.55 per mile', '0.55–0.55 per mile'],
    ['$40 to $60 per visit', '40–60 per visit'],
    // Other currencies are not dollars.
    ['70.000 €', '70000–70000 year EUR'],
    ['€50.000 – €60.000', '50000–60000 year EUR'],
    ['£28,000', '28000–28000 year GBP'],
    ['£12.50 an hour', '12.5–12.5 hour GBP'],
    ['¥5,000,000', '5000000–5000000 unclear currency'],
    ['CA$50,000', '50000–50000 unclear currency'],
    // An amount with an unknown unit, or out of range for a job.
    ['$1,200', '1200–1200 unclear unit'],
    ['300', '300–300 unclear unit'],
    ['$45 a year', '45–45 unclear size'],
    ['$45,000 an hour', '45000–45000 unclear size'],
    ['999999999999', '999999999999–999999999999 unclear size'],
  ])('%s → %s', (text, expected) => expect(short(text)).toBe(expected));

  it.each([
    'Competitive',
    'DOE',
    'minimum wage',
    'negotiable',
    '2 weeks PTO',
    '2 weeks paid vacation',
    '401(k) match',
    '401k match',
    '10% commission',
    '$1,200 sign-on bonus',
    '$5,000 sign-on bonus',
    'bonus: $500',
    '$300 monthly phone allowance',
    '20 hours a week',
    '4 day week',
    'within 2 weeks',
    'Two openings',
    'call 423-555-0100',
    '$0',
    '-5',
    '$-20,000',
    '$55,ooo',
    '$',
    '£',
    '—',
  ])('finds no amount of money in %j', (text) => {
    expect(readPay(text)).toEqual({ kind: 'words' });
    expect(statesPay(readPay(text))).toBe(false);
  });

  it.each(['', '   ', undefined])('reads %j as nothing', (text) => {
    expect(readPay(text)).toEqual({ kind: 'none' });
  });

  it.each([
    // The text is clear: the type changes nothing.
    ['$45,000+', 'Hourly', '45000– year'],
    ['$40,000 - $50,000', 'Hourly', '40000–50000 year'],
    ['$40,000 - $50,000', 'Project-based', '40000–50000 year'],
    ['$25/hr', 'Project-based', '25–25 hour'],
    ['$25/hr', 'Annual Salary', '25–25 hour'],
    ['$40', 'Annual Salary', '40–40 hour'],
    ['$500 per project', 'Hourly', '500–500 per project'],
    ['20 hours a week at $18', 'Annual Salary', '18–18 hour'],
    ['$4,200/month', 'Annual Salary', '4200–4200 month'],
    // The text has no unit: the type decides.
    ['600 - 700', 'Hourly', '600–700 hour'],
    ['$9,000', 'Annual Salary', '9000–9000 year'],
    ['$500', 'Project-based', '500–500 per project'],
    ['$25 - $30', 'Project-based', '25–30 per project'],
    // Neither decides.
    ['$1,200', 'Hourly', '1200–1200 unclear unit'],
    ['$600', 'Contract Rate', '600–600 unclear unit'],
    ['$600', 'Commission', '600–600 unclear unit'],
  ])('%s with %s → %s', (text, type, expected) => expect(short(text, type)).toBe(expected));

  it.each([
    ['$45,000+', { min: 45_000 }],
    ['up to $30/hr', { max: 62_400 }],
    ['$16.50 - $18 an hour', { min: 34_320, max: 37_440 }],
    ['$150 a day', { min: 39_000, max: 39_000 }],
    ['$800 weekly', { min: 41_600, max: 41_600 }],
    ['$2,000 bi-weekly', { min: 52_000, max: 52_000 }],
    ['$1,000 semi-monthly', { min: 24_000, max: 24_000 }],
    ['$4,200/month', { min: 50_400, max: 50_400 }],
    ['$500 per project', {}],
    ['$1,200', {}],
    ['2 weeks PTO', {}],
    ['1'.repeat(120), {}],
    ['4,111,111,111,111,111 - 9', {}],
  ])('%s is %j a year', (text, yearly) => expect(yearlyPay(readPay(text))).toEqual(yearly));
});
